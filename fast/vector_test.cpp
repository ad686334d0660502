#include "fast/vector.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace nimplus::fast {
namespace {

TEST(VectorWidths, begin_with_16_and_hold_the_one_in_use) {
  const auto widths = vector_widths();
  ASSERT_FALSE(widths.empty());
  EXPECT_EQ(widths.front(), 16);
  EXPECT_TRUE(std::ranges::is_sorted(widths));
  EXPECT_NE(std::ranges::find(widths, vector_width()), widths.end());
}

/// Moves a row of bits up by `shift`, below 64.
struct Shift {
  template <int kBytes>
  NIMPLUS_KERNEL static void run(const std::vector<std::uint64_t>& from, int shift,
                                 std::vector<std::uint64_t>& to) {
    using V = Vector<kBytes>;
    typename V::Words before{};
    for (std::size_t i = 0; i < from.size(); i += kBytes / 8) {
      const auto lanes = V::template load<typename V::Words>(&from[i]);
      const typename V::Words below = V::moved_up(before, lanes) >> (64 - shift);
      V::store(lanes << shift | below, &to[i]);
      before = lanes;
    }
  }
};

TEST(Vectors, of_every_width_shift_as_words_do) {
  std::vector<std::uint64_t> from(32);
  for (std::size_t i = 0; i < from.size(); ++i) from[i] = (i + 1) * 0x9e3779b97f4a7c15U;
  std::vector<std::uint64_t> expected(from.size());
  for (std::size_t i = 0; i < from.size(); ++i) {
    expected[i] = from[i] << 5U | (i == 0 ? 0 : from[i - 1] >> 59U);
  }
  for (const int width : vector_widths()) {
    std::vector<std::uint64_t> to(from.size());
    at_width<Shift>(width, from, 5, to);
    EXPECT_EQ(to, expected) << width;
  }
}

}  // namespace
}  // namespace nimplus::fast
