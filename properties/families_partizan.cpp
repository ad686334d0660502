#include <algorithm>
#include <numeric>

#include "properties/set_families.hpp"

namespace nimplus::properties {
namespace {

SubtractionSet some(const Draw& draw, Size least, Size most, Size hi) {
  SubtractionSet set;
  for (Size left = draw(least, most); left > 0; --left) set = adjoined(set, draw(1, hi));
  return set;
}

SubtractionSet one_to(Size hi) {
  std::vector<Size> removals(hi);
  std::iota(removals.begin(), removals.end(), Size{1});
  return SubtractionSet(std::move(removals));
}

bool within(const SubtractionSet& part, const SubtractionSet& whole) {
  return std::includes(whole.begin(), whole.end(), part.begin(), part.end());
}

Ruleset subset(const Draw& draw, Size removal_max, Size span) {
  const SubtractionSet whole = some(draw, 1, 6, std::min(removal_max, span));
  std::vector<Size> part;
  for (const Size removal : whole) {
    if (draw(0, 1) == 0) part.push_back(removal);
  }
  if (draw(0, 1) == 0) return {SubtractionSet(std::move(part)), whole};
  return {whole, SubtractionSet(std::move(part))};
}
bool is_subset(const Ruleset& r) { return within(r.left, r.right) || within(r.right, r.left); }

Ruleset complement(const Draw& draw, Size removal_max, Size span) {
  const Size p = draw(1, std::min(removal_max, span)) + 1;
  const SubtractionSet right = some(draw, 1, 5, p - 1);
  std::vector<Size> left;
  for (const Size removal : right) left.push_back(p - removal);
  return {SubtractionSet(std::move(left)), right};
}
bool is_complement(const Ruleset& r) {
  const Size p = r.left.smallest() + r.right.largest();
  return !r.left.empty() && r.left.size() == r.right.size() &&
         std::equal(r.left.begin(), r.left.end(), r.right.removals().rbegin(),
                    [&](Size a, Size b) { return a + b == p; });
}

Ruleset singles(const Draw& draw, Size removal_max, Size span) {
  const Size hi = std::min(removal_max, span);
  return {{draw(1, hi)}, {draw(1, hi)}};
}
bool is_singles(const Ruleset& r) { return r.left.size() == 1 && r.right.size() == 1; }

Ruleset single_right(const Draw& draw, Size removal_max, Size span) {
  const Size hi = std::min(removal_max, span);
  return {some(draw, 1, 4, hi), {draw(1, hi)}};
}
bool is_single_right(const Ruleset& r) { return !r.left.empty() && r.right.size() == 1; }

Ruleset two_intervals(const Draw& draw, Size removal_max, Size span) {
  const Size a = draw(2, std::min(removal_max, span));
  return {one_to(a), one_to(draw(1, a - 1))};
}
bool is_two_intervals(const Ruleset& r) {
  return r.right.size() >= 1 && r.left.size() > r.right.size() &&
         r.left.largest() == r.left.size() && r.right.largest() == r.right.size();
}

Ruleset late_preperiod(const Draw& draw, Size removal_max, Size span) {
  const Size most = draw(2, std::min(removal_max, span));
  return {{most}, {most - 1, most}};
}
bool is_late_preperiod(const Ruleset& r) {
  const Size most = r.left.largest();
  return most >= 2 && r.left.size() == 1 && r.right == SubtractionSet{most - 1, most};
}

}  // namespace

const Family kSubset{subset, is_subset};
const Family kComplement{complement, is_complement};
const Family kSingles{singles, is_singles};
const Family kSingleRight{single_right, is_single_right};
const Family kTwoIntervals{two_intervals, is_two_intervals};
const Family kLatePreperiod{late_preperiod, is_late_preperiod};

}  // namespace nimplus::properties
