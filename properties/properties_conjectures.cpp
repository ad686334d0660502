#include "properties/checks_series.hpp"
#include "properties/series.hpp"
#include "properties/set_families.hpp"

namespace nimplus::properties {
namespace {

/// Grundy values of the family's shared sets under normal play, removals up to `removal_max`; heaps
/// far enough that a period is proved.
Domain of(const Family& family, Size removal_least, Size removal_max) {
  return {.shared_only = true,
          .normal_only = true,
          .needs_grundy = true,
          .removal_max = removal_max,
          .removal_least = removal_least,
          .heap_max = 400,
          .heap_least = kSearchedFar,
          .family = family};
}

Property row(std::string name, std::string claim, std::string id, std::string source, Domain domain,
             Failure (*refute)(const Solver&, const Game&), int one_in) {
  return {std::move(name),   std::move(claim),   std::move(id),
          std::move(source), Kind::Exact,        domain,
          std::move(refute), Status::Conjecture, one_in};
}

}  // namespace

std::vector<Property> conjectures() {
  return {
      row("reverse-mex-more",
          "with S = p-S, or S = {a,b,a+b}, a heap's value is the least that no heap has from which "
          "a move leads to it",
          "I22", "in the line of Larsson, Manabe and Miyadera 2026, arXiv 2605.14321",
          of(kSelfMirrored, 3, 64), breaks_the_reverse_mex, 8),
      row("one-b-c",
          "{1,b,c}, from heap 0 on: b odd: period 2 for c odd, b+c for c even; b even: b+1 where c "
          "mod (b+1) is 1 or b, b+c where it is another odd number",
          "I24", "{1,b,c} was solved by Paulhus and Fink; this rule is fitted to b < c <= 64",
          of(kOneAndTwo, 3, 64), leaves_the_period_of_one_and_two, 8),
      row("sum-of-two",
          "three removals, gcd 1, none the sum of the others: the period divides the sum of two, "
          "and is that of the classes",
          "I26", "in the line of Ward 2016, arXiv 1606.04029, and Flammenkamp 1997 (abstracts)",
          of(kThreeRemovals, 4, 64), has_no_period_of_two_removals_sum, 8),
      row("period-two-odd", "three removals with period 2 after a preperiod are all odd", "I29",
          "Cairns and Ho 2010 (attributed)", of(kThreeAny, 3, 40),
          has_period_two_with_an_even_removal, 8),
      row("late-period-two",
          "{3,5,2^k+1}, k = 3..5, and {k,k+2,2k+3}, k odd, 3..17: period 2 after a preperiod",
          "I29", "Cairns and Ho 2010 (attributed)", of(kPeriodTwo, 9, 64), has_no_late_period_two,
          40),
      row("affine-far-out",
          "S within {1..5} and a large c: preperiod and period are affine in c along a residue "
          "class",
          "I30", "computed for 60 <= c <= 160", of(kSmallAndOneFar, 60, 112), is_not_affine_far_out,
          100),
      row("all-but-a-few", "all removals but some of 1..6: the values are arithmetic periodic",
          "I31", "Angela Siegel 2005 (attributed); Larsson and Saha 2024 (abstract)",
          of(kAllButAFew, kAllBut, kAllBut), is_not_arithmetic_periodic, 100),
      row("sink",
          "{a,b,a+b}, where a removal may exceed the heap and then wins: the period is that of the "
          "usual rule, from heap 0 on",
          "I32", "Bhagat et al. 2026, arXiv 2601.18715 (abstract)", of(kAdditive, 3, 40),
          has_another_period_with_a_sink, 8),
  };
}

}  // namespace nimplus::properties
