#include "fast/grundy.hpp"

#include <vector>

#include "rules/expects.hpp"

namespace nimplus::fast {

GrundySequence grundy(const SubtractionSet& set, Size heap_max) {
  expects(heap_max <= kLargestGrundyHeap, "a heap of at most kLargestGrundyHeap");
  GrundySequence sequence;
  auto& value = sequence.value;
  value.reserve(heap_max + 1);
  // seen_at[v] is one more than the last heap with an option of value v: never cleared.
  std::vector<Size> seen_at(set.size() + 1);
  for (Size heap = 0; heap <= heap_max; ++heap) {
    for (const Size removal : set) {
      if (removal > heap) break;
      seen_at[value[heap - removal]] = heap + 1;
    }
    std::uint32_t mex = 0;
    while (seen_at[mex] == heap + 1) ++mex;
    value.push_back(mex);
  }
  return sequence;
}

}  // namespace nimplus::fast
