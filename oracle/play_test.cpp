#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "oracle/every_set.hpp"
#include "oracle/explain.hpp"
#include "oracle/oracle.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::oracle {
namespace {

constexpr auto kLeft = Player::Left;
constexpr auto kRight = Player::Right;
using Positions = std::vector<Position>;

const Ruleset kSample{{3, 7, 10}, {2, 6, 7}};  // a sample of the source texts: Left wins from 20

TEST(WinningMoves, of_the_sample_are_the_removals_3_and_10) {
  EXPECT_EQ(winning_moves(kSample, {20, kLeft}), (Positions{{17, kRight}, {10, kRight}}));
}

TEST(WinningMoves, are_none_for_a_loser_and_for_the_stuck) {
  EXPECT_EQ(winning_moves(shared({1, 2}), {9, kLeft}), Positions{});
  EXPECT_EQ(winning_moves(shared({5}, Convention::Misere), {4, kRight}), Positions{});
}

TEST(WinningMoves, may_be_any_of_several) {  // Grundy value 2 at 4 under {1,3,4}: options 3, 1, 0
  EXPECT_EQ(winning_moves(shared({1, 3, 4}), {4, kLeft}), (Positions{{0, kRight}}));
  EXPECT_EQ(winning_moves(shared({1, 3}), {5, kLeft}), (Positions{{4, kRight}, {2, kRight}}));
}

TEST(LineOfPlay, ends_where_the_winner_leaves_the_loser_stuck) {
  // {1,2}: from 4 take 1; the loser takes its smallest, 1; then take 2.
  EXPECT_EQ(line_of_play(shared({1, 2}), {4, kLeft}),
            (Positions{{4, kLeft}, {3, kRight}, {2, kLeft}, {0, kRight}}));
  // Misère {1,2}: 1 is lost, so from 3 take 2; the loser must take the last.
  EXPECT_EQ(line_of_play(shared({1, 2}, Convention::Misere), {3, kRight}),
            (Positions{{3, kRight}, {1, kLeft}, {0, kRight}}));
  EXPECT_EQ(line_of_play({{}, {1}}, {7, kLeft}), (Positions{{7, kLeft}}));
}

TEST(LineOfPlay, has_a_million_moves_where_the_game_does) {
  const Positions line = line_of_play(shared({1}), {1'000'000, kLeft});
  ASSERT_EQ(line.size(), 1'000'001U);
  EXPECT_EQ(line.back(), (Position{0, kLeft}));
}

/// Every move and every winner as the literal tree search has them.
void expect_true(const Ruleset& ruleset, Position position) {
  const Explanation told = explain(ruleset, position);
  const auto wins = [&](Position at) { return mover_wins_by_tree_search(ruleset, at); };
  EXPECT_EQ(told.position, position);
  ASSERT_EQ(told.table.outcome.size(), position.heap + 1);
  for (Size heap = 0; heap <= position.heap; ++heap) {
    EXPECT_EQ(told.table.outcome[heap], outcome_of(wins({heap, kLeft}), wins({heap, kRight})));
  }
  Positions winning;
  Positions losing;
  for (const Position option : options(ruleset, position)) {
    (wins(option) ? losing : winning).push_back(option);
  }
  EXPECT_EQ(told.winning, winning);
  EXPECT_EQ(winning_moves(ruleset, position), winning);
  ASSERT_EQ(told.losing.size(), losing.size());
  for (std::size_t i = 0; i < losing.size(); ++i) {
    EXPECT_EQ(told.losing[i].option, losing[i]);
    const Positions replies = winning_moves(ruleset, losing[i]);
    EXPECT_EQ(told.losing[i].reply.has_value(), !replies.empty());
    if (!replies.empty()) {
      EXPECT_EQ(told.losing[i].reply, replies.front());
    }
  }
  EXPECT_EQ(told.line, line_of_play(ruleset, position));
}

/// Legal moves to the end, the winner alternating all the way.
void expect_fair_line(const Ruleset& ruleset, Position position) {
  const Positions line = line_of_play(ruleset, position);
  ASSERT_EQ(line.front(), position);
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const Positions reached = options(ruleset, line[i]);
    ASSERT_NE(std::find(reached.begin(), reached.end(), line[i + 1]), reached.end());
    ASSERT_NE(mover_wins_by_tree_search(ruleset, line[i]),
              mover_wins_by_tree_search(ruleset, line[i + 1]));
  }
  EXPECT_TRUE(options(ruleset, line.back()).empty());
}

TEST(Explanation, agrees_with_the_tree_search_for_every_pair_of_sets_up_to_3) {
  for (const Ruleset& ruleset : every_pair(3)) {
    for (Size heap = 0; heap <= 8; ++heap) {
      for (const Player mover : {kLeft, kRight}) {
        SCOPED_TRACE(to_text(ruleset));
        expect_true(ruleset, {heap, mover});
        expect_fair_line(ruleset, {heap, mover});
        if (testing::Test::HasFailure()) return;
      }
    }
  }
}

TEST(Explanation, knows_a_loss_to_a_stuck_opponent) {  // misère {1}: taking the last one loses
  const Explanation told = explain(shared({1}, Convention::Misere), {1, kLeft});
  EXPECT_EQ(told.losing, (std::vector<LosingMove>{{{0, kRight}, std::nullopt}}));
}

}  // namespace
}  // namespace nimplus::oracle
