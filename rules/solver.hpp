#pragma once

#include <functional>
#include <string>

#include "rules/outcome.hpp"
#include "rules/ruleset.hpp"

namespace nimplus {

/// How far a solver's claim reaches, as data, so that generators can aim at the edge.
/// All limits are inclusive.
struct Reach {
  Size largest_removal = 0;
  Size largest_heap = 0;
  bool partizan = false;  ///< also rulesets whose two sets differ
  bool misere = false;    ///< also the misère convention

  bool covers(const Ruleset& ruleset, Size heap_max) const {
    return heap_max <= largest_heap && ruleset.largest_removal() <= largest_removal &&
           (partizan || ruleset.impartial()) &&
           (misere || ruleset.convention == Convention::Normal);
  }
};

/// A named way to compute the outcome classes of heaps 0..heap_max of any ruleset within its reach.
struct Solver {
  std::string name;
  Reach reach;
  std::function<WinTable(const Ruleset&, Size heap_max)> solve;
  /// The Grundy values of heaps 0..heap_max of the game on a shared set under normal play, within
  /// the same reach; empty where the solver gives none.
  std::function<GrundySequence(const SubtractionSet&, Size heap_max)> grundy = {};
};

}  // namespace nimplus
