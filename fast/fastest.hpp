#pragma once

#include "fast/losing_rows.hpp"
#include "fast/vector.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// Who loses which of the heaps 0..heap_max, by the engine alone, at one of
/// vector_widths(). `heap_max` is at most kLargestTableHeap (ContractViolation).
LosingRows pulling(const Ruleset& ruleset, Size heap_max, int width = vector_width());

/// The same by the engine or by pushing, whichever is likely to be
/// cheaper.
LosingRows fastest(const Ruleset& ruleset, Size heap_max);

}  // namespace nimplus::fast
