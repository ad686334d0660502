#include "report/play_text.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace nimplus::report {
namespace {

std::vector<Position> one_by_one(Size heap) {
  std::vector<Position> line;
  for (Size left = heap + 1; left-- > 0;) line.push_back({left, Player::Left});
  return line;
}

TEST(LineText, has_the_removals_on_the_arrows) {
  const std::vector<Position> line{{20, Player::Left}, {13, Player::Right}, {11, Player::Left}};
  EXPECT_EQ(line_text(line), "20 -7-> 13 -2-> 11");
  EXPECT_EQ(line_text(std::vector<Position>{{5, Player::Right}}), "5");
}

TEST(LineText, leaves_out_the_middle_of_a_long_line_and_counts_it) {
  EXPECT_EQ(line_text(one_by_one(3), 3), "3 -1-> 2 -1-> 1 -1-> 0");
  EXPECT_EQ(line_text(one_by_one(4), 3), "4 -1-> 3 -1-> 2 … (1 move) … 1 -1-> 0");
  EXPECT_EQ(line_text(one_by_one(1000), 2), "1000 -1-> 999 … (998 moves) … 1 -1-> 0");
}

TEST(Meaning, tells_the_classes_apart) {
  EXPECT_EQ(meaning(Outcome::L), "Left wins, whoever moves first");
  EXPECT_EQ(meaning(Outcome::R), "Right wins, whoever moves first");
  EXPECT_EQ(meaning(Outcome::N), "whoever moves first wins");
  EXPECT_EQ(meaning(Outcome::P), "whoever moves second wins");
}

TEST(EndText, says_who_is_stuck_and_what_that_means) {
  EXPECT_EQ(end_text(Convention::Normal, {0, Player::Right}), "Right cannot move and so loses");
  EXPECT_EQ(end_text(Convention::Misere, {0, Player::Left}), "Left cannot move and so wins");
}

TEST(PlayerNames, stand_in_every_sentence) {
  const PlayerNames names{"Ann", "Bob"};
  EXPECT_EQ(name(Player::Left, names), "Ann");
  EXPECT_EQ(meaning(Outcome::R, names), "Bob wins, whoever moves first");
  EXPECT_EQ(end_text(Convention::Normal, {0, Player::Left}, names), "Ann cannot move and so loses");
}

}  // namespace
}  // namespace nimplus::report
