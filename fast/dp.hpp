#pragma once

#include "rules/outcome.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// The source texts' table for two sets, one row a player: heap_max times removals steps.
WinTable dp(const Ruleset& ruleset, Size heap_max);

/// The same for one shared set, one row: half the work. The ruleset must be impartial.
WinTable impartial_dp(const Ruleset& ruleset, Size heap_max);

}  // namespace nimplus::fast
