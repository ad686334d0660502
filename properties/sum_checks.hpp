#pragma once

#include "oracle/sum.hpp"
#include "properties/sum_claims.hpp"

namespace nimplus::properties {

// The claims of sum_claims.cpp, each as "does it fail on a position up to these heaps?".
using SumFailure = std::optional<SumCounterexample>;

// sum_checks.cpp, of a solver against the explicit graph of the sum.
SumFailure answers_a_sum_wrongly(const SumSolver& solver, const SumGame& up_to);
SumFailure lists_wrong_winning_moves(const SumSolver& solver, const SumGame& up_to);

// sum_checks.cpp, of a solver against its own answer to a related sum.
SumFailure heeds_the_order_of_heaps(const SumSolver& solver, const SumGame& up_to);
SumFailure heeds_a_stuck_heap(const SumSolver& solver, const SumGame& up_to);
SumFailure heeds_a_pair_of_equal_heaps(const SumSolver& solver, const SumGame& up_to);

// sum_classes.cpp, of the games themselves, by the explicit graph; the solver is not asked.
SumFailure breaks_the_class_table(const SumSolver& solver, const SumGame& up_to);
SumFailure does_not_cancel_its_mirror(const SumSolver& solver, const SumGame& up_to);
SumFailure lets_a_lost_heap_matter(const SumSolver& solver, const SumGame& up_to);
SumFailure has_an_even_number_of_winning_moves(const SumSolver& solver, const SumGame& up_to);

/// "The class of a sum of two is determined by the classes of the two": fails on the first sum of
/// which another, tried before, has the same classes and another sum. Keeps what it has seen: one
/// trial for one search.
SumTrial classes_do_not_decide();

/// The winning moves by the graph's table, for Left to move.
std::vector<SumMove> winning_by(const Sum& sum, const oracle::SumTable& table, const Heaps& heaps);

}  // namespace nimplus::properties
