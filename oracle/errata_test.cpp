// The two walkthroughs that pose the problems print some answers that are wrong. Each row holds
// the right answer and the printed one.

#include <gtest/gtest.h>

#include <string>

#include "oracle/oracle.hpp"

namespace nimplus::oracle {
namespace {

const Ruleset kSample2{{3, 7, 10}, {2, 6, 7}};  // Nim plus: 20 3 / 3 7 10 / 2 6 7
const Ruleset kOnes{{1}, {1}};
const Ruleset kStick = shared({1, 2, 5});  // Stick Game: 10 3 / 1 2 5

/// A claim of who wins with `mover` to move at heaps first_heap, first_heap + 1, …: W or L each.
struct Claim {
  const char* where;
  Ruleset ruleset;
  Player mover;
  Size first_heap;
  std::string printed;
  std::string right;
};

std::string solved(const Claim& claim) {
  const WinTable table = solve(claim.ruleset, claim.first_heap + claim.right.size() - 1);
  std::string text;
  for (Size heap = claim.first_heap; heap < table.outcome.size(); ++heap) {
    text += wins_moving_first(table.outcome[heap], claim.mover) ? 'W' : 'L';
  }
  return text;
}

std::string searched(const Claim& claim) {
  std::string text;
  for (Size i = 0; i < claim.right.size(); ++i) {
    const Position position{claim.first_heap + i, claim.mover};
    text += mover_wins_by_tree_search(claim.ruleset, position) ? 'W' : 'L';
  }
  return text;
}

TEST(Errata, every_wrong_claim_has_its_right_answer) {
  const Claim claims[] = {
      {"Nim plus, test 10 2 / 1 10 / 1 10", shared({1, 10}), Player::Left, 10, "L", "W"},
      {"Nim plus, sample 2, row 3, Mao Mao", kSample2, Player::Right, 3, "L", "W"},
      {"Nim plus, sample 2, row 10, Mao Mao", kSample2, Player::Right, 10, "W", "L"},
      {"Nim plus, 1 1 / 1 / 1 shows a mover without a good move", kOnes, Player::Left, 1, "L", "W"},
      {"Stick Game, the example's output", kStick, Player::Left, 1, "WLWWWWWWWL", "WWLWWLWWLW"},
      {"Stick Game, the final array", kStick, Player::Left, 1, "WWLWWWWWWL", "WWLWWLWWLW"},
      {"Stick Game, the diagram, dp[6]", kStick, Player::Left, 6, "W", "L"},
      {"Stick Game, the diagram, dp[9]", kStick, Player::Left, 9, "W", "L"},
      {"Stick Game, the diagram, dp[10]", kStick, Player::Left, 10, "L", "W"},
  };
  for (const Claim& claim : claims) {
    EXPECT_EQ(solved(claim), claim.right) << claim.where;
    EXPECT_EQ(searched(claim), claim.right) << claim.where;
    EXPECT_NE(solved(claim), claim.printed) << claim.where;
  }
}

TEST(Errata, only_one_of_the_two_moves_said_to_win_does) {  // Stick Game: "n=2: removes 1 or 2"
  const std::vector<Position> printed{{1, Player::Right}, {0, Player::Right}};
  const std::vector<Position> right{{0, Player::Right}};
  EXPECT_EQ(winning_moves(kStick, {2, Player::Left}), right);
  EXPECT_NE(winning_moves(kStick, {2, Player::Left}), printed);
}

TEST(Errata, the_right_claims_are_right) {
  const Claim claims[] = {
      {"5 1 / 6 / 7", {{6}, {7}}, Player::Left, 5, "L", "L"},
      {"1 1 / 1 / 1", kOnes, Player::Left, 1, "W", "W"},
      {"2 1 / 1 / 1", kOnes, Player::Left, 2, "L", "L"},
      {"20 3 / 3 7 10 / 2 6 7", kSample2, Player::Left, 20, "W", "W"},
      {"3 2 / 5 6 / 1 2", {{5, 6}, {1, 2}}, Player::Left, 3, "L", "L"},
      {"sample 2, all rows, Long Long", kSample2, Player::Left, 0, "", "LLLWWLLWWLWWWWLWLWLLW"},
      {"sample 2, all rows, Mao Mao", kSample2, Player::Right, 0, "", "LLWWWLWWWWLWWWLWWLWLW"},
      {"Stick Game, dry run", kStick, Player::Left, 1, "", "WWLWW"},
  };
  for (const Claim& claim : claims) {
    EXPECT_EQ(solved(claim), claim.right) << claim.where;
    EXPECT_EQ(searched(claim), claim.right) << claim.where;
  }
}

}  // namespace
}  // namespace nimplus::oracle
