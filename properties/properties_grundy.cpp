#include "properties/checks_series.hpp"
#include "properties/series.hpp"
#include "properties/set_families.hpp"

namespace nimplus::properties {
namespace {

constexpr Domain kValues{.shared_only = true, .normal_only = true, .needs_grundy = true};
constexpr Domain kWindows{
    .shared_only = true, .normal_only = true, .needs_grundy = true, .heap_max = 1000};
constexpr Domain kScaled{
    .shared_only = true, .normal_only = true, .needs_grundy = true, .headroom = 3};

Domain of(const Family& family, Size removal_least = 1) {
  return {.shared_only = true,
          .normal_only = true,
          .needs_grundy = true,
          .removal_least = removal_least,
          .family = family};
}

/// Of removals so small that a period is proved within kPeriodWithin heaps.
constexpr Domain kPeriodic{.shared_only = true,
                           .normal_only = true,
                           .needs_grundy = true,
                           .removal_max = kPeriodicRemovalMax,
                           .heap_least = kPeriodWithin};

}  // namespace

std::vector<Property> grundy_properties() {
  return {
      {"grundy-values", "the Grundy values are those of mex over the explicit game graph", "I1",
       "Sprague 1935, Grundy 1939 (attributed)", Kind::Oracle, kValues, differs_from_mex},
      {"positive-value", "the first player wins exactly where the Grundy value is positive", "I1",
       "Sprague 1935, Grundy 1939 (attributed)", Kind::Metamorphic, kValues,
       differs_from_positive_values},
      {"grundy-bound", "a Grundy value is at most the number of moves, and at most floor(n/m)",
       "I8", "standard", Kind::Exact, kValues, exceeds_the_bounds_of_values},
      {"grundy-ones", "the value is 1 exactly where the smallest removal leads to a 0", "I9",
       "Ferguson 1974 (attributed); Winning Ways", Kind::Metamorphic, kValues,
       breaks_the_pairing_of_ones},
      {"grundy-window",
       "max S equal values as they were p heaps before prove period p from there on", "I4",
       "folklore", Kind::Metamorphic, kWindows, values_break_after_a_repeated_window,
       Status::Theorem, 4},
      {"grundy-limit", "preperiod and period of the values are together at most (|S|+1)^(max S)",
       "I3", "Golomb 1966", Kind::Exact, kPeriodic, exceeds_the_bound_of_value_periods,
       Status::Theorem, 4},
      {"period-divides",
       "the period of the classes divides that of the Grundy values, and its preperiod is no "
       "larger",
       "I6", "", Kind::Metamorphic, kPeriodic, has_a_class_period_beside_the_values,
       Status::Theorem, 4},
      {"grundy-scaling", "all removals times g: heap n has the value of heap floor(n/g) before",
       "I17", "standard", Kind::Metamorphic, kScaled, values_differ_when_scaled},
      {"grundy-adjoined",
       "a removal t more leaves the values exactly where no two heaps that differ by t have equal "
       "ones",
       "I18", "expansion studied by Ho 2015 (attributed)", Kind::Metamorphic, kValues,
       mistakes_an_adjoined_value, Status::Theorem, 2},
      {"grundy-periods",
       "where the values have period p from heap 0 on, removals s+kp and kp-s change nothing",
       "I19", "Winning Ways, Ho (attributed)", Kind::Metamorphic, of(kNotEmpty),
       values_heed_a_removal_of_the_period, Status::Theorem, 2},
      {"reverse-mex",
       "{2,4n,4n+2}, n >= 3: a heap's value is the least that no heap has from which a move leads "
       "to it",
       "I22", "Larsson, Manabe and Miyadera 2026, arXiv 2605.14321", Kind::Metamorphic,
       of(kTwoAndFourN, 14), breaks_the_reverse_mex, Status::Theorem, 4},
      {"misere-values",
       "misère values (1 without a move, else mex) are the Grundy values, 0 and 1 exchanged", "M3",
       "", Kind::Oracle, kValues, differs_from_misere_values, Status::Theorem, 2},
  };
}

}  // namespace nimplus::properties
