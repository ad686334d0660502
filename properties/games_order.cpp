#include <algorithm>
#include <tuple>

#include "oracle/every_set.hpp"
#include "properties/games.hpp"
#include "rules/expects.hpp"

namespace nimplus::properties {
namespace {

auto key(const Ruleset& ruleset) {
  return std::make_tuple(ruleset.largest_removal(), ruleset.left.size() + ruleset.right.size());
}

/// All pairs of sets over removals 1..largest, of which at least one reaches `largest`.
void add_all(Size largest, std::vector<Ruleset>& rulesets) {
  const auto sets = oracle::every_set(largest);
  for (const SubtractionSet& left : sets) {
    for (const SubtractionSet& right : sets) {
      if (std::max(left.largest(), right.largest()) == largest) rulesets.push_back({left, right});
    }
  }
}

/// All shared sets over removals 1..largest that reach `largest`.
void add_shared(Size largest, std::vector<Ruleset>& rulesets) {
  for (const SubtractionSet& set : oracle::every_set(largest)) {
    if (set.largest() == largest) rulesets.push_back(shared(set));
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
  } else if (!reach.partizan && largest <= kEnumeratedShared) {
    add_shared(largest, rulesets);
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
