#pragma once

#include <span>

#include "rules/solver.hpp"

namespace nimplus::fast {

/// Every fast solver, in the order they are tried: the first whose reach covers a question answers
/// it. Each is cross-checked by every property within its reach.
std::span<const Solver> solvers();

}  // namespace nimplus::fast
