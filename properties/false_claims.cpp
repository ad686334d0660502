#include "properties/false_claims.hpp"

#include <algorithm>
#include <vector>

#include "properties/checks_false.hpp"
#include "properties/search.hpp"
#include "properties/set_families.hpp"

namespace nimplus::properties {
namespace {

constexpr Domain kShared{.shared_only = true, .normal_only = true};
constexpr Domain kValues{.shared_only = true, .normal_only = true, .needs_grundy = true};
constexpr Domain kBoth{.shared_only = true, .normal_only = true, .needs_misere = true};
constexpr Domain kTwoSets{.normal_only = true, .needs_partizan = true};

/// The claim is made of such games only. Nothing is drawn: the enumeration alone looks for
/// failures.
Domain where(Domain domain, bool (*contains)(const Ruleset&)) {
  domain.family = {nullptr, contains};
  return domain;
}

bool is_of_two_or_more(const Ruleset& r) { return r.left.largest() >= 2; }
bool is_odd_without_one(const Ruleset& r) {
  return !r.left.empty() && !r.left.contains(1) &&
         std::ranges::all_of(r.left, [](Size removal) { return removal % 2 == 1; });
}
bool is_not_odd_over_b_plus_1(const Ruleset& r) {
  if (!kOneAndTwo.contains(r)) return false;
  const Size b = r.left.removals()[1];
  const Size c = r.left.largest();
  return b % 2 == 0 && c % (b + 1) % 2 == 0 && c % (b + 1) != b && c != b + 1;
}
bool is_superset(const Ruleset& r) {
  return r.left.size() > r.right.size() &&
         std::includes(r.left.begin(), r.left.end(), r.right.begin(), r.right.end());
}
bool is_of_different_minima(const Ruleset& r) {
  return !r.left.empty() && !r.right.empty() && r.left.smallest() != r.right.smallest();
}
bool is_misere(const Ruleset& r) { return r.convention == Convention::Misere; }

FalseClaim row(const char* name, const char* claim, const char* id, Domain domain, Refute* refute,
               Game smallest, Game printed) {
  return {{name, claim, id, "a common slip", Kind::Exact, domain, refute, Status::False},
          std::move(smallest),
          std::move(printed)};
}

Game set(SubtractionSet removals, Size heap) { return {shared(removals), heap}; }
Game pair(SubtractionSet left, SubtractionSet right, Size heap,
          Convention convention = Convention::Normal) {
  return {{std::move(left), std::move(right), convention}, heap};
}

std::vector<FalseClaim> rows() {
  return {
      row("window-one-short", "max S - 1 repeated classes prove a period", "I5",
          where(kShared, is_of_two_or_more), breaks_after_a_window_one_short, set({2}, 2),
          set({2}, 2)),
      row("one-period", "classes and Grundy values have the same period", "I7", kValues,
          has_another_class_period, set({2, 3, 5, 8, 9, 10}, 0), set({2, 3, 5, 8, 9, 10}, 0)),
      row("one-preperiod", "classes and Grundy values have the same preperiod", "I7", kValues,
          has_another_class_preperiod, set({2, 4, 7}, 0), set({2, 4, 7}, 0)),
      row("pure-alike", "where the classes repeat from heap 0 on, the values do", "I7", kValues,
          has_pure_classes_and_impure_values, set({2, 3, 5, 8}, 0), set({2, 3, 5, 8}, 0)),
      row("odd-without-one", "all removals odd: the Grundy value is n mod 2", "I15",
          where(kValues, is_odd_without_one), is_not_parity, set({3}, 1), set({3}, 1)),
      row("odd-in-the-end", "all removals odd: the values have period 2 in the end", "I15",
          where(kValues, is_odd_without_one), is_not_parity_in_the_end, set({3}, 0), set({3}, 0)),
      row("adjoined-late", "s+kp and kp-s may be adjoined wherever the values have period p", "I20",
          kValues, heeds_a_removal_of_a_late_period, set({2, 4, 7}, 1), set({2, 4, 7}, 10)),
      row("divides-c-plus-1",
          "{1,b,c}, b even, c not b+1, c mod (b+1) even, not b: the period divides c+1", "I25",
          where(kValues, is_not_odd_over_b_plus_1), has_a_period_beside_c_plus_1,
          set({1, 8, 11}, 0), set({1, 8, 11}, 0)),
      row("period-c-plus-1",
          "{1,b,c}, b even, c not b+1, c mod (b+1) even, not b: the period is c+1", "I25",
          where(kValues, is_not_odd_over_b_plus_1), has_another_period_than_c_plus_1,
          set({1, 6, 9}, 0), set({1, 6, 9}, 0)),
      row("pure-reversed",
          "where the values repeat from heap 0 on, each is the least that no heap has from which a "
          "move leads to it",
          "I22", kValues, is_pure_and_breaks_the_reverse_mex, set({1, 2, 4, 6}, 7),
          set({1, 2, 4, 6}, 80)),
      row("shared-removal", "a further removal for both never turns a win into a loss", "I34",
          kShared, loses_by_a_shared_removal, set({1}, 3), set({1}, 3)),
      row("misere-negates", "misère play is the opposite of normal play", "M5", kBoth,
          is_not_negated_by_misere, set({1, 2}, 2), set({1, 2}, 2)),
      row("superset-wins", "with all the opponent's removals and more, Left wins all large heaps",
          "Z5", where(kTwoSets, is_superset), is_not_won_by_the_superset, pair({1, 3}, {1}, 0),
          pair({1, 3}, {1}, 0)),
      row("more-removals", "with more removals for Left, no large heap is Right's", "Z6", kTwoSets,
          more_moves_leave_some_to_right, pair({1, 3, 4}, {1, 2}, 0), pair({1, 3, 4}, {1, 2}, 0)),
      row("larger-sum", "with a larger sum for Left, no large heap is Right's", "Z6", kTwoSets,
          a_larger_sum_leaves_some_to_right, pair({2}, {1}, 0), pair({2}, {1}, 0)),
      row("larger-maximum", "with the largest removal Left's, no large heap is Right's", "Z6",
          kTwoSets, a_larger_maximum_leaves_some_to_right, pair({2}, {1}, 0), pair({2}, {1}, 0)),
      row("smaller-removal", "a smaller removal in the place of one never hurts", "Z7", kTwoSets,
          is_hurt_by_a_smaller_removal, pair({2}, {1}, 2), pair({2}, {1}, 2)),
      row("exchanged-window",
          "max A repeated values of Left's row and max B of Right's prove a period", "Z12",
          kTwoSets, breaks_after_exchanged_windows, pair({1}, {2, 3}, 7), pair({1}, {2, 3}, 40)),
      row("transitive", "who beats a set on all large heaps beats all that it beats", "Z20",
          kTwoSets, beats_not_what_its_victim_beats, pair({1, 3}, {1}, 0), pair({1, 2}, {2, 3}, 0)),
      row("no-circle", "no three sets beat each other in a circle on all large heaps", "Z20",
          kTwoSets, is_beaten_by_what_its_victim_beats, pair({1, 3}, {1, 4}, 0),
          pair({1, 2}, {3, 4, 5}, 0)),
      row("smaller-shift", "misère play is normal play, the smaller of both minima later", "Y2",
          where({.normal_only = true, .needs_partizan = true, .needs_misere = true},
                is_of_different_minima),
          is_not_shifted_by_the_smaller_minimum, pair({1}, {2}, 1), pair({1}, {2}, 1)),
      row("misere-helps", "a further removal for me never hurts me in misère play", "Y3",
          where({.needs_partizan = true, .needs_misere = true}, is_misere), is_hurt_in_misere,
          pair({}, {}, 1, Convention::Misere), pair({2}, {1}, 1, Convention::Misere)),
  };
}

}  // namespace

std::span<const FalseClaim> false_claims() {
  static const std::vector<FalseClaim> all_rows = rows();
  return all_rows;
}

Finding smallest_counterexample(const FalseClaim& claim, const Solver& solver) {
  const Reach reach = aim(claim.property.domain, solver.reach);
  const Trial trial = [&](const Game& game) { return refute(claim.property, solver, game); };
  const auto printed = trial(claim.printed);
  if (!printed) {
    Finding finding;
    finding.gave_up = "the printed counterexample is none";
    return finding;
  }
  return smallest(reach, *printed, Search{}.enumerated, trial, claim.property.domain.family);
}

}  // namespace nimplus::properties
