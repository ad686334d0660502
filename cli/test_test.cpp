#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "rules/input_error.hpp"

namespace nimplus::cli {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

struct Said {
  int status = 0;
  std::string output;
};

/// Runs the words of a line, cut at its blanks.
Said said(const std::string& line) {
  std::istringstream rest(line);
  std::vector<std::string> words{"nimplus"};
  for (std::string word; rest >> word;) words.push_back(word);
  std::vector<const char*> pointers;
  for (const std::string& word : words) pointers.push_back(word.c_str());
  testing::internal::CaptureStdout();
  Said result;
  try {
    const CommandRow row{"test", "", test};
    result.status = run({&row, 1}, static_cast<int>(pointers.size()), pointers.data());
  } catch (...) {
    testing::internal::GetCapturedStdout();
    throw;
  }
  std::fflush(stdout);
  result.output = testing::internal::GetCapturedStdout();
  return result;
}

std::string fault(const std::string& words) {
  try {
    said(words);
  } catch (const InputError& error) {
    return error.what();
  }
  return "none";
}

TEST(TestCommand, prints_the_seed_first_and_holds) {
  const Said whole = said("test --cases 20");
  EXPECT_EQ(whole.status, kHeld);
  EXPECT_THAT(whole.output, StartsWith("seed 1, 20 games a pair\nreplays\n"));
  EXPECT_THAT(whole.output, HasSubstr("on all 16,384 pairs over removals 1..7, both conventions"));
  EXPECT_THAT(whole.output, EndsWith(" not within reach\n"));
  EXPECT_THAT(whole.output, Not(HasSubstr(", 0 not within reach\n")));
  EXPECT_THAT(whole.output, Not(HasSubstr("not within reach:"))) << "they are only counted";
  EXPECT_EQ(said("test --cases 20").output, whole.output);
}

TEST(TestCommand, picks_one_solver_and_one_property) {
  const Said one = said("test --solver dp --property prefix --cases 7 --seed 5");
  EXPECT_EQ(one.output,
            "seed 5, 7 games a pair\n"
            "random games\n"
            "  prefix            dp              held on 7 games, 5 at an edge\n"
            "all 1 held, 0 not within reach\n");
  const Said worlds = said("test --solver dp --property small-worlds");
  EXPECT_THAT(worlds.output, HasSubstr("small worlds\n  small-worlds      dp "));
  EXPECT_EQ(worlds.output.find("random games"), std::string::npos);
}

TEST(TestCommand, prints_what_is_not_within_reach_where_it_is_named) {
  const char* row = "  swapping-players  impartial-dp    not within reach: ";
  EXPECT_THAT(said("test --property swapping-players --cases 1").output, HasSubstr(row));
  EXPECT_THAT(said("test --solver impartial-dp --property swapping-players").output,
              HasSubstr(row));
}

TEST(TestCommand, tries_claims_about_sums_by_name_and_by_solver) {
  const Said one = said("test --property misere-lost-heap");
  EXPECT_EQ(one.status, kHeld);
  EXPECT_EQ(one.output,
            "seed 1, 2000 games a pair\n"
            "sums of heaps\n"
            "  misere-lost-heap             minimax  false, as {}:0 + {1}:1 misere shows, the "
            "smallest (listed: {1}:0 + {1}:1 misere)\n"
            "all 1 held, 0 not within reach\n");
  const Said sums = said("test --solver sums --cases 20");
  EXPECT_THAT(sums.output, HasSubstr("small sums and 2 random ones\nall 8 held, 0 not within"));
  EXPECT_THAT(sums.output, StartsWith("seed 1, 20 games a pair\nsums of heaps\n"));
  EXPECT_THAT(said("test --property misere-lost-heap --json").output,
              HasSubstr("\"status\": \"false, as known\""));
  EXPECT_THAT(fault("test --solver x"), HasSubstr("minimax, sums"));
}

TEST(TestCommand, has_not_held_when_nothing_was_tried) {
  const Said none = said("test --solver impartial-dp --property swapping-players");
  EXPECT_EQ(none.status, kFalsified);
  EXPECT_THAT(none.output, HasSubstr("\nnothing was tried, 2 not within reach\n"));
  const Said json = said("test --solver impartial-dp --property swapping-players --json");
  EXPECT_EQ(json.status, kFalsified);
  EXPECT_THAT(json.output, HasSubstr("\"held\": false,\n  \"tried\": 0,"));
}

TEST(TestCommand, names_what_it_knows_when_a_name_is_unknown) {
  EXPECT_THAT(fault("test --solver quick"),
              HasSubstr("--solver:1:1: read 'quick', expected one of "));
  EXPECT_THAT(fault("test --solver quick"), HasSubstr("dp"));
  EXPECT_THAT(fault("test --property magic"),
              HasSubstr("--property:1:1: read 'magic', expected one of small-worlds, agreement, "));
  EXPECT_THAT(fault("test --replays no/such/file"),
              HasSubstr("no/such/file:1:1: cannot be read: No such file"));
  EXPECT_THAT(fault("test --replays ."), HasSubstr(".:1:1: cannot be read: Is a directory"));
}

TEST(TestCommand, refuses_flags_that_make_no_sense) {
  for (const char* words :
       {"test --cases 0", "test --cases many", "test --seed -1", "test --what"}) {
    EXPECT_EQ(said(words).status, kBadInput) << words;
  }
}

TEST(TestCommand, lists_every_property_with_its_claim_and_source) {
  const Said list = said("test --list");
  EXPECT_EQ(list.status, kHeld);
  EXPECT_THAT(list.output, HasSubstr("swapping-players  Z1, Y5       theorem, metamorphic\n"));
  EXPECT_THAT(said("test --list --json").output, HasSubstr("\"name\": \"swapping-players\""));
}

TEST(TestCommand, falsifies_every_canary) {
  const Said matrix = said("test --canaries --cases 60");
  EXPECT_EQ(matrix.status, kHeld);
  EXPECT_THAT(matrix.output, StartsWith("seed 1, 60 games a pair\n"));
  EXPECT_EQ(matrix.output.find("SURVIVES"), std::string::npos);
  EXPECT_THAT(matrix.output, HasSubstr("12 of 12 wrong sums falsified; claims that falsify none: "
                                       "none\n"));
}

TEST(TestCommand, prints_json) {
  const Said json = said("test --json --property agreement --solver dp --cases 9");
  EXPECT_THAT(json.output, StartsWith("{\n  \"seed\": 1,\n  \"cases\": 9,\n  \"held\": true,"));
}

}  // namespace
}  // namespace nimplus::cli
