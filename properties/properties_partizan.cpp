#include "properties/checks_series.hpp"
#include "properties/series.hpp"
#include "properties/set_families.hpp"

namespace nimplus::properties {
namespace {

constexpr Domain kNormal{.normal_only = true};
constexpr Domain kTwoSetsNormal{.normal_only = true, .needs_partizan = true};

Domain of(const Family& family) {
  return {.normal_only = true, .needs_partizan = true, .family = family};
}

}  // namespace

std::vector<Property> partizan_properties() {
  Domain far = of(kSingleRight);
  far.removal_max = 12;
  far.heap_least = 700;
  Domain late = of(kLatePreperiod);
  late.removal_max = 30;
  late.removal_least = 2;
  late.heap_least = 2000;
  Domain intervals = of(kTwoIntervals);
  intervals.removal_least = 2;
  return {
      {"subset", "where A is within B, class L never occurs, and R never where B is within A", "Z4",
       "from identical-sets, further-removal", Kind::Exact, of(kSubset),
       has_the_class_of_the_smaller_set, Status::Theorem, 2},
      {"base-band", "below the larger of both smallest removals only who can move wins", "Z9", "",
       Kind::Exact, kNormal, differs_below_both_sets, Status::Theorem, 4},
      {"adjoined-left",
       "a removal t more for Left changes nothing exactly where it leads from no heap that Left "
       "loses to one that Right loses",
       "Z22", "", Kind::Metamorphic, kTwoSetsNormal, mistakes_a_removal_adjoined_for_left,
       Status::Theorem, 2},
      {"complement", "A = p-B: the classes have period p from heap 0 on", "Z13",
       "by a pairing strategy", Kind::Exact, of(kComplement), leaves_the_complement_period,
       Status::Theorem, 4},
      {"one-each", "{a}|{b}, a < b: P^a L^(b-a) N^a repeated; P^a N^a where a = b", "Z14",
       "Fraenkel and Kotzig 1987, Duchene et al. (attributed)", Kind::Exact, of(kSingles),
       differs_from_the_singles_form, Status::Theorem, 4},
      {"semigroup",
       "B = {c}: Right, moving first, loses exactly at numbers below c plus sums of numbers a+c, a "
       "in A",
       "Z15", "coin problem: Duchene, Heinrich, Nowakowski, Parreau, arXiv 2101.01595 (abstract)",
       Kind::Exact, of(kSingleRight), differs_from_the_semigroup, Status::Theorem, 4},
      {"far-semigroup",
       "B = {c}, g the gcd of all a+c, x = n mod g: on large heaps Right loses, first, where x < "
       "c, "
       "and Left wins, first, where x >= g-c",
       "Z16", "", Kind::Exact, far, differs_from_the_far_form, Status::Theorem, 4},
      {"two-intervals", "{1..a}|{1..b}, a > b: P at 0, N on 1..b, L from there on", "Z17", "",
       Kind::Exact, intervals, differs_from_the_two_intervals_form, Status::Theorem, 4},
      {"late-decision", "{M}|{M-1,M}: R from (M-1)(2M-1) on, not before", "Z18", "from semigroup",
       Kind::Exact, late, differs_from_the_late_preperiod, Status::Theorem, 8},
  };
}

}  // namespace nimplus::properties
