#include "fast/solvers.hpp"

#include <array>

#include "fast/dp.hpp"
#include "fast/grundy.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kAnyRemoval = ~Size{0};

}  // namespace

std::span<const Solver> solvers() {
  static const std::array rows{
      Solver{"impartial-dp", {kAnyRemoval, kLargestTableHeap, false, true}, impartial_dp, grundy},
      Solver{"dp", {kAnyRemoval, kLargestTableHeap, true, true}, dp},
  };
  return rows;
}

}  // namespace nimplus::fast
