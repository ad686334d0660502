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
      {"Nim plus, sample 2, row 20, Mao Mao", kSample2, Player::Right, 20, "unknown", "W"},
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

TEST(Errata, of_the_array_are_at_6_9_and_10_only) {
  const std::string printed = "WWLWWWWWWL";
  const std::string right = "WWLWWLWWLW";
  std::string wrong;
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (printed[i] != right[i]) wrong += std::to_string(i + 1) + ' ';
  }
  EXPECT_EQ(wrong, "6 9 10 ");
}

TEST(Errata, at_20_taking_10_wins_and_so_does_3) {
  const std::vector<Position> right{{17, Player::Right}, {10, Player::Right}};
  EXPECT_EQ(winning_moves(kSample2, {20, Player::Left}), right);
}

/// "About 500,000 transitions" is right of one player, "one million checks" of both.
TEST(Errata, count_the_moves_of_5000_heaps_and_100_removals) {
  std::vector<Size> removals;
  for (Size removal = 1; removal <= 100; ++removal) removals.push_back(removal);
  const std::uint64_t both = edge_count(shared(SubtractionSet(removals)), 5000);
  EXPECT_EQ(both, 2U * (100 * 5001 - 5050));
}

/// 5 1 / 6 / 7 without the size check, as a language counts negative indices: from the end.
TEST(Errata, a_missing_size_check_is_wrong_where_the_text_says_so) {
  std::vector<bool> left(6);
  std::vector<bool> right(6);
  for (std::size_t heap = 0; heap <= 5; ++heap) {
    left[heap] = !right[(heap + 12 - 6) % 6];
    right[heap] = !left[(heap + 12 - 7) % 6];
  }
  EXPECT_TRUE(left[5]);
  EXPECT_EQ(solve({{6}, {7}}, 5).outcome[5], Outcome::P);
}

TEST(Errata, the_right_claims_are_right) {
  const Claim claims[] = {
      {"5 1 / 6 / 7", {{6}, {7}}, Player::Left, 5, "L", "L"},
      {"1 1 / 1 / 1", kOnes, Player::Left, 1, "W", "W"},
      {"2 1 / 1 / 1", kOnes, Player::Left, 2, "L", "L"},
      {"20 3 / 3 7 10 / 2 6 7", kSample2, Player::Left, 20, "W", "W"},
      {"3 2 / 5 6 / 1 2", {{5, 6}, {1, 2}}, Player::Left, 3, "L", "L"},
      {"sample 1, rows 0..5, Long Long", {{6}, {7}}, Player::Left, 0, "", "LLLLLL"},
      {"sample 1, rows 0..5, Mao Mao", {{6}, {7}}, Player::Right, 0, "", "LLLLLL"},
      {"sample 2, all rows, Long Long", kSample2, Player::Left, 0, "", "LLLWWLLWWLWWWWLWLWLLW"},
      {"sample 2, all rows, Mao Mao", kSample2, Player::Right, 0, "", "LLWWWLWWWWLWWWLWWLWLW"},
      {"Stick Game, dry run", kStick, Player::Left, 1, "", "WWLWW"},
      {"Stick Game, the diagram, dp[3] and dp[4]", kStick, Player::Left, 3, "", "LW"},
      {"Stick Game, the diagram, dp[8]", kStick, Player::Left, 8, "", "W"},
  };
  for (const Claim& claim : claims) {
    EXPECT_EQ(solved(claim), claim.right) << claim.where;
    EXPECT_EQ(searched(claim), claim.right) << claim.where;
  }
}

}  // namespace
}  // namespace nimplus::oracle
