#pragma once

#include <optional>
#include <string>

#include "properties/property.hpp"

namespace nimplus::properties {

// The claims of properties.cpp, each as "does it fail here?". The game of a counterexample is
// filled in by refute().
using Refuted = std::optional<Counterexample>;

// checks_truth.cpp: against another way to the same table.
Refuted differs_from_minimax(const Solver& solver, const Game& game);
Refuted breaks_the_recurrence(const Solver& solver, const Game& game);
Refuted differs_from_the_impartial_row(const Solver& solver, const Game& game);
Refuted differs_from_positive_values(const Solver& solver, const Game& game);

// checks_metamorphic.cpp: against the solver's own answer to a related game.
Refuted differs_when_mirrored(const Solver& solver, const Game& game);
Refuted is_hurt_by_a_further_removal(const Solver& solver, const Game& game);
Refuted heeds_what_cannot_matter(const Solver& solver, const Game& game);
Refuted changes_with_the_range(const Solver& solver, const Game& game);
Refuted differs_when_scaled(const Solver& solver, const Game& game);

// checks_period.cpp: along the table.
Refuted leaves_a_proved_period(const Solver& solver, const Game& game);
Refuted differs_from_the_misere_shift(const Solver& solver, const Game& game);

/// The solver's table; throws std::runtime_error when it has not a class for each heap asked.
WinTable solved(const Solver& solver, const Ruleset& ruleset, Size heap_max);

/// The first heap at which `got` is not what was expected, worded; `why` ends the expectation. Only
/// the heaps that both tables have are compared.
Refuted first_difference(const WinTable& expected, const WinTable& got, const std::string& why);

/// The set with one removal more.
SubtractionSet adjoined(const SubtractionSet& set, Size removal);

}  // namespace nimplus::properties
