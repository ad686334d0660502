#include <algorithm>
#include <array>

#include "properties/games.hpp"

namespace nimplus::properties {
namespace {

/// `least`..`most` draws of removals lo..hi: repeats make smaller sets.
SubtractionSet draw_set(const Draw& draw, Size least, Size most, Size lo, Size hi) {
  std::vector<Size> removals(draw(least, most));
  for (Size& removal : removals) removal = draw(lo, std::max(lo, hi));
  return SubtractionSet(std::move(removals));
}

Ruleset small(const Draw& draw, Size removal_max, Size) {
  const Size hi = std::min<Size>(removal_max, 13);
  return {draw_set(draw, 0, 3, 1, hi), draw_set(draw, 0, 3, 1, hi)};
}

Ruleset plain(const Draw& draw, Size removal_max, Size span) {
  const Size hi = std::min(removal_max, span);
  return {draw_set(draw, 1, 8, 1, hi), draw_set(draw, 1, 8, 1, hi)};
}

Ruleset equal_sets(const Draw& draw, Size removal_max, Size span) {
  return shared(draw_set(draw, 1, 6, 1, std::min(removal_max, span)));
}

Ruleset nearly_equal(const Draw& draw, Size removal_max, Size span) {
  const Size hi = std::min(removal_max, span);
  const SubtractionSet set = draw_set(draw, 1, 5, 1, hi);
  const SubtractionSet more = adjoined(set, draw(1, hi));
  return draw(0, 1) == 0 ? Ruleset{set, more} : Ruleset{more, set};
}

Ruleset singles(const Draw& draw, Size removal_max, Size span) {
  const Size hi = std::min(removal_max, span);
  return {{draw(1, hi)}, {draw(1, hi)}};
}

Ruleset scaled(const Draw& draw, Size removal_max, Size span) {
  const Size factor = draw(std::min<Size>(2, removal_max), std::min<Size>(5, removal_max));
  const Size hi = std::max<Size>(1, std::min(removal_max, span) / factor);
  const auto multiples = [&] {
    std::vector<Size> removals(draw(1, 4));
    for (Size& removal : removals) removal = factor * draw(1, hi);
    return SubtractionSet(std::move(removals));
  };
  return {multiples(), multiples()};
}

Ruleset complement(const Draw& draw, Size removal_max, Size span) {
  const Size hi = std::min(removal_max, span);
  const Size period = draw(1, hi) + 1;
  const SubtractionSet right = draw_set(draw, 1, 4, 1, period - 1);
  std::vector<Size> left;
  for (const Size removal : right) left.push_back(period - removal);
  if (draw(0, 1) == 0) return {SubtractionSet(std::move(left)), right};
  left.insert(left.end(), right.begin(), right.end());
  return shared(SubtractionSet(std::move(left)));
}

Ruleset late_preperiod(const Draw& draw, Size removal_max, Size) {
  const Size least = draw(1, std::min<Size>(9, removal_max));
  const Size pad = std::min(removal_max, 2 * least * least + draw(0, 3));
  const SubtractionSet pair = least > 1 ? SubtractionSet{least - 1, least} : SubtractionSet{least};
  return {SubtractionSet{least, pad}, pair};
}

Ruleset reach_edge(const Draw& draw, Size removal_max, Size span) {
  const Size edge = std::min(removal_max, kLargestWritten);
  const Size under = std::min<Size>(2, edge - 1);
  const auto set = [&] {
    return adjoined(draw_set(draw, 0, 2, 1, std::min(edge, span)), edge - draw(0, under));
  };
  return {set(), set()};
}

Ruleset word_edge(const Draw& draw, Size removal_max, Size span) {
  const Size word_bits = Size{1} << draw(5, 9);
  const auto set = [&] {
    const Size edge = word_bits + draw(0, 2) - 1;
    return adjoined(draw_set(draw, 0, 2, 1, std::min(removal_max, span)),
                    std::min(edge, removal_max));
  };
  return {set(), set()};
}

Ruleset empty_set(const Draw& draw, Size removal_max, Size span) {
  const SubtractionSet set = draw_set(draw, 0, 3, 1, std::min(removal_max, span));
  return draw(0, 1) == 0 ? Ruleset{set, {}} : Ruleset{{}, set};
}

constexpr std::array kRegions{
    Region{"small", "all that can go wrong early, removals that are never usable included", small},
    Region{"plain", "no structure at all", plain},
    Region{"equal", "only N and P occur", equal_sets},
    Region{"nearly-equal", "one removal decides", nearly_equal},
    Region{"singles", "one removal each: a closed form", singles},
    Region{"scaled", "a common factor: long runs", scaled},
    Region{"complement", "p-B against B: all classes stay alive on large heaps", complement},
    Region{"late-preperiod", "{M,pad} against {M-1,M}: undecided up to about 2M²", late_preperiod},
    Region{"reach-edge", "the largest removals that the solver claims", reach_edge},
    Region{"word-edge", "removals at the ends of words of 32 to 512 bits", word_edge},
    Region{"empty", "a player who can never move", empty_set},
};

}  // namespace

std::span<const Region> regions() { return kRegions; }

}  // namespace nimplus::properties
