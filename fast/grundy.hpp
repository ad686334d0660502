#pragma once

#include "rules/outcome.hpp"
#include "rules/subtraction_set.hpp"

namespace nimplus::fast {

/// At four bytes a heap, what a machine may hold.
constexpr Size kLargestGrundyHeap = 1'000'000'000;

/// The Grundy values of heaps 0..heap_max of the impartial game on `set` under normal play.
/// `heap_max` is at most kLargestGrundyHeap (ContractViolation). Cost: heap_max times the size of
/// the set.
GrundySequence grundy(const SubtractionSet& set, Size heap_max);

}  // namespace nimplus::fast
