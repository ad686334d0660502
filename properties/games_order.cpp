#include <algorithm>
#include <tuple>

#include "properties/games.hpp"
#include "rules/expects.hpp"

namespace nimplus::properties {
namespace {

auto key(const Ruleset& ruleset) {
  return std::make_tuple(ruleset.largest_removal(), ruleset.left.size() + ruleset.right.size());
}

SubtractionSet set_of_bits(unsigned bits) {
  std::vector<Size> removals;
  for (Size removal = 1; bits != 0; ++removal, bits >>= 1U) {
    if ((bits & 1U) != 0) removals.push_back(removal);
  }
  return SubtractionSet(std::move(removals));
}

/// All pairs of sets over removals 1..largest, of which at least one reaches `largest`.
void add_all(Size largest, std::vector<Ruleset>& rulesets) {
  const unsigned count = 1U << largest;
  for (unsigned left = 0; left < count; ++left) {
    for (unsigned right = 0; right < count; ++right) {
      if (std::max(left, right) >= count / 2) {
        rulesets.push_back({set_of_bits(left), set_of_bits(right)});
      }
    }
  }
}

void add_sparse(Size largest, std::vector<Ruleset>& rulesets) {
  const SubtractionSet only{largest};
  rulesets.insert(rulesets.end(), {{{}, only}, {only, {}}, {only, only}});
  for (Size other = 1; other < largest && largest <= kEnumeratedSparse; ++other) {
    const SubtractionSet both{other, largest};
    rulesets.insert(rulesets.end(),
                    {{{}, both}, {both, {}}, {{other}, only}, {only, {other}}, {both, both}});
  }
}

}  // namespace

bool smaller(const Ruleset& a, const Ruleset& b) {
  if (key(a) != key(b)) return key(a) < key(b);
  return a < b;
}

bool smaller(const Game& a, const Game& b) {
  if (a.ruleset != b.ruleset) return smaller(a.ruleset, b.ruleset);
  return a.heap_max < b.heap_max;
}

std::vector<Ruleset> rulesets_of_largest(Size largest, const Reach& reach) {
  std::vector<Ruleset> rulesets;
  if (largest == 0) {
    rulesets.emplace_back();
  } else if (largest <= kEnumeratedWhole) {
    add_all(largest, rulesets);
  } else {
    add_sparse(largest, rulesets);
  }
  const std::size_t normal = rulesets.size();
  for (std::size_t i = 0; i < normal; ++i) {
    Ruleset misere = rulesets[i];
    misere.convention = Convention::Misere;
    rulesets.push_back(std::move(misere));
  }
  std::erase_if(rulesets, [&](const Ruleset& ruleset) { return !reach.covers(ruleset, 0); });
  std::sort(rulesets.begin(), rulesets.end(),
            [](const Ruleset& a, const Ruleset& b) { return smaller(a, b); });
  return rulesets;
}

}  // namespace nimplus::properties
