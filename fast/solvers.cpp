#include "fast/solvers.hpp"

#include <array>

#include "fast/dp.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kAnyRemoval = ~Size{0};
constexpr Size kLargestTable = 2'000'000'000;  // a byte a heap and row: what a machine may hold

}  // namespace

std::span<const Solver> solvers() {
  static const std::array rows{
      Solver{"impartial-dp", {kAnyRemoval, kLargestTable, false, true}, impartial_dp},
      Solver{"dp", {kAnyRemoval, kLargestTable, true, true}, dp},
  };
  return rows;
}

}  // namespace nimplus::fast
