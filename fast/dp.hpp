#pragma once

#include "rules/outcome.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// The largest heap of a table: at three bytes a heap, what a machine may hold.
constexpr Size kLargestTableHeap = 2'000'000'000;

/// The source texts' table for two sets, one row a player, of heaps 0..heap_max. `heap_max` is at
/// most kLargestTableHeap (ContractViolation). Cost: heap_max times removals.
WinTable dp(const Ruleset& ruleset, Size heap_max);

/// The same for one shared set, one row: half the work. The ruleset must be impartial
/// (ContractViolation).
WinTable impartial_dp(const Ruleset& ruleset, Size heap_max);

}  // namespace nimplus::fast
