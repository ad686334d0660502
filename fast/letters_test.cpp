#include "fast/letters.hpp"

#include <gtest/gtest.h>

#include <string>

#include "fast/dp.hpp"
#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast {
namespace {

std::string streamed(const Ruleset& ruleset, Size first_heap, Size heap_max) {
  std::string all;
  stream_letters(ruleset, first_heap, heap_max, [&](std::string_view letters) {
    EXPECT_GE(letters.size(), 1U);
    EXPECT_LE(letters.size(), kLettersAtOnce);
    all += letters;
  });
  return all;
}

void expect_letters_of_the_table(const std::string& text, const std::vector<Size>& heap_maxes) {
  const Ruleset ruleset = parse_ruleset(text, {"test"});
  std::string expected;
  for (const Outcome outcome : dp(ruleset, heap_maxes.back()).outcome) {
    expected += wins_moving_first(outcome, Player::Left) ? 'W' : 'L';
  }
  for (const Size heap_max : heap_maxes) {
    for (const Size first : {0U, 1U, 63U, 65'537U}) {
      const std::string part = first > heap_max ? "" : expected.substr(first, heap_max + 1 - first);
      ASSERT_TRUE(streamed(ruleset, first, heap_max) == part)  // short of printing megabytes
          << text << " heaps " << first << ".." << heap_max;
    }
  }
}

const std::vector<Size> kEdges{0,      1,      62,     63,      511,     512,    4'095,
                               65'535, 65'536, 65'537, 131'071, 131'072, 200'000};

TEST(StreamedLetters, of_computed_heaps_are_those_of_the_table) {
  for (const char* text : {"{700,5000,65536,65537}", "{1,1999,30000}|{513,4096}",
                           "{211,3000} misere", "{}|{200000,200001}"}) {
    expect_letters_of_the_table(text, kEdges);
  }
}

TEST(StreamedLetters, of_copied_heaps_are_those_of_the_table) {
  for (const char* text : {"{}", "{} misere", "{1}", "{2,4,7}", "{1,3,4}|{2} misere", "{1}|{}",
                           "{3,7,10}|{2,6,7}", "{2,17,64,100}"}) {
    expect_letters_of_the_table(text, kEdges);
  }
}

TEST(StreamedLetters, of_a_period_longer_than_a_chunk_are_those_of_the_table) {
  // {s,4s,12s+1,16s+1} has the period 56s³+52s²+9s+1: 80,928 for s = 11.
  expect_letters_of_the_table("{11,44,133,177}", {161'857, 200'000, 400'000});
}

TEST(StreamedLetters, stop_where_the_sink_throws) {
  Size taken = 0;
  const auto full = [&](std::string_view letters) {
    taken += letters.size();
    throw std::runtime_error("full");
  };
  EXPECT_THROW(stream_letters(shared({1, 2}), 1, 2'000'000'000, full), std::runtime_error);
  EXPECT_LE(taken, kLettersAtOnce);
  EXPECT_THROW(stream_letters(shared({1, 2}), 1, kLargestTableHeap + 1, full), ContractViolation);
}

}  // namespace
}  // namespace nimplus::fast
