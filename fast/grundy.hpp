#pragma once

#include "rules/outcome.hpp"
#include "rules/subtraction_set.hpp"

namespace nimplus::fast {

/// The Grundy values of heaps 0..heap_max of the impartial game on `set` under normal play.
/// Cost: heap_max times the size of the set.
GrundySequence grundy(const SubtractionSet& set, Size heap_max);

}  // namespace nimplus::fast
