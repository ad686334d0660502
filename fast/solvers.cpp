#include "fast/solvers.hpp"

#include <array>

#include "fast/dp.hpp"
#include "fast/fastest.hpp"
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

/// At the width in use.
LosingRows pushed(const Ruleset& ruleset, Size heap_max) { return pushing(ruleset, heap_max); }

}  // namespace

std::span<const Solver> solvers() {
  static const std::array rows{
      Solver{"fastest", kAnyTable, unpacked<fastest>},
      Solver{"pushing", kAnyTable, unpacked<pushed>},
      Solver{"periodic", kAnyTable, periodic_table},
      Solver{"word-loop", kAnyTable, unpacked<word_loop>},
      Solver{"impartial-dp", {kAnyRemoval, kLargestTableHeap, false, true}, impartial_dp},
      Solver{"dp", kAnyTable, dp},
  };
  return rows;
}

}  // namespace nimplus::fast
