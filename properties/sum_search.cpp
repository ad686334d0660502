#include <rapidcheck.h>
#include <rapidcheck/detail/TestListenerAdapter.h>

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "properties/sums.hpp"

namespace nimplus::properties {
namespace {

constexpr Size kHeapsMost = 4;
constexpr Size kRemovalMax = 12;

SubtractionSet draw_set(const Draw& draw, Size span) {
  std::vector<Size> removals;
  for (Size left = draw(0, 4); left > 0; --left) removals.push_back(draw(1, span));
  return SubtractionSet(removals);
}

/// The heaps share the room for positions: few are long, many are short.
SumGame draw_sum(bool impartial, Convention convention, int size, const Draw& draw) {
  SumGame game{{{}, convention}, {}};
  const Size span = 1 + static_cast<Size>(size) * (kRemovalMax - 1) / kSizeMost;
  Size room = kRandomPositions;
  for (Size left = draw(1, kHeapsMost); left > 0; --left) {
    HeapSets sets{draw_set(draw, span), {}};
    sets.right = impartial ? sets.left : draw_set(draw, span);
    const bool again = !game.sum.sets.empty() && draw(0, 2) == 0;  // the same set twice
    game.sum.sets.push_back(again ? game.sum.sets.back() : std::move(sets));
    const Size heap_max = std::min<Size>(room / (Size{1} << (2 * (left - 1))), 3 * span + 8);
    game.heaps.push_back(draw(0, std::max<Size>(heap_max, 1) - 1));
    room /= game.heaps.back() + 1;
  }
  return game;
}

SubtractionSet without(const SubtractionSet& set, Size removal) {
  std::vector<Size> kept;
  std::copy_if(set.begin(), set.end(), std::back_inserter(kept),
               [&](Size other) { return other != removal; });
  return SubtractionSet(kept);
}

/// Every sum with one heap, one token range or one removal less.
std::vector<SumGame> shrunk(const SumGame& game) {
  std::vector<SumGame> less;
  const auto at = [](auto& of, std::size_t i) {
    return of.begin() + static_cast<std::ptrdiff_t>(i);
  };
  for (std::size_t i = 0; i < game.heaps.size(); ++i) {
    if (game.heaps.size() > 1) {
      SumGame& fewer = less.emplace_back(game);
      fewer.heaps.erase(at(fewer.heaps, i));
      fewer.sum.sets.erase(at(fewer.sum.sets, i));
    }
    for (const Size heap : {game.heaps[i] / 2, game.heaps[i] - 1}) {
      if (game.heaps[i] > 0) less.emplace_back(game).heaps[i] = heap;
    }
    for (const Size removal : game.sum.sets[i].left) {
      HeapSets& sets = less.emplace_back(game).sum.sets[i];
      const bool both = sets.impartial();
      sets.left = without(sets.left, removal);
      if (both) sets.right = sets.left;
    }
    if (game.sum.sets[i].impartial()) continue;
    for (const Size removal : game.sum.sets[i].right) {
      HeapSets& sets = less.emplace_back(game).sum.sets[i];
      sets.right = without(sets.right, removal);
    }
  }
  return less;
}

rc::Gen<SumGame> sums(bool impartial, Convention convention) {
  return [=](const rc::Random& random, int size) {
    rc::Random numbers = random;
    const Draw draw = [&](Size lo, Size hi) { return lo + numbers.next() % (hi - lo + 1); };
    return rc::shrinkable::shrinkRecur(
        draw_sum(impartial, convention, size, draw),
        [](const SumGame& game) { return rc::seq::fromContainer(shrunk(game)); });
  };
}

struct Quiet : rc::detail::TestListenerAdapter {};

}  // namespace

SumFinding search_sums(bool impartial, Convention convention, const Search& search,
                       const SumTrial& trial) {
  SumFinding finding;
  const auto claim = [&, generator = sums(impartial, convention)] {
    const SumGame game = *generator;
    if (!finding.counterexample) ++finding.random;
    if (auto failure = trial(game)) {
      finding.counterexample = std::move(failure);  // the last one kept is the accepted shrink
      RC_FAIL("falsified");
    }
  };
  rc::detail::TestParams parameters;
  parameters.seed = search.seed;
  parameters.maxSuccess = std::max(search.cases / 10, 1);
  parameters.maxSize = kSizeMost;
  Quiet quiet;
  const auto result =
      rc::detail::checkTestable(claim, rc::detail::TestMetadata{}, parameters, quiet,
                                std::unordered_map<std::string, rc::detail::Reproduce>{});
  if (result.template is<rc::detail::GaveUpResult>()) finding.gave_up = "too many discarded sums";
  if (result.template is<rc::detail::Error>()) {
    finding.gave_up = result.template get<rc::detail::Error>().description;
  }
  if (finding.random == 0) finding.gave_up = "no sum was tried";
  return finding;
}

}  // namespace nimplus::properties
