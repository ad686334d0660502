#include "fast/tail.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "fast/symbols.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

constexpr std::array<Size, 24> kWindows{0,  1,  2,  7,  8,  15, 16,  17,  22,  23,  24,  25,
                                        31, 63, 64, 65, 66, 71, 127, 128, 129, 511, 512, 513};

void expect_as_defined(const Symbols& symbols, unsigned rows, Size window) {
  const auto found = nearest_in_every_way(symbols, rows, window);
  ASSERT_TRUE(found) << "the ways disagree: window " << window << " of " << symbols.size();
  EXPECT_EQ(found->distance, by_definition(symbols, window))
      << "window " << window << " of " << symbols.size();
}

TEST(NearestTail, finds_a_planted_repeat_at_every_distance) {
  Draw draw;
  for (const Size window : kWindows) {
    if (window < 22) continue;  // shorter ones stand by chance, see below
    for (Size distance = 1; distance <= 80; ++distance) {
      Symbols symbols = draw.symbols(window + distance + draw.below(40), 1);
      for (Size i = symbols.size() - window; i < symbols.size(); ++i) {
        symbols[i] = symbols[i - distance];
      }
      expect_as_defined(symbols, 1, window);
      symbols[symbols.size() - window] ^= 1;  // and not where only the first heap differs
      expect_as_defined(symbols, 1, window);
      symbols[symbols.size() - window] ^= 1;
      symbols.back() ^= 1;  // or the last
      expect_as_defined(symbols, 1, window);
      if (HasFailure()) return;
    }
  }
}

TEST(NearestTail, equals_the_definition_at_the_edges_of_words_and_vectors) {
  Draw draw;
  for (const Size edge : std::initializer_list<Size>{64, 512, 2048, 4096}) {
    for (Size count = edge - 2; count <= edge + 9; ++count) {
      for (const Size window : kWindows) {
        if (window > count) continue;
        Symbols symbols = draw.symbols(count, 1);
        expect_as_defined(symbols, 1, window);
        if (window == count) continue;
        const Size far = count - window - draw.below(std::min<Size>(3, count - window));
        for (Size i = count - window; i < count; ++i) symbols[i] = symbols[i - far];
        expect_as_defined(symbols, 1, window);
        if (HasFailure()) return;
      }
    }
  }
}

TEST(NearestTail, takes_only_a_distance_that_repeats_every_row) {
  Draw draw;
  for (const unsigned rows : {2U, 3U, 7U}) {
    for (const Size window : kWindows) {
      for (unsigned other = 0; other < rows; ++other) {
        Symbols symbols = draw.symbols(3 * window + 200, rows);
        const Size far = window + 1 + draw.below(99);
        const Size near = 1 + draw.below(far);
        const auto repeat = [&](Size distance, int mask) {
          for (Size i = symbols.size() - window; i < symbols.size(); ++i) {
            symbols[i] = static_cast<char>((symbols[i] & ~mask) | (symbols[i - distance] & mask));
          }
        };
        const int others = static_cast<int>(((1U << rows) - 1) & ~(1U << other));
        repeat(near, others);
        expect_as_defined(symbols, rows, window);
        repeat(far, -1);
        expect_as_defined(symbols, rows, window);
        if (HasFailure()) return;
      }
    }
  }
}

TEST(NearestTail, is_the_least_period_of_a_periodic_sequence) {
  Draw draw;
  for (Size period = 1; period <= 300; period += 1 + period / 9) {
    const Symbols block = draw.symbols(period - 1, 2) + '\2';
    Symbols symbols;
    while (symbols.size() < 3000) symbols += block;
    for (const Size window : kWindows) {
      expect_as_defined(symbols, 2, window);
    }
    if (HasFailure()) return;
  }
}

TEST(NearestTail, of_every_short_sequence_equals_the_definition) {
  for (Size count = 0; count <= 10; ++count) {
    for (unsigned bits = 0; bits < 1U << count; ++bits) {
      Symbols symbols;
      for (Size heap = 0; heap < count; ++heap) symbols += static_cast<char>(bits >> heap & 1U);
      for (Size window = 0; window <= count; ++window) {
        expect_as_defined(symbols, 1, window);
      }
    }
    if (HasFailure()) return;
  }
}

TEST(NearestTail, refuses_a_window_longer_than_the_heaps) {
  const auto rows = rows_of(Symbols(5, '\0'), 1);
  EXPECT_THROW(nearest_tail(known_of(rows, 5), 6), ContractViolation);
  EXPECT_THROW(nearest_tail_by_heap(known_of(rows, 5), 6), ContractViolation);
}

TEST(LeastPreperiod, is_behind_the_last_heap_that_differs_in_any_row) {
  Draw draw;
  for (const Size period : std::initializer_list<Size>{1, 2, 7, 63, 64, 65, 130, 511}) {
    for (Size last = 0; last <= 200; ++last) {
      Symbols symbols = draw.symbols(period, 2);
      while (symbols.size() < 800) symbols += symbols[symbols.size() - period];
      const Size expected = last == 0 ? 0 : last;
      for (Size heap = 0; heap + 1 < last; ++heap) {
        symbols[heap] = static_cast<char>(symbols[heap] ^ static_cast<char>(draw.below(4)));
      }
      if (last > 0)
        symbols[last - 1] = static_cast<char>(symbols[last - 1 + period] ^ (last % 2 == 0 ? 1 : 2));
      const auto rows = rows_of(symbols, 2);
      ASSERT_EQ(least_preperiod(known_of(rows, 800), period), expected) << period;
    }
  }
}

TEST(LeastPreperiod, refuses_what_is_no_period_of_the_heaps) {
  const auto rows = rows_of(Symbols(5, '\0'), 1);
  EXPECT_EQ(least_preperiod(known_of(rows, 5), 5), 0U);
  EXPECT_THROW(least_preperiod(known_of(rows, 5), 6), ContractViolation);
  EXPECT_THROW(least_preperiod(known_of(rows, 5), 0), ContractViolation);
}

}  // namespace
}  // namespace nimplus::fast
