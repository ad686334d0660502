#pragma once

#include "fast/losing_rows.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// Who loses which of the heaps 0..heap_max, 64 heaps a word: the short form that the engine is
/// measured against. `heap_max` is at most kLargestTableHeap (ContractViolation). Cost: for 64
/// heaps of one row, a step for each heap and each removal.
LosingRows word_loop(const Ruleset& ruleset, Size heap_max);

}  // namespace nimplus::fast
