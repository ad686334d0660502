#include <gtest/gtest.h>

#include "corpus/problem.hpp"

namespace nimplus::corpus {
namespace {

std::string difference(const char* id, std::string_view expected, std::string_view got) {
  const auto found = problem_called(id).compare(expected, got);
  return found ? found->what : "none";
}

TEST(Comparing, forgives_white_space_only) {
  EXPECT_EQ(difference("nim-plus", "Mao Mao nb!\n", "  Mao\r\nMao\tnb!"), "none");
  EXPECT_EQ(difference("nim-plus", "Mao Mao nb!\n", "mao Mao nb!\n"),
            "expected Mao Mao nb!, got mao Mao nb!");
  EXPECT_EQ(difference("nim-plus", "Long Long nb!\n", "Long Long nb\n"),
            "expected Long Long nb!, got Long Long nb");
  EXPECT_EQ(difference("nim-plus", "Long Long nb!\n", "LongLong nb!\n"),
            "expected Long Long nb!, got LongLong nb!");
  EXPECT_EQ(difference("nim-plus", "Long Long nb!\n", "Long Long nb! 3\n"),
            "expected Long Long nb!, got Long Long nb! 3");
  EXPECT_EQ(difference("nim-plus", "Long Long nb!\n", "\n"),
            "expected Long Long nb!, got no output");
  EXPECT_EQ(difference("stick-game", "WLW\n", "WLW"), "none");
  EXPECT_EQ(difference("stick-game", "WLW\n", " WLW \r\n"), "none");
}

TEST(Comparing, says_at_which_heap_a_string_first_differs) {
  EXPECT_EQ(difference("stick-game", "WWLWWLWWLW", "WWLWWWWWLW"), "heap 6: expected L, got W");
  EXPECT_EQ(difference("stick-game", "WWLWWLWWLW", "WWLWWLWWL"),
            "the string has 9 letters, expected 10");
  EXPECT_EQ(difference("stick-game", "WL", "WLW"), "the string has 3 letters, expected 2");
  EXPECT_EQ(difference("stick-game", "WL", "L"),
            "heap 1: expected W, got L; the string has 1 letter, expected 2");
  EXPECT_EQ(difference("stick-game", "WL", ""), "no output, expected 2 letters");
  EXPECT_EQ(difference("stick-game", "WL", "W L"),
            "the output has 2 tokens, expected one string of 2 letters");
  EXPECT_EQ(difference("stick-game", "WL", "wl"), "heap 1: expected W, got w");
  EXPECT_EQ(difference("stick-game", "WL", std::string_view("W\0", 2)),
            "heap 2: expected L, got \\x00");
  const auto found = problem_called("stick-game").compare("WWL", "WWW");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->token, 1U);
  EXPECT_EQ(found->letter, 3U);
}

TEST(Comparing, names_the_first_wrong_heap_where_each_has_its_letter) {
  const auto heap = [](const char* id, std::string_view expected, std::string_view got) {
    return problem_called(id).compare(expected, got).value_or(Difference{}).heap;
  };
  EXPECT_EQ(heap("stick-game", "WWLWWL\n", "WWLWLW\n"), 5U);
  EXPECT_EQ(heap("stick-game", "WL", "LL"), 1U);
  EXPECT_EQ(heap("stick-game", "WL", "W"), std::nullopt);
  EXPECT_EQ(heap("stick-game", "WL", "LLL"), std::nullopt);
  EXPECT_EQ(heap("stick-game", "WL", ""), std::nullopt);
  EXPECT_EQ(heap("stick-game", "WL", "W L"), std::nullopt);
  EXPECT_EQ(heap("nim-plus", "Mao Mao nb!", "Long Long nb!"), std::nullopt);
}

TEST(Comparing, stays_short_whatever_comes) {
  const std::string flood(10'000'000, '\x1b');
  EXPECT_LT(difference("nim-plus", "Mao Mao nb!", flood).size(), 200U);
  EXPECT_LT(difference("stick-game", "WL", flood).size(), 200U);
}

}  // namespace
}  // namespace nimplus::corpus
