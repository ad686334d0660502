#include <gtest/gtest.h>

#include "rules/expects.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/ruleset.hpp"
#include "rules/solver.hpp"

namespace nimplus {
namespace {

TEST(SubtractionSet, order_and_repeats_do_not_matter) {
  EXPECT_EQ(SubtractionSet({4, 1, 3, 1}), SubtractionSet({1, 3, 4}));
  EXPECT_TRUE(SubtractionSet({}).empty());
  EXPECT_EQ(SubtractionSet({}).largest(), 0U);
  EXPECT_EQ(SubtractionSet({7, 2}).smallest(), 2U);
  EXPECT_EQ(SubtractionSet({7, 2}).largest(), 7U);
  EXPECT_TRUE(SubtractionSet({7, 2}).contains(7));
  EXPECT_FALSE(SubtractionSet({7, 2}).contains(3));
  EXPECT_THROW(SubtractionSet({1, 0}), ContractViolation);
}

TEST(Options, are_the_legal_moves_by_increasing_removal) {
  const Ruleset ruleset{{3, 7, 10}, {2, 6, 7}};
  using Positions = std::vector<Position>;
  EXPECT_EQ(options(ruleset, {10, Player::Left}),
            (Positions{{7, Player::Right}, {3, Player::Right}, {0, Player::Right}}));
  EXPECT_EQ(options(ruleset, {6, Player::Right}),
            (Positions{{4, Player::Left}, {0, Player::Left}}));
  EXPECT_EQ(options(ruleset, {2, Player::Left}), Positions{});
  EXPECT_EQ(options(ruleset, {0, Player::Right}), Positions{});
}

TEST(OutcomeClass, is_the_pair_of_who_wins_moving_first) {
  for (const bool left : {false, true}) {
    for (const bool right : {false, true}) {
      const Outcome outcome = outcome_of(left, right);
      EXPECT_EQ(wins_moving_first(outcome, Player::Left), left);
      EXPECT_EQ(wins_moving_first(outcome, Player::Right), right);
    }
  }
  EXPECT_EQ(letter(outcome_of(true, false)), 'L');
  EXPECT_EQ(letter(outcome_of(false, true)), 'R');
  EXPECT_EQ(letter(outcome_of(true, true)), 'N');
  EXPECT_EQ(letter(outcome_of(false, false)), 'P');
}

TEST(Reach, is_inclusive_and_names_what_is_covered) {
  const Reach reach{10, 100, false, false};
  EXPECT_TRUE(reach.covers(shared({1, 10}), 100));
  EXPECT_FALSE(reach.covers(shared({1, 11}), 100));
  EXPECT_FALSE(reach.covers(shared({1, 10}), 101));
  EXPECT_FALSE(reach.covers({{1}, {2}}, 100));
  EXPECT_FALSE(reach.covers(shared({1}, Convention::Misere), 100));
}

TEST(Mirrored, exchanges_the_sets_only) {
  EXPECT_EQ(mirrored({{1}, {2, 3}, Convention::Misere}),
            (Ruleset{{2, 3}, {1}, Convention::Misere}));
  EXPECT_TRUE(shared({2, 3}).impartial());
}

}  // namespace
}  // namespace nimplus
