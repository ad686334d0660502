#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "oracle/every_set.hpp"
#include "oracle/oracle.hpp"
#include "oracle/verify.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::oracle {
namespace {

using Positions = std::vector<Position>;

WinTable by_tree_search(const Ruleset& ruleset, Size heap_max) {
  WinTable table;
  for (Size heap = 0; heap <= heap_max; ++heap) {
    table.outcome.push_back(outcome_of(mover_wins_by_tree_search(ruleset, {heap, Player::Left}),
                                       mover_wins_by_tree_search(ruleset, {heap, Player::Right})));
  }
  return table;
}

/// The moves shown must convict the cell by the table's own words.
void expect_evidence(const Ruleset& ruleset, const WinTable& table, const Refutation& shown) {
  const Positions reached = options(ruleset, shown.position);
  const auto claimed_win = [&](Position at) {
    return wins_moving_first(table.outcome[at.heap], at.to_move);
  };
  EXPECT_EQ(shown.claimed_win, claimed_win(shown.position));
  if (reached.empty()) {
    EXPECT_TRUE(shown.shown_by.empty());
    EXPECT_EQ(shown.claimed_win, ruleset.convention == Convention::Normal);
  } else if (shown.claimed_win) {
    EXPECT_EQ(shown.shown_by, reached);
    for (const Position option : shown.shown_by) EXPECT_TRUE(claimed_win(option));
  } else {
    ASSERT_EQ(shown.shown_by.size(), 1U);
    EXPECT_FALSE(claimed_win(shown.shown_by.front()));
    EXPECT_NE(std::find(reached.begin(), reached.end(), shown.shown_by.front()), reached.end());
  }
}

void expect_every_flip_refuted(const Ruleset& ruleset, Size heap_max) {
  const WinTable truth = by_tree_search(ruleset, heap_max);
  ASSERT_FALSE(refute(ruleset, truth).has_value());
  for (Size heap = 0; heap <= heap_max; ++heap) {
    for (const Outcome planted : {Outcome::L, Outcome::R, Outcome::N, Outcome::P}) {
      if (planted == truth.outcome[heap]) continue;
      WinTable table = truth;
      table.outcome[heap] = planted;
      const auto refutation = refute(ruleset, table);
      ASSERT_TRUE(refutation.has_value()) << heap << letter(planted);
      ASSERT_EQ(refutation->position.heap, heap);
      const bool left_differs = wins_moving_first(planted, Player::Left) !=
                                wins_moving_first(truth.outcome[heap], Player::Left);
      ASSERT_EQ(refutation->position.to_move, left_differs ? Player::Left : Player::Right);
      expect_evidence(ruleset, table, *refutation);
    }
  }
}

TEST(Refute, accepts_the_truth_and_refuses_every_flipped_cell_of_shared_sets_up_to_5) {
  for (const Ruleset& ruleset : every_shared(5)) {
    SCOPED_TRACE(to_text(ruleset));
    expect_every_flip_refuted(ruleset, 12);
    if (HasFailure()) return;
  }
}

TEST(Refute, accepts_the_truth_and_refuses_every_flipped_cell_of_pairs_up_to_3) {
  for (const Ruleset& ruleset : every_pair(3)) {
    SCOPED_TRACE(to_text(ruleset));
    expect_every_flip_refuted(ruleset, 9);
    if (HasFailure()) return;
  }
}

TEST(Refute, shows_the_moves_that_convict) {
  // {1,2}: P N N P. Heap 3 claimed N: both 2 and 1 are won by the opponent.
  const WinTable too_good{{Outcome::P, Outcome::N, Outcome::N, Outcome::N}};
  EXPECT_EQ(refute(shared({1, 2}), too_good)->shown_by,
            (Positions{{2, Player::Right}, {1, Player::Right}}));
  // Heap 2 claimed P: taking 2 leaves 0.
  const WinTable too_bad{{Outcome::P, Outcome::N, Outcome::P}};
  EXPECT_EQ(refute(shared({1, 2}), too_bad)->shown_by, (Positions{{0, Player::Right}}));
}

TEST(Refute, has_nothing_against_an_empty_table) {
  EXPECT_FALSE(refute(shared({1}), {}).has_value());
}

TEST(Refute, does_not_take_the_other_game_for_this_one) {
  const WinTable table = solve({{1, 3}, {2}}, 60);
  EXPECT_FALSE(refute({{1, 3}, {2}}, table).has_value());
  EXPECT_TRUE(refute({{2}, {1, 3}}, table).has_value());
  EXPECT_TRUE(refute({{1, 3}, {2}, Convention::Misere}, table).has_value());
}

}  // namespace
}  // namespace nimplus::oracle
