#pragma once

#include <cstdint>
#include <functional>

#include "rules/outcome.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::oracle {

/// Is the class of `heap` what the recurrence makes of the classes that its options have? For heaps
/// that no table holds: `outcome` is asked about `heap` and about no heap that a move does not
/// reach from it. Cost: the removals of both players, each a call.
bool recurrence_holds(const Ruleset& ruleset, Size heap,
                      const std::function<Outcome(Size)>& outcome);

/// The same of the Grundy value of `heap`, under normal play: is it the mex of its options' values?
bool mex_holds(const SubtractionSet& removals, Size heap,
               const std::function<std::uint32_t(Size)>& value);

}  // namespace nimplus::oracle
