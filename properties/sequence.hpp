#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "properties/checks.hpp"
#include "rules/certificate.hpp"

namespace nimplus::properties {

/// Outcome classes as numbers, or Grundy values; the index is the heap.
using Values = std::vector<std::uint32_t>;

/// The solver's classes of heaps 0..heap_max; throws as solved() does.
Values class_values(const Solver& solver, const Ruleset& ruleset, Size heap_max);

/// The solver's Grundy values of heaps 0..heap_max. It must give some (ContractViolation); throws
/// std::runtime_error when there is not one for each heap asked.
Values grundy_values(const Solver& solver, const SubtractionSet& set, Size heap_max);

/// The least preperiod and the least period of a sequence of which `window` equal values, a period
/// apart, prove the rest (I4, Z11); std::nullopt when the values prove none. Cost: their number
/// times the period.
std::optional<Period> proved_period(std::span<const std::uint32_t> values, Size window);

/// The same of a solver's own sequence: asks for tables of heaps 0..99 and eight times as long
/// until one proves a period, the last one of heaps 0..heap_most or as far as the solver reaches.
std::optional<Period> class_period(const Solver& solver, const Ruleset& ruleset, Size heap_most);
std::optional<Period> grundy_period(const Solver& solver, const SubtractionSet& set,
                                    Size heap_most);

/// "preperiod 4, period 3"; "none proved within heaps 0..400".
std::string period_text(const std::optional<Period>& period, Size heap_most);

/// The failure when the two sentence parts differ.
Failure differs(std::string expected, std::string got);

/// The first heap of 0..heap_max at which the solver's classes are not those of `outcome`, or its
/// Grundy values, where it gives any, not those of `value`, whose zeros are the losses. `why` ends
/// the expectation.
Failure differs_from_classes(const Solver& solver, const Game& game,
                             const std::function<Outcome(Size heap)>& outcome,
                             const std::string& why);
Failure differs_from_values(const Solver& solver, const Game& game,
                            const std::function<std::uint32_t(Size heap)>& value,
                            const std::string& why);

/// The first heap at which Grundy values differ, worded.
Failure first_difference(const Values& expected, const Values& got, const std::string& why);

}  // namespace nimplus::properties
