#pragma once

#include <vector>

#include "fast/bit_row.hpp"
#include "fast/vector.hpp"
#include "rules/outcome.hpp"
#include "rules/subtraction_set.hpp"

namespace nimplus::fast {

/// The Grundy values of heaps 0..heap_max of the impartial game on `set` under normal play, as
/// bits: bit h of plane i is bit i of the value of heap h, and there are as many planes as the
/// largest value has bits, at least one. Level by level: the heaps of value j are those lost when
/// every heap of a smaller value is won. `heap_max` is at most kLargestGrundyHeap
/// (ContractViolation); `width` is one of vector_widths(). Cost: a run of the engine for each
/// value, but what few heaps are left at the end look at their removals one by one.
std::vector<BitRow> grundy_planes(const SubtractionSet& set, Size heap_max,
                                  int width = vector_width());

/// The values themselves.
GrundySequence grundy_by_levels(const SubtractionSet& set, Size heap_max,
                                int width = vector_width());

}  // namespace nimplus::fast
