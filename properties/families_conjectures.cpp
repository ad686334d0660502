#include <algorithm>
#include <array>
#include <numeric>

#include "properties/set_families.hpp"

namespace nimplus::properties {
namespace {

Ruleset one_and_two(const Draw& draw, Size removal_max, Size span) {
  const Size c = draw(3, std::min(removal_max, span + 1));
  return shared({1, draw(2, c - 1), c});
}
bool is_one_and_two(const Ruleset& r) {
  return r.impartial() && r.left.size() == 3 && r.left.contains(1);
}

bool is_three_any(const Ruleset& r) { return r.impartial() && r.left.size() == 3; }
Ruleset three_any(const Draw& draw, Size removal_max, Size span) {
  const Size c = draw(3, std::min(removal_max, span + 1));
  const Size b = draw(2, c - 1);
  return shared({draw(1, b - 1), b, c});
}

bool is_three_removals(const Ruleset& r) {
  if (!is_three_any(r)) return false;
  const auto s = r.left.removals();
  return std::gcd(std::gcd(s[0], s[1]), s[2]) == 1 && s[0] + s[1] != s[2];
}
Ruleset three_removals(const Draw& draw, Size removal_max, Size span) {
  const Ruleset drawn = three_any(draw, std::max<Size>(4, removal_max), std::max<Size>(4, span));
  return is_three_removals(drawn) ? drawn : shared({1, 2, 4});
}

Ruleset period_two(const Draw& draw, Size removal_max, Size) {
  const Size k = draw(0, 1) == 0 ? 0 : 2 * draw(1, std::min<Size>(8, (removal_max - 5) / 4)) + 1;
  if (k != 0) return shared({k, k + 2, 2 * k + 3});
  return shared({3, 5, (Size{1} << draw(3, removal_max < 33 ? 3 : 5)) + 1});
}
bool is_period_two(const Ruleset& r) {
  if (!is_three_any(r)) return false;
  constexpr std::array<Size, 3> kFar{9, 17, 33};
  const auto s = r.left.removals();
  if (s[0] == 3 && s[1] == 5 && std::ranges::count(kFar, s[2]) == 1) return true;
  return s[0] % 2 == 1 && s[0] >= 3 && s[0] <= 17 && s[1] == s[0] + 2 && s[2] == 2 * s[0] + 3;
}

constexpr Size kFarLeast = 60;
constexpr Size kFarMost = 112;

Ruleset small_and_one_far(const Draw& draw, Size removal_max, Size) {
  SubtractionSet set{draw(1, 5)};
  for (Size left = draw(0, 4); left > 0; --left) set = adjoined(set, draw(1, 5));
  return shared(adjoined(set, draw(kFarLeast, std::min(removal_max, kFarMost))));
}
bool is_small_and_one_far(const Ruleset& r) {
  const auto s = r.left.removals();
  return r.impartial() && s.size() >= 2 && s[s.size() - 2] <= 5 && s.back() >= kFarLeast &&
         s.back() <= kFarMost;
}

Ruleset all_but_a_few(const Draw& draw, Size, Size) {
  std::vector<Size> removals;
  for (Size removal = 1; removal <= kAllBut; ++removal) {
    if (removal > 6 || draw(0, 1) == 0) removals.push_back(removal);
  }
  return shared(SubtractionSet(std::move(removals)));
}
bool is_all_but_a_few(const Ruleset& r) {
  const Size few = static_cast<Size>(
      std::count_if(r.left.begin(), r.left.end(), [](Size removal) { return removal <= 6; }));
  return r.impartial() && r.left.largest() >= kAllBut &&
         r.left.size() - few == r.left.largest() - 6;
}

Ruleset self_mirrored(const Draw& draw, Size removal_max, Size span) {
  return (draw(0, 2) == 0 ? kAdditive : kSymmetric).draw(draw, removal_max, span);
}
bool is_self_mirrored(const Ruleset& r) { return kAdditive.contains(r) || kSymmetric.contains(r); }

}  // namespace

const Family kOneAndTwo{one_and_two, is_one_and_two};
const Family kThreeAny{three_any, is_three_any};
const Family kThreeRemovals{three_removals, is_three_removals};
const Family kPeriodTwo{period_two, is_period_two};
const Family kSmallAndOneFar{small_and_one_far, is_small_and_one_far};
const Family kAllButAFew{all_but_a_few, is_all_but_a_few};
const Family kSelfMirrored{self_mirrored, is_self_mirrored};

}  // namespace nimplus::properties
