#pragma once

#include "properties/checks.hpp"

namespace nimplus::properties {

// The claims of the theory's series (I: impartial, M: misère, Z: partizan), each as "does it fail
// here?", as in checks.hpp. S is a shared set, A Left's, B Right's.
using Refute = Failure(const Solver& solver, const Game& game);

// checks_forms.cpp: closed forms of the Grundy values (and so of the classes).
Refute differs_from_n_mod_k_plus_1;
Refute differs_from_the_interval_form;
Refute differs_from_parity;
Refute differs_from_the_two_removals_form;
Refute differs_from_the_powers_form;

// checks_pure.cpp: sets whose period is known and begins at heap 0.
Refute leaves_the_symmetric_period;
Refute differs_from_the_additive_period;
Refute differs_from_the_quartet_period;

// checks_impartial.cpp: classes of a shared set.
Refute breaks_the_bounds_of_losses;
Refute differs_from_the_sieve;
Refute differs_from_all_moves;
Refute differs_from_a_shorter_heap;

// checks_adjoined.cpp: one removal more that changes nothing, or something.
Refute mistakes_an_adjoined_removal;
Refute mistakes_an_adjoined_value;
Refute heeds_a_removal_of_the_period;
Refute values_heed_a_removal_of_the_period;
Refute mistakes_a_removal_adjoined_for_left;

// checks_windows.cpp: periods, by the solver's own tables.
Refute breaks_after_a_repeated_window;
Refute values_break_after_a_repeated_window;
Refute exceeds_the_bound_of_periods;
Refute exceeds_the_bound_of_value_periods;
Refute has_a_class_period_beside_the_values;
Refute has_another_period_when_scaled;
Refute breaks_far_out;
constexpr Size kPeriodWithin = 400;  ///< a proved period of removals up to 10 ends by that heap

// checks_grundy.cpp: Grundy values of any shared set.
Refute exceeds_the_bounds_of_values;
Refute breaks_the_pairing_of_ones;
Refute values_differ_when_scaled;
Refute differs_from_misere_values;
Refute breaks_the_reverse_mex;

// checks_partizan.cpp: classes of two sets.
Refute has_the_class_of_the_smaller_set;
Refute breaks_the_transitions;
Refute differs_below_both_sets;

// checks_partizan_forms.cpp
Refute leaves_the_complement_period;
Refute differs_from_the_singles_form;
Refute differs_from_the_semigroup;
Refute differs_from_the_far_form;
Refute differs_from_the_two_intervals_form;
Refute differs_from_the_late_preperiod;

// checks_conjectures.cpp
Refute leaves_the_period_of_one_and_two;
Refute has_no_period_of_two_removals_sum;
Refute has_period_two_with_an_even_removal;
Refute has_no_late_period_two;
Refute is_not_affine_far_out;
Refute is_not_arithmetic_periodic;
Refute has_another_period_with_a_sink;
constexpr Size kSearchedFar = 20'000;

}  // namespace nimplus::properties
