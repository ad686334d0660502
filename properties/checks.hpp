#pragma once

#include <optional>
#include <string>

#include "corpus/answerer.hpp"
#include "corpus/problem.hpp"
#include "properties/property.hpp"

namespace nimplus::properties {

// The claims of properties.cpp, each as "does it fail here?". The game of a counterexample is
// filled in by refute().
using Failure = std::optional<Counterexample>;

// checks_truth.cpp: against another way to the same table.
Failure differs_from_minimax(const Solver& solver, const Game& game);
Failure breaks_the_recurrence(const Solver& solver, const Game& game);
Failure differs_from_the_impartial_row(const Solver& solver, const Game& game);
Failure differs_from_mex(const Solver& solver, const Game& game);
Failure differs_from_positive_values(const Solver& solver, const Game& game);

// checks_metamorphic.cpp: against the solver's own answer to a related game.
Failure differs_when_mirrored(const Solver& solver, const Game& game);
Failure is_hurt_by_a_further_removal(const Solver& solver, const Game& game);
Failure heeds_removals_above_the_heap(const Solver& solver, const Game& game);
Failure changes_with_the_range(const Solver& solver, const Game& game);
Failure differs_when_scaled(const Solver& solver, const Game& game);

// checks_listing.cpp: through the text of a problem, as any program that answers it.
Failure answers_a_listing_wrongly(const Solver& solver, const Game& game);

/// The same for one problem and any program: tries the game's question with its removals
/// increasing, decreasing, and decreasing twice over. Lists have equal sizes: the shorter is filled
/// up with repeats. Games that the problem cannot ask for are passed over: misère, two sets where
/// there is one list, one set empty and the other not.
Failure heeds_the_listing(const corpus::Problem& problem, const corpus::Answerer& program,
                          const Game& game);

/// The solver as a program that answers inputs of the problem, whose contract is widened to any
/// heap, removals and repeats. Both must outlive it.
corpus::Answerer answerer(const corpus::Problem& problem, const Solver& solver);

// checks_period.cpp: along the table. What follows a heap is decided by at most kPeriodicRemovalMax
// bits of either player's row, so that the state repeats within 4^kPeriodicRemovalMax heaps: where
// no period is found by then, the finder is wrong.
constexpr Size kPeriodicRemovalMax = 10;
Failure leaves_a_proved_period(const Solver& solver, const Game& game);
Failure differs_from_the_misere_shift(const Solver& solver, const Game& game);

/// The solver's table; throws std::runtime_error when it has not a class for each heap asked.
WinTable solved(const Solver& solver, const Ruleset& ruleset, Size heap_max);

/// The first heap at which `got` is not what was expected, worded; `why` ends the expectation. Only
/// the heaps that both tables have are compared.
Failure first_difference(const WinTable& expected, const WinTable& got, const std::string& why);

}  // namespace nimplus::properties
