#include "properties/canaries.hpp"

#include <algorithm>
#include <array>

#include "properties/wrong_solvers.hpp"

namespace nimplus::properties {
namespace {

constexpr Size kLargestTable = 100'000;
constexpr Reach kAll{kAnyRemoval, kLargestTable, true, true};
constexpr Reach kNormal{kAnyRemoval, kLargestTable, true, false};
constexpr Reach kShort{kAnyRemoval, 400, true, true};  // their search for a repeat is quadratic
constexpr Reach kOneSet{kAnyRemoval, kLargestTable, false, false};

Canary row(const char* name, const Reach& reach, WrongTable* table, const char* source,
           const char* fault, Game smallest, const char* solves = "") {
  return {{name, reach, table}, fault, source, std::move(smallest), solves};
}

/// Right classes, wrong Grundy values.
Canary values(const char* name, WrongValues* grundy, const char* fault, SubtractionSet set,
              Size heap, Size heap_max = kLargestTable) {
  return {{name, {kAnyRemoval, heap_max, false, false}, right_classes, grundy},
          fault,
          "ours",
          {shared(set), heap},
          ""};
}

Game at(SubtractionSet left, SubtractionSet right, Size heap,
        Convention convention = Convention::Normal) {
  return {{std::move(left), std::move(right), convention}, heap};
}

}  // namespace

std::span<const Canary> canaries() {
  static const std::array rows{
      row("empty-heap-wins", kAll, empty_heap_wins, "P01", "the empty heap counts as won",
          at({}, {}, 0), "one heap less"),
      row("won-heap-sought", kAll, looks_for_a_won_heap, "P03",
          "looks for a heap that the opponent wins", at({}, {1}, 1)),
      row("wraps-below-zero", kNormal, wraps_below_zero, "P04",
          "no size check: an index below zero counts from the end of the table", at({}, {1}, 0)),
      row("never-empties", kAll, never_empties_the_heap, "P05",
          "size check with < for <=: the heap is never emptied", at({}, {1}, 1), "one heap less"),
      row("stuck-at-smallest", kAll, stuck_at_the_smallest, "ours",
          "stuck check with >= for >: the smallest removal needs a larger heap", at({}, {1}, 1)),
      row("left-set-for-both", kAll, left_set_for_both, "P06", "one array, only Left's removals",
          at({}, {1}, 1), "both with Left's removals"),
      row("right-set-for-both", kAll, right_set_for_both, "P10",
          "one array: Right's removals overwrite Left's", at({}, {1}, 1),
          "both with Right's removals"),
      row("union-for-both", kAll, union_for_both, "P08", "one array, both players' removals",
          at({}, {1}, 1), "both with all removals"),
      row("intersection-for-both", kAll, intersection_for_both, "P09",
          "one array, the common removals", at({}, {1}, 1), "both with the common removals"),
      row("any-move-wins", kNormal, any_move_wins, "P12", "a legal move counts as a win",
          at({1}, {1}, 2)),
      row("one-ply", kNormal, one_ply, "P13", "wins only where a move leaves no reply",
          at({1}, {1}, 3)),
      row("first-legal-move", kAll, first_legal_move_only, "P28, P15, P23",
          "stops at the first legal move, won or lost: n mod (min A + min B) in disguise",
          at({1}, {1, 2}, 2)),
      row("last-removal-ignored", kAll, last_removal_ignored, "P42",
          "the loop over removals stops one short", at({}, {1}, 1), "without the largest removals"),
      row("else-if", kAll, right_only_if_left_loses, "P30",
          "else-if: Right is looked at only where Left loses", at({}, {}, 0, Convention::Misere)),
      row("stale-right-row", kAll, stale_right_row, "P31",
          "Left's row is filled before Right's has begun", at({1}, {}, 1, Convention::Misere)),
      row("last-heap-unfilled", kNormal, last_heap_never_filled, "P25",
          "the loop over heaps stops one short", at({}, {1}, 1)),
      row("equal-sets-lost", kNormal, equal_sets_are_lost, "P32",
          "equal sets: the second player is thought to mirror", at({1}, {1}, 1)),
      row("eight-bit-removals", kAll, eight_bit_removals, "P52", "removals kept in eight bits",
          at({}, {256}, 0)),
      row("window-of-64", kAll, window_of_64, "X12",
          "the last outcomes in one 64-bit word, which has no bit for 65", at({}, {65}, 65)),
      row("normal-for-misere", kAll, normal_for_misere, "ours", "the convention is not looked at",
          at({}, {}, 0, Convention::Misere), "normal play"),
      row("players-swapped", kAll, players_swapped, "P19, P21", "each player gets the other's row",
          at({}, {1}, 1), "the players exchanged"),
      row("misere-for-normal", kAll, misere_for_normal, "P46", "who cannot move wins, always",
          at({}, {}, 0), "misère play"),
      row("parity", kNormal, parity, "P48", "odd heaps are won", at({}, {1}, 2)),
      row("one-more-than-largest", kOneSet, one_more_than_the_largest, "Q11",
          "n mod (max + 1), exact for {1..k} only", at({2}, {2}, 1)),
      row("smallest-plus-largest", kOneSet, smallest_plus_largest, "Q12",
          "n mod (min + max), exact for intervals only", at({1, 3}, {1, 3}, 2)),
      row("window-one-short", kShort, window_one_short, "P38, I5",
          "a period believed from max-1 repeated values", at({}, {2}, 2)),
      row("windows-exchanged", kShort, windows_exchanged, "Z12",
          "a period believed from the two windows with their lengths exchanged",
          at({1}, {2, 3}, 7)),
      row("preperiod-dropped", kShort, preperiod_dropped, "Q32, X23",
          "the period is right and begun at heap 0", at({}, {1}, 2)),
      row("one-repeated-value", kShort, one_repeated_value, "P36",
          "a period believed from one repeated value", at({}, {2}, 2)),
      row("period-one-short", kShort, period_one_short, "ours", "the period is one too short",
          at({1}, {1}, 3)),
      row("whole-heap-or-nothing", kNormal, the_whole_heap_or_nothing, "P11, Q14",
          "wins only by taking the whole heap", at({}, {1}, 2)),
      row("largest-legal-move", kAll, largest_legal_move_only, "Q16",
          "looks at the largest legal move only", at({1}, {1, 2}, 3)),
      row("all-moves-must-win", kAll, all_moves_must_win, "Q21", "wins only where every move does",
          at({1}, {1, 2}, 2)),
      row("equal-sets-won", kNormal, equal_sets_are_won, "P33",
          "equal sets: the first player is thought to win", at({}, {}, 0)),
      row("carry-lost", kAll, carry_lost, "ours",
          "the first heap of a word does not see the word before", at({}, {1}, 64)),
      row("far-words-unseen", kAll, far_words_unseen, "ours",
          "a removal is followed into the word before, and no further", at({}, {108}, 128)),
      row("tail-unfilled", kNormal, tail_unfilled, "ours", "the last, partial word is not filled",
          at({}, {1}, 1)),
      row("block-starts-afresh", kAll, block_starts_afresh, "ours",
          "no move is seen across the end of a block of 512", at({}, {492}, 512)),
      values("values-of-one-bit", values_of_one_bit, "a win has value 1, whatever its mex", {1, 2},
             2),
      values("values-of-two-bits", values_of_two_bits, "values are kept in two bits", {1, 2, 3, 4},
             4),
      values("options-counted", options_counted, "the number of options' values for their mex", {1},
             2),
      values("largest-value-plus-one", largest_value_plus_one,
             "one more than the largest value for the mex", {1}, 2),
      values("values-never-empty", values_never_empty,
             "mex with < for <=: the heap is never emptied", {1}, 1),
      values("value-window-short", value_window_short,
             "a period of the values believed from max-1 repeated ones", {2}, 2, 400),
  };
  return rows;
}

bool CanaryRow::killed() const {
  return killed_by(Kind::Oracle) || killed_by(Kind::Metamorphic) || killed_by(Kind::Exact);
}

bool CanaryRow::killed_by(Kind kind) const {
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const Property& property = all()[i];
    if (marks[i] == Mark::Falsified && property.kind == kind &&
        property.status == Status::Theorem) {
      return true;
    }
  }
  return false;
}

std::vector<CanaryRow> try_canaries(const Search& search) {
  Search found_is_enough = search;
  found_is_enough.enumerated = 0;
  std::vector<CanaryRow> rows;
  for (const Canary& canary : canaries()) {
    CanaryRow row{&canary, {}};
    for (const Property& property : all()) {
      if (!beyond_reach(property.domain, canary.solver).empty()) {
        row.marks.push_back(Mark::BeyondReach);
        continue;
      }
      const Finding finding = check(property, canary.solver, found_is_enough);
      row.marks.push_back(finding.held() ? Mark::Held : Mark::Falsified);
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace nimplus::properties
