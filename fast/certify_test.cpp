#include "fast/certify.hpp"

#include <gtest/gtest.h>

#include "fast/brute_force.hpp"
#include "fast/dp.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

TEST(Certify, writes_the_table_of_brute_force) {
  const Ruleset ruleset{{1, 4}, {2, 3}, Convention::Misere};
  EXPECT_EQ(certify_table(ruleset, 14), (TableCertificate{ruleset, brute_force(ruleset, 14)}));
}

TEST(Certify, names_the_winner_of_brute_force_and_moves_that_win) {
  std::size_t moves = 0;
  for (const SubtractionSet& left : every_set(3)) {
    for (const SubtractionSet& right : every_set(3)) {
      for (const auto convention : {Convention::Normal, Convention::Misere}) {
        const Ruleset ruleset{left, right, convention};
        for (const Player mover : {Player::Left, Player::Right}) {
          const auto found = certify_win(ruleset, {9, mover}, 10);
          ASSERT_TRUE(found.has_value());
          ASSERT_EQ(found->winner == mover, mover_wins(ruleset, 9, mover));
          for (const auto& [heap, removal] : found->moves) {
            ASSERT_FALSE(mover_wins(ruleset, heap - removal, opponent(found->winner)));
          }
          moves += found->moves.size();
        }
      }
    }
  }
  EXPECT_GT(moves, 500U);
}

TEST(Certify, needs_a_move_for_every_heap_it_is_asked_in_and_no_more) {
  // {1,2}: the winner leaves multiples of 3, and is asked in all heaps that are none.
  const auto found = certify_win(shared({1, 2}), {5, Player::Right}, 3);
  EXPECT_EQ(found,
            (WinCertificate{
                shared({1, 2}), {5, Player::Right}, Player::Right, {{1, 1}, {2, 2}, {5, 2}}}));
  EXPECT_EQ(certify_win(shared({1, 2}), {5, Player::Right}, 2), std::nullopt);
  // By 7 at once, not by 1, which leaves 6 and more to be asked.
  const auto quick = certify_win(shared({1, 7}), {7, Player::Left}, 8);
  EXPECT_EQ(quick->moves, (std::vector<WinningMove>{{7, 7}}));
}

TEST(Certify, refuses_a_heap_above_its_limit) {
  EXPECT_THROW(certify_table(shared({1}), kLargestTableHeap + 1), ContractViolation);
  EXPECT_THROW(certify_win(shared({1}), {kLargestTableHeap + 1, Player::Left}, 1),
               ContractViolation);
}

}  // namespace
}  // namespace nimplus::fast
