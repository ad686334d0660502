#include <gtest/gtest.h>

#include <utility>

#include "fast/symbols.hpp"
#include "fast/tail.hpp"

namespace nimplus::fast {
namespace {

/// Expects that distance; the comparisons it took.
Size comparisons(const Symbols& symbols, unsigned rows, Size window, Size distance) {
  const auto found = nearest_in_every_way(symbols, rows, window);
  EXPECT_TRUE(found) << "the ways disagree: window " << window << " of " << symbols.size();
  EXPECT_EQ(found.value_or(Repetition{}).distance, distance);
  return found.value_or(Repetition{}).comparisons;
}

/// The most comparisons of the filter alone, which may end with one more of the whole window.
Size filtered(Size count, Size window, Size rows) { return 2 * count + rows * (window / 64 + 1); }

/// And with the search by heap behind it.
Size linear(Size count, Size window, Size rows) {
  return filtered(count, window, rows) + 5 * window + 2 * count;
}

TEST(NearestTail, stays_linear_on_locally_constant_tails) {
  const Size count = Size{1} << 19U;
  const Size window = count / 4;
  for (const Size defect : {Size{0}, Size{1}, Size{9}, window / 2, window - 9, window - 1}) {
    Symbols symbols(count, '\0');
    symbols[count - window + defect] = 1;
    const bool visible = defect >= 9 && defect + 9 <= window;  // to every residue
    const Size most = visible ? 4096 : filtered(count, window, 2);
    EXPECT_LE(comparisons(symbols, 1, window, 0), most) << defect;
    EXPECT_LE(comparisons(symbols, 2, window, 0), most) << defect;
    symbols[defect + 1] = 1;  // the same defect, as far before as can be, but one
    EXPECT_LE(comparisons(symbols, 1, window, count - window - 1), most + window / 64) << defect;
  }
  EXPECT_LE(comparisons(Symbols(count, '\0'), 1, window, 1), window / 64 + 1);
}

TEST(NearestTail, stays_linear_where_every_pair_of_bytes_is_common) {
  // Single ones 64 apart; in the window the middle third is late by 8, which no pair of bytes
  // shows.
  const Size count = Size{1} << 19U;
  const Size window = count / 4;
  Symbols symbols(count, '\0');
  for (Size heap = 0; heap + 8 < count; heap += 64) {
    const bool late = heap > count - window / 3 * 2 && heap < count - window / 3;
    symbols[heap + (late ? 8 : 0)] = 1;
  }
  const Size spent = comparisons(symbols, 1, window, 0);
  EXPECT_GT(spent, 2 * count);  // it did have to give the filter up
  EXPECT_LE(spent, linear(count, window, 1));
}

TEST(NearestTail, stays_linear_on_the_words_of_fibonacci_and_thue) {
  Symbols fibonacci{1, 0};
  Symbols before{1};
  while (fibonacci.size() < 200'000) fibonacci += std::exchange(before, fibonacci);
  Symbols thue(200'000, '\0');
  for (Size i = 1; i < thue.size(); ++i)
    thue[i] = static_cast<char>(thue[i / 2] ^ (i % 2 == 0 ? 0 : 1));
  for (const Symbols& word : {fibonacci, thue}) {
    for (const Size window : std::initializer_list<Size>{30, 1000, 30'000}) {
      const Size expected = by_definition(word, window);
      EXPECT_LE(comparisons(word, 1, window, expected), linear(word.size(), window, 1));
    }
  }
}

}  // namespace
}  // namespace nimplus::fast
