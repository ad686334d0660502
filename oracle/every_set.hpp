#pragma once

// Enumerations of all small rulesets.

#include <vector>

#include "rules/ruleset.hpp"

namespace nimplus::oracle {

/// All 2^largest sets of removals 1..largest, the empty set first.
inline std::vector<SubtractionSet> every_set(Size largest) {
  std::vector<SubtractionSet> sets;
  for (Size bits = 0; bits < (Size{1} << largest); ++bits) {
    std::vector<Size> removals;
    for (Size removal = 1; removal <= largest; ++removal) {
      if ((bits >> (removal - 1) & 1U) != 0) removals.push_back(removal);
    }
    sets.emplace_back(removals);
  }
  return sets;
}

/// Every ruleset of two such sets, in both conventions.
inline std::vector<Ruleset> every_pair(Size largest) {
  std::vector<Ruleset> rulesets;
  for (const SubtractionSet& left : every_set(largest)) {
    for (const SubtractionSet& right : every_set(largest)) {
      rulesets.push_back({left, right, Convention::Normal});
      rulesets.push_back({left, right, Convention::Misere});
    }
  }
  return rulesets;
}

/// Every ruleset of one such set shared by both players, in both conventions.
inline std::vector<Ruleset> every_shared(Size largest) {
  std::vector<Ruleset> rulesets;
  for (const SubtractionSet& set : every_set(largest)) {
    rulesets.push_back(shared(set, Convention::Normal));
    rulesets.push_back(shared(set, Convention::Misere));
  }
  return rulesets;
}

}  // namespace nimplus::oracle
