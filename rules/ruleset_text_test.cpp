#include "rules/ruleset_text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace nimplus {
namespace {

Ruleset read(const char* text) { return parse_ruleset(text, {"RULESET"}); }

TEST(RulesetText, reads_the_grammar) {
  EXPECT_EQ(read("{1,3,4}"), shared({1, 3, 4}));
  EXPECT_EQ(read("{3,7,10}|{2,6,7}"), (Ruleset{{3, 7, 10}, {2, 6, 7}}));
  EXPECT_EQ(read("{}"), shared({}));
  EXPECT_EQ(read("{}|{1} misere"), (Ruleset{{}, {1}, Convention::Misere}));
  EXPECT_EQ(read("  { 4 ,1,\t1 } | {2}misere "), (Ruleset{{1, 4}, {2}, Convention::Misere}));
  EXPECT_EQ(read("{1000000000000000000}"), shared({1'000'000'000'000'000'000}));
}

TEST(RulesetText, writes_what_it_reads_back) {
  for (const char* text : {"{}", "{1,3,4}", "{3,7,10}|{2,6,7}", "{}|{1} misere", "{2} misere"}) {
    EXPECT_EQ(to_text(read(text)), text);
  }
  EXPECT_EQ(to_text(read("{1}|{1,1}")), "{1}");
}

struct Fault {
  const char* text;
  std::size_t column;
  const char* token;
  const char* expected;
};

TEST(RulesetText, says_where_and_what_is_wrong) {
  const Fault faults[] = {
      {"", 1, "", "'{' before the removals of a set"},
      {"1,2", 1, "1", "'{' before the removals of a set"},
      {"{1,,2}", 4, ",", "a removal from 1 to 10^18"},
      {"{0}", 2, "0", "a removal from 1 to 10^18"},
      {"{-1}", 2, "-1", "a removal from 1 to 10^18"},
      {"{1x}", 2, "1x", "a removal from 1 to 10^18"},
      {"{1000000000000000001}", 2, "1000000000000000001", "a removal from 1 to 10^18"},
      {"{99999999999999999999999}", 2, "99999999999999999999999", "a removal from 1 to 10^18"},
      {"{1 2}", 4, "2", "',' or '}' in a set"},
      {"{1", 3, "", "',' or '}' in a set"},
      {"{1}|", 5, "", "'{' before the removals of a set"},
      {"{1} normal", 5, "normal", "'|', 'misere' or the end of the ruleset"},
      {"{1}|{2}|{3}", 8, "|", "'|', 'misere' or the end of the ruleset"},
  };
  for (const Fault& fault : faults) {
    try {
      read(fault.text);
      FAIL() << fault.text;
    } catch (const InputError& error) {
      EXPECT_EQ(error.place(), (Place{"RULESET", 1, fault.column})) << fault.text;
      EXPECT_EQ(error.token(), fault.token) << fault.text;
      EXPECT_EQ(error.expected(), fault.expected) << fault.text;
    }
  }
}

TEST(RulesetText, counts_lines_from_the_start_it_was_given) {
  try {
    parse_ruleset("{1}\n|{x}", {"replays.txt", 7, 1});
    FAIL();
  } catch (const InputError& error) {
    EXPECT_STREQ(error.what(), "replays.txt:8:3: read 'x', expected a removal from 1 to 10^18");
  }
}

TEST(InputErrorMessage, can_be_about_what_could_not_be_read) {
  EXPECT_STREQ(InputError({"gone.cpp"}, "there is no such file").what(),
               "gone.cpp:1:1: there is no such file");
}

TEST(InputErrorMessage, is_bounded_and_shows_odd_bytes) {
  EXPECT_STREQ(InputError({"f", 1, 2}, "", "x").what(),
               "f:1:2: read the end of the text, expected x");
  EXPECT_STREQ(InputError({"f"}, "\x1b[", "x").what(), "f:1:1: read '\\x1b[', expected x");
  EXPECT_STREQ(InputError({"\x1b"}, "é", "x").what(), "\\x1b:1:1: read 'é', expected x");
  EXPECT_LT(std::string(InputError({"f"}, std::string(1'000'000, 'a'), "x").what()).size(), 120U);
}

}  // namespace
}  // namespace nimplus
