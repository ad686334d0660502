#include "fast/solvers.hpp"

#include <array>

#include "fast/batch.hpp"
#include "fast/dp.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kAnyRemoval = ~Size{0};

}  // namespace

std::span<const Solver> solvers() {
  static const std::array rows{
      Solver{"impartial-dp", {kAnyRemoval, kLargestTableHeap, false, true}, impartial_dp},
      Solver{"dp", {kAnyRemoval, kLargestTableHeap, true, true}, dp},
      Solver{"batch", {kBatchPairRemovalMax, kBatchHeapMax, true, true}, batch},
  };
  return rows;
}

}  // namespace nimplus::fast
