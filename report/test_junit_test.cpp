#include "report/test_junit.hpp"

#include <gtest/gtest.h>

#include <pugixml.hpp>

namespace nimplus::report {
namespace {

using properties::Results;
using properties::Stage;
using properties::Status;
using properties::SuiteRow;

SuiteRow row(Stage stage, const char* property, const char* solver) {
  SuiteRow row;
  row.stage = stage;
  row.property = property;
  row.solver = solver;
  return row;
}

SuiteRow falsified(const char* solver) {
  SuiteRow made = row(Stage::RandomGames, "prefix", solver);
  made.finding.counterexample.emplace(properties::Counterexample{
      {{SubtractionSet{}, SubtractionSet{1}}, 1}, "R <because> \x1b[31m", "P & so on"});
  return made;
}

/// One of each: held, not within reach, falsified, news, given up, and two claims about sums.
Results results() {
  Results results;
  results.rows = {row(Stage::Replays, "prefix", "dp"),
                  row(Stage::RandomGames, "prefix", "dp"),
                  row(Stage::RandomGames, "prefix", "batch"),
                  falsified("quick"),
                  falsified("minimax"),
                  row(Stage::RandomGames, "prefix", "lazy")};
  results.rows[2].beyond_reach = "two sets";
  results.rows[4].status = Status::Conjecture;
  results.rows[4].confirmed = true;
  results.rows[5].finding.gave_up = "too many discarded games";
  results.sums.resize(2);
  results.sums[0].claim.name = "sum-order";
  results.sums[1].claim.name = "classes-decide";
  results.sums[1].claim.status = properties::SumStatus::False;
  return results;
}

/// Read back by the same library, whose reader is not its writer.
pugi::xml_document read(const Results& results) {
  pugi::xml_document document;
  const std::string text = test_junit(results, {.seed = 9, .cases = 50});
  EXPECT_TRUE(document.load_string(text.c_str())) << text;
  return document;
}

std::string counts(pugi::xml_node suite) {
  std::string text = suite.attribute("name").value();
  for (const char* name : {"tests", "failures", "errors", "skipped"}) {
    text += std::string(" ") + suite.attribute(name).value();
  }
  return text;
}

TEST(TestJunit, has_a_suite_a_stage_with_its_counts) {
  const auto document = read(results());
  std::vector<std::string> suites;
  for (const auto suite : document.child("testsuites").children("testsuite")) {
    suites.push_back(counts(suite));
  }
  EXPECT_EQ(suites, (std::vector<std::string>{"replays 1 0 0 0", "random games 5 2 0 1",
                                              "sums of heaps 2 1 0 0"}));
}

TEST(TestJunit, has_a_case_a_pair_and_says_what_became_of_it) {
  const auto document = read(results());
  const auto suite = document.child("testsuites").find_child_by_attribute("name", "random games");
  EXPECT_STREQ(suite.child("properties").child("property").attribute("value").value(), "9");
  const auto of = [&](const char* solver) {
    return suite.find_child_by_attribute("testcase", "name", solver);
  };
  EXPECT_STREQ(of("dp").attribute("classname").value(), "random games.prefix");
  EXPECT_FALSE(of("dp").first_child());
  EXPECT_STREQ(of("batch").child("skipped").attribute("message").value(), "two sets");
  EXPECT_STREQ(of("lazy").child("failure").attribute("message").value(),
               "gave up: too many discarded games");
  EXPECT_FALSE(of("minimax").child("failure")) << "news is no failure";
  EXPECT_NE(std::string(of("minimax").child("system-out").text().get()).find("NEWS: "),
            std::string::npos);
}

TEST(TestJunit, shows_the_smallest_game_of_a_failure_and_escapes_what_xml_cannot_carry) {
  const auto document = read(results());
  const auto suite = document.child("testsuites").find_child_by_attribute("name", "random games");
  const auto failure = suite.find_child_by_attribute("name", "quick").child("failure");
  EXPECT_STREQ(failure.attribute("message").value(),
               "smallest {}|{1} heap 1: expected R <because> \\x1b[31m, got P & so on");
  const std::string text = failure.text().get();
  EXPECT_NE(text.find("    rerun     nimplus test --solver quick --property prefix --seed 9 "
                      "--cases 50\n"),
            std::string::npos)
      << text;
  EXPECT_EQ(test_junit(results(), {}).find('\x1b'), std::string::npos);
}

TEST(TestJunit, tells_the_small_worlds_of_a_solver_apart) {
  Results worlds;
  worlds.rows = {row(Stage::SmallWorlds, "small-worlds", "dp"),
                 row(Stage::SmallWorlds, "small-worlds", "dp")};
  worlds.rows[1].scope.world.removal_max = 12;
  worlds.rows[1].scope.world.shared_only = true;
  const auto document = read(worlds);
  const auto suite = document.child("testsuites").child("testsuite");
  EXPECT_TRUE(suite.find_child_by_attribute("name", "dp, pairs over 1..7"));
  EXPECT_TRUE(suite.find_child_by_attribute("name", "dp, shared sets over 1..12"));
}

}  // namespace
}  // namespace nimplus::report
