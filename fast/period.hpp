#pragma once

#include <optional>

#include "fast/dp.hpp"
#include "rules/certificate.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// Looks for the period of the outcome classes within heaps 0..heap_max: the least preperiod and
/// the least period, with the window that proves them inside the range; std::nullopt when the range
/// does not prove any. `heap_max` is at most kLargestTableHeap (ContractViolation). Cost: at most
/// heap_max times removals; twice as far as the window reaches, where it is found.
std::optional<Certificate> find_period(const Ruleset& ruleset, Size heap_max);

}  // namespace nimplus::fast
