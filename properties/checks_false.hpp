#pragma once

#include "properties/checks_series.hpp"

namespace nimplus::properties {

// The claims of false_claims.cpp.

// checks_false_impartial.cpp
Refute breaks_after_a_window_one_short;     // I5
Refute has_another_class_period;            // I7
Refute has_another_class_preperiod;         // I7
Refute has_pure_classes_and_impure_values;  // I7
Refute is_not_parity;                       // I15
Refute is_not_parity_in_the_end;            // I15
Refute heeds_a_removal_of_a_late_period;    // I20
Refute has_a_period_beside_c_plus_1;        // I25
Refute has_another_period_than_c_plus_1;    // I25
Refute is_pure_and_breaks_the_reverse_mex;  // I22
Refute loses_by_a_shared_removal;           // I34
Refute is_not_negated_by_misere;            // M5

// checks_false_partizan.cpp
Refute is_not_won_by_the_superset;             // Z5
Refute more_moves_leave_some_to_right;         // Z6
Refute a_larger_sum_leaves_some_to_right;      // Z6
Refute a_larger_maximum_leaves_some_to_right;  // Z6
Refute is_hurt_by_a_smaller_removal;           // Z7
Refute breaks_after_exchanged_windows;         // Z12
Refute beats_not_what_its_victim_beats;        // Z20
Refute is_beaten_by_what_its_victim_beats;     // Z20
Refute is_not_shifted_by_the_smaller_minimum;  // Y2
Refute is_hurt_in_misere;                      // Y3

}  // namespace nimplus::properties
