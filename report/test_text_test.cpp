#include "report/test_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/test_json.hpp"

namespace nimplus::report {
namespace {

using properties::Line;
using properties::Search;
using properties::Stage;
using testing::HasSubstr;

Line falsified() {
  Line line;
  line.property = "swapping-players";
  line.solver = "dp";
  line.finding.cases = 1234;
  line.finding.smaller_tried = 4;
  line.finding.certified = true;
  const Ruleset ruleset{SubtractionSet{}, SubtractionSet{1}};
  line.finding.counterexample.emplace(
      properties::Counterexample{{ruleset, 1}, "R at heap 1 (why)", "P"});
  line.showing = properties::Showing{
      {1, Player::Right}, Outcome::R, Outcome::P, {{1, Player::Right}, {0, Player::Left}}};
  return line;
}

TEST(TestText, shows_a_falsified_claim_with_all_that_is_needed_to_believe_and_keep_it) {
  EXPECT_EQ(
      test_line(falsified(), {.seed = 9, .cases = 50}),
      "  swapping-players  dp              FALSIFIED by game 1,234\n"
      "    smallest  {}|{1} heap 1\n"
      "              (all 4 smaller rulesets of the enumeration hold)\n"
      "    expected  R at heap 1 (why)\n"
      "    got       P\n"
      "    heap 1 is R by minimax, P by dp: Right moves first\n"
      "    play      1 -1-> 0: Left cannot move and loses\n"
      "    rerun     nimplus test --solver dp --property swapping-players --seed 9 --cases 50\n"
      "    keep it   swapping-players {}|{1} heap 1   (a line of properties/replays.txt)\n");
}

TEST(TestText, says_when_smaller_games_were_left_untried) {
  Line line = falsified();
  line.finding.certified = false;
  EXPECT_THAT(test_line(line, {}), HasSubstr("(4 smaller rulesets hold, more were not tried)"));
}

TEST(TestText, keeps_a_failure_of_the_small_worlds_as_a_disagreement) {
  Line line = falsified();
  line.stage = Stage::SmallWorlds;
  line.property = "small-worlds";
  EXPECT_THAT(test_line(line, {}), HasSubstr("keep it   agreement {}|{1} heap 1"));
  EXPECT_EQ(rerun_command(line, {}), "nimplus test --solver dp --property small-worlds");
}

TEST(TestText, reruns_a_replay_from_its_file) {
  Line line = falsified();
  line.stage = Stage::Replays;
  EXPECT_EQ(rerun_command(line, {}), "nimplus test --solver dp --property swapping-players");
  line.replays_file = "mine.txt";
  EXPECT_EQ(rerun_command(line, {}),
            "nimplus test --solver dp --property swapping-players --replays mine.txt");
}

TEST(TestText, tells_held_from_beyond_reach_from_given_up) {
  Line line;
  line.property = "prefix";
  line.solver = "dp";
  line.finding.cases = 2000;
  EXPECT_EQ(test_line(line, {}), "  prefix            dp              held on 2,000 games\n");
  line.finding.gave_up = "too many discarded games";
  EXPECT_THAT(test_line(line, {}), HasSubstr("GAVE UP: too many discarded games"));
  line.beyond_reach = "two sets";
  EXPECT_THAT(test_line(line, {}), HasSubstr("not within reach: two sets"));
}

TEST(TestText, prints_the_count_of_the_small_worlds) {
  Line line;
  line.stage = Stage::SmallWorlds;
  line.sweep.pairs = 4096;
  EXPECT_THAT(test_line(line, {}),
              HasSubstr("agrees with minimax on all 4,096 pairs over removals 1..6, both "
                        "conventions, heaps 0..80"));
  line.sweep.pairs = 64;
  line.sweep.shared_only = true;
  line.sweep.misere = false;
  EXPECT_THAT(test_line(line, {}),
              HasSubstr("all 64 shared sets over removals 1..6, normal play, heaps 0..80"));
}

TEST(TestText, ends_a_misere_play_with_a_win) {
  EXPECT_EQ(play_text(shared({1}, Convention::Misere), {{1, Player::Left}, {0, Player::Right}}),
            "1 -1-> 0: Right cannot move and wins");
  EXPECT_EQ(play_text(shared({1}), {}), "");
}

std::vector<properties::CanaryRow> two_canaries() {
  std::vector<properties::Mark> marks(properties::all().size(), properties::Mark::Held);
  std::vector<properties::CanaryRow> rows{{&properties::canaries()[0], marks},
                                          {&properties::canaries()[1], marks}};
  rows[0].marks[1] = properties::Mark::Falsified;
  rows[1].marks[2] = properties::Mark::BeyondReach;
  return rows;
}

TEST(CanaryMatrix, marks_what_falsifies_whom_and_who_survives) {
  const std::string text = canary_matrix(two_canaries());
  EXPECT_THAT(text, HasSubstr("  empty-heap-wins         .  X  .  . "));
  EXPECT_THAT(text, HasSubstr("  won-heap-sought         .  .  -  . "));
  EXPECT_THAT(text, HasSubstr("opponent wins  SURVIVES\n"));
  EXPECT_EQ(text.find("won  SURVIVES"), std::string::npos);
}

TEST(TestJson, says_what_the_text_says) {
  Line beyond;
  beyond.property = "scaling";
  beyond.solver = "dp";
  beyond.beyond_reach = "too large";
  const auto json =
      nlohmann::json::parse(test_json({falsified(), beyond}, {.seed = 9, .cases = 50}));
  EXPECT_EQ(json["seed"], 9);
  EXPECT_EQ(json["held"], false);
  EXPECT_EQ(json["lines"][0]["status"], "falsified");
  EXPECT_EQ(json["lines"][0]["smallest"]["ruleset"], "{}|{1}");
  EXPECT_EQ(json["lines"][0]["smallest"]["heap"], 1);
  EXPECT_EQ(json["lines"][0]["play"], "1 -1-> 0: Left cannot move and loses");
  EXPECT_EQ(json["lines"][1]["status"], "not within reach");
  EXPECT_EQ(nlohmann::json::parse(test_json({beyond}, {}))["held"], true);
}

TEST(CanariesJson, names_the_properties_that_falsify) {
  const auto json = nlohmann::json::parse(canaries_json(two_canaries(), {}));
  EXPECT_EQ(json["killed"], false);
  EXPECT_EQ(json["canaries"][0]["falsified_by"], nlohmann::json::array({"recurrence"}));
  EXPECT_EQ(json["canaries"][1]["falsified_by"], nlohmann::json::array());
}

}  // namespace
}  // namespace nimplus::report
