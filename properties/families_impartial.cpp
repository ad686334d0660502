#include <algorithm>
#include <numeric>

#include "properties/set_families.hpp"

namespace nimplus::properties {
namespace {

using Removals = std::vector<Size>;

SubtractionSet interval(Size lo, Size hi) {
  Removals removals(hi - lo + 1);
  std::iota(removals.begin(), removals.end(), lo);
  return SubtractionSet(std::move(removals));
}

/// The largest k with {1..k} in the set.
Size initial_run(const SubtractionSet& set) {
  Size k = 0;
  while (set.contains(k + 1)) ++k;
  return k;
}

bool every(const SubtractionSet& set, const auto& good) {
  return std::all_of(set.begin(), set.end(), good);
}

Ruleset one_to_k(const Draw& draw, Size removal_max, Size span) {
  return shared(interval(1, draw(1, std::min(removal_max, span))));
}
bool is_one_to_k(const Ruleset& r) {
  return r.impartial() && !r.left.empty() && r.left.largest() == r.left.size();
}

Ruleset some_interval(const Draw& draw, Size removal_max, Size span) {
  const Size hi = draw(1, std::min(removal_max, span));
  return shared(interval(draw(1, hi), hi));
}
bool is_interval(const Ruleset& r) {
  return r.impartial() && !r.left.empty() &&
         r.left.largest() - r.left.smallest() + 1 == r.left.size();
}

Ruleset one_to_k_and_more(const Draw& draw, Size removal_max, Size span) {
  const Size k = draw(1, std::min<Size>({removal_max, span, 9}));
  SubtractionSet set = interval(1, k);
  for (Size left = draw(0, 4); left > 0; --left) {
    const Size removal = draw(k, std::max(k, std::min(removal_max, 3 * span)));
    if (removal % (k + 1) != 0) set = adjoined(set, removal);
  }
  return shared(set);
}
bool is_one_to_k_and_more(const Ruleset& r) {
  const Size k = initial_run(r.left);
  return r.impartial() && k > 0 && every(r.left, [&](Size s) { return s % (k + 1) != 0; });
}

Ruleset odd_with_one(const Draw& draw, Size removal_max, Size span) {
  SubtractionSet set{1};
  const Size hi = (std::min(removal_max, span) - 1) / 2;
  for (Size left = draw(0, 5); left > 0; --left) set = adjoined(set, 2 * draw(0, hi) + 1);
  return shared(set);
}
bool is_odd_with_one(const Ruleset& r) {
  return r.impartial() && r.left.contains(1) && every(r.left, [](Size s) { return s % 2 == 1; });
}

Ruleset two_removals(const Draw& draw, Size removal_max, Size span) {
  const Size b = draw(2, std::min(removal_max, span));
  return shared({draw(1, b - 1), b});
}
bool is_two_removals(const Ruleset& r) { return r.impartial() && r.left.size() == 2; }

Ruleset symmetric(const Draw& draw, Size removal_max, Size span) {
  const Size p = draw(1, std::min(removal_max, span)) + 1;
  SubtractionSet set;
  for (Size left = draw(1, 4); left > 0; --left) {
    const Size removal = draw(1, p - 1);
    set = adjoined(adjoined(set, removal), p - removal);
  }
  return shared(set);
}
bool is_symmetric(const Ruleset& r) {
  const Size p = r.left.smallest() + r.left.largest();
  return r.impartial() && !r.left.empty() &&
         every(r.left, [&](Size s) { return r.left.contains(p - s); });
}

Ruleset powers(const Draw& draw, Size removal_max, Size span) {
  const Size k = draw(2, std::min<Size>({removal_max, span, 12}));
  const Size hi = std::min<Size>(removal_max, 4000);
  Removals removals{1};
  while (removals.back() <= hi / k) removals.push_back(removals.back() * k);
  removals.resize(draw(2, removals.size()));
  return shared(SubtractionSet(std::move(removals)));
}
bool is_powers(const Ruleset& r) {
  if (!r.impartial() || r.left.size() < 2 || !r.left.contains(1)) return false;
  const auto removals = r.left.removals();
  for (std::size_t i = 1; i < removals.size(); ++i) {
    const auto [times, rest] =
        std::pair{removals[i] / removals[i - 1], removals[i] % removals[i - 1]};
    if (rest != 0 || times != removals[1]) return false;
  }
  return true;
}

Ruleset additive(const Draw& draw, Size removal_max, Size span) {
  const Size sum = draw(3, std::min(removal_max, span + 1));
  const Size a = draw(1, (sum - 1) / 2);
  return shared({a, sum - a, sum});
}
bool is_additive(const Ruleset& r) {
  const auto s = r.left.removals();
  return r.impartial() && s.size() == 3 && s[0] + s[1] == s[2];
}

Ruleset quartet(const Draw& draw, Size removal_max, Size) {
  const Size s = draw(1, std::min<Size>(5, (removal_max - 1) / 16));
  return shared({s, 4 * s, 12 * s + 1, 16 * s + 1});
}
bool is_quartet(const Ruleset& r) {
  const Size s = r.left.smallest();
  return r.impartial() && s > 0 && r.left == SubtractionSet{s, 4 * s, 12 * s + 1, 16 * s + 1};
}

Ruleset two_and_four_n(const Draw& draw, Size removal_max, Size span) {
  const Size n = draw(3, std::max<Size>(3, (std::min(removal_max, 2 * span) - 2) / 4));
  return shared({2, 4 * n, 4 * n + 2});
}
bool is_two_and_four_n(const Ruleset& r) {
  return is_additive(r) && r.left.smallest() == 2 && r.left.largest() % 4 == 2 &&
         r.left.largest() >= 14;
}

Ruleset not_empty(const Draw& draw, Size removal_max, Size span) {
  SubtractionSet set;
  for (Size left = draw(1, 6); left > 0; --left) {
    set = adjoined(set, draw(1, std::min(removal_max, span)));
  }
  return shared(set);
}
bool is_not_empty(const Ruleset& r) { return r.impartial() && !r.left.empty(); }

}  // namespace

const Family kOneToK{one_to_k, is_one_to_k};
const Family kInterval{some_interval, is_interval};
const Family kOneToKAndMore{one_to_k_and_more, is_one_to_k_and_more};
const Family kOddWithOne{odd_with_one, is_odd_with_one};
const Family kTwoRemovals{two_removals, is_two_removals};
const Family kSymmetric{symmetric, is_symmetric};
const Family kPowers{powers, is_powers};
const Family kAdditive{additive, is_additive};
const Family kQuartet{quartet, is_quartet};
const Family kTwoAndFourN{two_and_four_n, is_two_and_four_n};
const Family kNotEmpty{not_empty, is_not_empty};

}  // namespace nimplus::properties
