#pragma once

#include "fast/losing_rows.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// Who loses which of the heaps 0..heap_max, by the engine alone. `heap_max` is at most
/// kLargestTableHeap (ContractViolation).
LosingRows pulling(const Ruleset& ruleset, Size heap_max);

/// The same by the engine or by pushing, whichever is likely to be
/// cheaper.
LosingRows fastest(const Ruleset& ruleset, Size heap_max);

}  // namespace nimplus::fast
