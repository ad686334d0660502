#include "fast/solvers.hpp"

#include <array>

#include "fast/batch.hpp"
#include "fast/dp.hpp"
#include "fast/fastest.hpp"
#include "fast/grundy.hpp"
#include "fast/grundy_levels.hpp"
#include "fast/losing_rows.hpp"
#include "fast/periodic.hpp"
#include "fast/pushing.hpp"
#include "fast/word_loop.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kAnyRemoval = ~Size{0};
constexpr Reach kAnyTable{kAnyRemoval, kLargestTableHeap, true, true};

/// As a table, what a function gives as rows of bits.
template <LosingRows (*kRows)(const Ruleset&, Size heap_max)>
WinTable unpacked(const Ruleset& ruleset, Size heap_max) {
  return win_table(kRows(ruleset, heap_max), heap_max);
}

// At the width in use, and at the one that every machine has.
LosingRows pulled(const Ruleset& ruleset, Size heap_max) { return pulling(ruleset, heap_max); }
LosingRows pulled_at_16(const Ruleset& ruleset, Size heap_max) {
  return pulling(ruleset, heap_max, 16);
}
LosingRows pushed(const Ruleset& ruleset, Size heap_max) { return pushing(ruleset, heap_max); }
GrundySequence levels(const SubtractionSet& set, Size heap_max) {
  return grundy_by_levels(set, heap_max);
}
GrundySequence levels_at_16(const SubtractionSet& set, Size heap_max) {
  return grundy_by_levels(set, heap_max, 16);
}

}  // namespace

std::span<const Solver> solvers() {
  static const std::array rows{
      Solver{"fastest", kAnyTable, unpacked<fastest>},
      Solver{"pulling", kAnyTable, unpacked<pulled>, levels},
      Solver{"pulling-16", kAnyTable, unpacked<pulled_at_16>, levels_at_16},
      Solver{"pushing", kAnyTable, unpacked<pushed>},
      Solver{"periodic", kAnyTable, periodic_table, periodic_values},
      Solver{"word-loop", kAnyTable, unpacked<word_loop>},
      Solver{"impartial-dp", {kAnyRemoval, kLargestTableHeap, false, true}, impartial_dp, grundy},
      Solver{"dp", kAnyTable, dp},
      Solver{"batch", {kBatchPairRemovalMax, kBatchHeapMax, true, true}, batch},
  };
  return rows;
}

}  // namespace nimplus::fast
