#pragma once

// For the tests of fast/: the game as one would tell it, with nothing remembered.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "rules/outcome.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

inline bool mover_wins(const Ruleset& ruleset, Size heap, Player mover) {
  bool stuck = true;
  for (const Size removal : ruleset.of(mover)) {
    if (removal > heap) continue;
    stuck = false;
    if (!mover_wins(ruleset, heap - removal, opponent(mover))) return true;
  }
  return stuck && ruleset.convention == Convention::Misere;
}

inline WinTable brute_force(const Ruleset& ruleset, Size heap_max) {
  WinTable table;
  for (Size heap = 0; heap <= heap_max; ++heap) {
    table.outcome.push_back(outcome_of(mover_wins(ruleset, heap, Player::Left),
                                       mover_wins(ruleset, heap, Player::Right)));
  }
  return table;
}

/// All 2^largest sets of removals 1..largest.
inline std::vector<SubtractionSet> every_set(Size largest) {
  std::vector<SubtractionSet> sets{SubtractionSet{}};
  for (Size removal = 1; removal <= largest; ++removal) {
    const std::size_t without = sets.size();
    for (std::size_t i = 0; i < without; ++i) {
      std::vector<Size> removals(sets[i].begin(), sets[i].end());
      removals.push_back(removal);
      sets.emplace_back(removals);
    }
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

}  // namespace nimplus::fast
