#include "rules/escaped.hpp"

#include <gtest/gtest.h>

namespace nimplus {
namespace {

using namespace std::string_view_literals;

TEST(Escaped, lets_letters_of_every_length_pass) {
  EXPECT_EQ(escaped("a 'b' ~\\", 100), "a 'b' ~\\");
  EXPECT_EQ(escaped("é … 棋 🐱", 100), "é … 棋 🐱");
  EXPECT_EQ(escaped("", 0), "");
}

TEST(Escaped, shows_every_control_byte) {
  EXPECT_EQ(escaped("\0\t\n\r\x1b[\x1f\x7f"sv, 100), "\\x00\\x09\\x0a\\x0d\\x1b[\\x1f\\x7f");
  // U+009B alone starts a command on an 8-bit terminal, and so does its one byte.
  EXPECT_EQ(escaped("\xc2\x9b"
                    "2J\x9b",
                    100),
            "\\xc2\\x9b2J\\x9b");
  EXPECT_EQ(escaped("\xc2\x80\xc2\x9f\xc2\xa1", 100), "\\xc2\\x80\\xc2\\x9f¡");
}

TEST(Escaped, shows_what_has_no_width_or_turns_the_line_around) {
  EXPECT_EQ(escaped("\u202e", 100), "\\xe2\\x80\\xae");
  EXPECT_EQ(escaped("a\u200bb\u2066", 100), "a\\xe2\\x80\\x8bb\\xe2\\x81\\xa6");
  EXPECT_EQ(escaped("\ufeff5", 100), "\\xef\\xbb\\xbf5");
}

// The ill-formed sequences of the Unicode standard, section 3.9: lone, cut, too long, surrogate,
// beyond U+10FFFF.
TEST(Escaped, shows_what_is_no_utf_8) {
  EXPECT_EQ(escaped("\x80 \xff", 100), "\\x80 \\xff");
  EXPECT_EQ(escaped("\xe2\x80", 100), "\\xe2\\x80");
  EXPECT_EQ(escaped("\xc3(", 100), "\\xc3(");
  EXPECT_EQ(escaped("\xc0\xaf", 100), "\\xc0\\xaf");
  EXPECT_EQ(escaped("\xe0\x80\xaf", 100), "\\xe0\\x80\\xaf");
  EXPECT_EQ(escaped("\xf0\x80\x80\xaf", 100), "\\xf0\\x80\\x80\\xaf");
  EXPECT_EQ(escaped("\xed\xa0\x80", 100), "\\xed\\xa0\\x80");
  EXPECT_EQ(escaped("\xf4\x90\x80\x80", 100), "\\xf4\\x90\\x80\\x80");
  EXPECT_EQ(escaped("\xf4\x8f\xbf\xbf\xed\x9f\xbf", 100), "\xf4\x8f\xbf\xbf\xed\x9f\xbf");
}

TEST(Escaped, keeps_the_control_characters_asked_for) {
  EXPECT_EQ(escaped("a\tb\r\nc\rd\x07\n", 100, "\n\t"), "a\tb\nc\\x0dd\\x07\n");
  EXPECT_EQ(escaped("a\tb\r\n", 100, "\t"), "a\tb\\x0d\\x0a");
}

TEST(Escaped, is_bounded_and_cuts_no_letter) {
  EXPECT_EQ(escaped("aé", 3), "aé");
  EXPECT_EQ(escaped("aé", 2), "a…");
  EXPECT_EQ(escaped("abc", 2), "ab…");
  EXPECT_EQ(escaped(std::string(10'000'000, '\x1b'), 2), "\\x1b\\x1b…");
}

}  // namespace
}  // namespace nimplus
