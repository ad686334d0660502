#include "report/test_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/test_json.hpp"

namespace nimplus::report {
namespace {

using properties::Search;
using properties::Stage;
using properties::SuiteRow;
using testing::HasSubstr;

SuiteRow falsified() {
  SuiteRow row;
  row.property = "swapping-players";
  row.solver = "dp";
  row.finding.cases = 1234;
  row.finding.smaller_tried = 4;
  row.finding.smaller_heap_max = 80;
  row.finding.smaller_all_tried = true;
  const Ruleset ruleset{SubtractionSet{}, SubtractionSet{1}};
  row.finding.counterexample.emplace(
      properties::Counterexample{{ruleset, 1}, "R at heap 1 (why)", "P"});
  row.showing = properties::Showing{
      {1, Player::Right}, Outcome::R, Outcome::P, {{1, Player::Right}, {0, Player::Left}}};
  return row;
}

TEST(TestText, shows_a_falsified_claim_with_all_that_is_needed_to_believe_and_keep_it) {
  EXPECT_EQ(
      row_text(falsified(), {.seed = 9, .cases = 50}),
      "  swapping-players  dp              FALSIFIED by game 1,234\n"
      "    smallest  {}|{1} heap 1\n"
      "              (4 smaller rulesets held, tried once each, at least on heaps 0..80: all that "
      "are enumerated)\n"
      "    expected  R at heap 1 (why)\n"
      "    got       P\n"
      "    heap 1 is R by minimax, P by dp: Right moves first\n"
      "    play      1 -1-> 0, Left cannot move and so loses\n"
      "    rerun     nimplus test --solver dp --property swapping-players --seed 9 --cases 50\n"
      "    keep it   swapping-players {}|{1} heap 1   (a line of properties/replays.txt)\n");
}

TEST(TestText, says_how_many_smaller_rulesets_were_tried_and_on_which_heaps) {
  SuiteRow row = falsified();
  row.finding.smaller_all_tried = false;
  EXPECT_THAT(row_text(row, {}), HasSubstr("(4 smaller rulesets held, tried once each, at least on "
                                           "heaps 0..80: not all there are)"));
  row.finding.smaller_tried = 0;
  EXPECT_THAT(row_text(row, {}), HasSubstr("(no smaller ruleset was tried)"));
  row.finding.smaller_all_tried = true;
  EXPECT_THAT(row_text(row, {}), HasSubstr("(no smaller ruleset is enumerated)"));
}

TEST(TestText, keeps_a_failure_of_the_small_worlds_as_a_disagreement) {
  SuiteRow row = falsified();
  row.stage = Stage::SmallWorlds;
  row.property = "small-worlds";
  EXPECT_THAT(row_text(row, {}), HasSubstr("keep it   agreement {}|{1} heap 1"));
  EXPECT_EQ(rerun_command(row, {}), "nimplus test --solver dp --property small-worlds");
}

TEST(TestText, reruns_a_replay_from_its_file) {
  SuiteRow row = falsified();
  row.stage = Stage::Replays;
  EXPECT_EQ(rerun_command(row, {}), "nimplus test --solver dp --property swapping-players");
  row.replays_file = "mine.txt";
  EXPECT_EQ(rerun_command(row, {}),
            "nimplus test --solver dp --property swapping-players --replays mine.txt");
}

TEST(TestText, tells_held_from_beyond_reach_from_given_up) {
  SuiteRow row;
  row.property = "prefix";
  row.solver = "dp";
  row.finding.cases = 2000;
  row.finding.at_an_edge = 1300;
  EXPECT_EQ(row_text(row, {}),
            "  prefix            dp              held on 2,000 games, 1,300 at an edge\n");
  row.finding.gave_up = "too many discarded games";
  EXPECT_THAT(row_text(row, {}), HasSubstr("GAVE UP: too many discarded games"));
  row.beyond_reach = "two sets";
  EXPECT_THAT(row_text(row, {}), HasSubstr("not within reach: two sets"));
}

TEST(TestText, says_how_many_rounds_followed_and_reruns_a_failure_with_its_seed) {
  EXPECT_EQ(rounds_text({.begun = 3, .whole = 2, .games = 12'345}, {.seed = 5}),
            "3 further rounds (the last not to its end), seeds 6..8, 12,345 games\n");
  EXPECT_EQ(rounds_text({.begun = 1, .whole = 1, .games = 1}, {.seed = 5}),
            "1 further round, seeds 6..6, 1 game\n");
  EXPECT_THAT(rounds_text({}, {}), HasSubstr("no further rounds"));
  SuiteRow row = falsified();
  row.seed = 8;
  EXPECT_THAT(rerun_command(row, {.seed = 5, .cases = 50}), HasSubstr(" --seed 8 --cases 50"));
  const auto json = nlohmann::json::parse(test_json({{row}, {}, properties::Rounds{3, 2, 9}}, {}));
  EXPECT_EQ(json["rows"][0]["seed"], 8);
  EXPECT_EQ(json["further_rounds"]["whole"], 2);
}

TEST(TestText, prints_the_count_of_the_small_worlds) {
  SuiteRow row;
  row.stage = Stage::SmallWorlds;
  row.scope.pairs = 16'384;
  row.scope.hash = "0123456789abcdef";
  EXPECT_THAT(row_text(row, {}),
              HasSubstr("agrees with minimax on all 16,384 pairs over removals 1..7, both "
                        "conventions, heaps 0..120 (hash 0123456789abcdef)"));
  row.scope.pairs = 128;
  row.scope.world.shared_only = true;
  row.scope.world.by_minimax = false;
  row.scope.misere = false;
  EXPECT_THAT(row_text(row, {}),
              HasSubstr("agrees with the table on all 128 shared sets over removals 1..7, normal "
                        "play, heaps 0..120"));
}

TEST(TestText, says_that_a_counterexample_to_a_conjecture_is_news) {
  SuiteRow row = falsified();
  row.status = properties::Status::Conjecture;
  EXPECT_THAT(row_text(row, {}), HasSubstr("FALSIFIED by game"));
  row.confirmed = true;
  EXPECT_THAT(
      row_text(row, {}),
      HasSubstr("NEWS: a counterexample to a conjecture, seen by minimax too\n    smallest "));
  row.finding.counterexample.reset();
  row.confirmed = false;
  EXPECT_THAT(row_text(row, {}), HasSubstr("conjecture: no counterexample in 1,234 games"));
}

TEST(TestText, prints_the_smallest_counterexample_of_a_false_claim_beside_the_printed_one) {
  SuiteRow row = falsified();
  row.stage = Stage::FalseClaims;
  row.status = properties::Status::False;
  row.known = row.finding.counterexample->game;
  row.printed = {shared({3}), 4};
  EXPECT_THAT(row_text(row, {}),
              HasSubstr("false, as {}|{1} heap 1 shows, the smallest (printed: {3})\n"));
  row.known->heap_max = 2;
  EXPECT_THAT(row_text(row, {}), HasSubstr("FALSIFIED"));
}

TEST(TestText, ends_a_misere_play_with_a_win) {
  const std::vector<Position> play{{1, Player::Left}, {0, Player::Right}};
  EXPECT_EQ(play_text(shared({1}, Convention::Misere), play),
            "1 -1-> 0, Right cannot move and so wins");
}

TEST(TestJson, says_what_the_text_says) {
  SuiteRow beyond;
  beyond.property = "scaling";
  beyond.solver = "dp";
  beyond.beyond_reach = "too large";
  const std::vector<SuiteRow> rows{falsified(), beyond};
  const auto json = nlohmann::json::parse(test_json({rows, {}, {}}, {.seed = 9, .cases = 50}));
  EXPECT_EQ(json["seed"], 9);
  EXPECT_EQ(json["held"], false);
  EXPECT_EQ(json["rows"][0]["status"], "falsified");
  EXPECT_EQ(json["rows"][0]["smallest"]["ruleset"], "{}|{1}");
  EXPECT_EQ(json["rows"][0]["smallest"]["heap"], 1);
  EXPECT_EQ(json["rows"][0]["smaller_tried"], 4);
  EXPECT_EQ(json["rows"][0]["smaller_heap_max"], 80);
  EXPECT_EQ(json["rows"][0]["smaller_all_tried"], true);
  EXPECT_EQ(json["rows"][0]["play"], "1 -1-> 0, Left cannot move and so loses");
  EXPECT_EQ(json["rows"][1]["status"], "not within reach");
  EXPECT_EQ(json["tried"], 1);
  const auto nothing = nlohmann::json::parse(test_json({{beyond}, {}, {}}, {}));
  EXPECT_EQ(nothing["tried"], 0);
  EXPECT_EQ(nothing["held"], false);
}

}  // namespace
}  // namespace nimplus::report
