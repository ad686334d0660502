#include "corpus/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "rules/expects.hpp"

namespace nimplus::corpus {
namespace {

TEST(RandomBits, are_the_published_splitmix64) {
  Random random(1234567);
  for (const std::uint64_t expected :
       {6457827717110365317U, 3203168211198807973U, 9817491932198370423U, 4593380528125082431U,
        16408922859458223821U}) {
    EXPECT_EQ(random.bits(), expected);
  }
  EXPECT_EQ(Random(0).bits(), 0xe220a8397b1dcdafU);
}

TEST(RandomStreams, depend_on_the_seed_and_on_the_name) {
  EXPECT_EQ(Random::stream(1, "tiny").bits(), Random::stream(1, "tiny").bits());
  EXPECT_NE(Random::stream(1, "tiny").bits(), Random::stream(2, "tiny").bits());
  EXPECT_NE(Random::stream(1, "tiny").bits(), Random::stream(1, "tine").bits());
}

TEST(RandomDraw, stays_in_its_range_and_is_even) {
  Random random(7);
  std::array<int, 6> seen{};
  for (int i = 0; i < 60'000; ++i) ++seen.at(random.between(10, 15) - 10);
  for (const int count : seen) EXPECT_NEAR(count, 10'000, 500);  // five and a half deviations
  EXPECT_EQ(random.between(3, 3), 3U);
  EXPECT_THROW(random.between(4, 3), ContractViolation);
}

// Reduced by a plain remainder, half of the draws would fall in the lower third of this range.
TEST(RandomDraw, has_no_modulo_bias) {
  Random random(7);
  constexpr Size kMax = 3 * (Size{1} << 62U) - 1;
  int lower_third = 0;
  for (int i = 0; i < 30'000; ++i) lower_third += random.between(0, kMax) < (kMax / 3 + 1) ? 1 : 0;
  EXPECT_NEAR(lower_third, 10'000, 450);
}

TEST(RandomDraw, spans_all_64_bits) {
  Random random(7);
  EXPECT_EQ(random.between(0, ~Size{0}), Random(7).bits());
}

TEST(DistinctDraw, makes_every_list_equally_likely) {
  Random random(11);
  std::map<std::vector<Size>, int> seen;
  for (int i = 0; i < 24'000; ++i) ++seen[random.distinct(3, 5, 8)];
  EXPECT_EQ(seen.size(), 24U);  // 4 * 3 * 2 ordered choices
  for (const auto& [list, count] : seen) EXPECT_NEAR(count, 1000, 170);
}

TEST(DistinctDraw, reaches_the_whole_range_and_no_further) {
  Random random(3);
  std::vector<Size> all = random.distinct(100, 1, 100);
  std::ranges::sort(all);
  for (Size i = 0; i < 100; ++i) EXPECT_EQ(all[i], i + 1);
  EXPECT_TRUE(random.distinct(0, 1, 1).empty());
  EXPECT_THROW(random.distinct(3, 1, 2), ContractViolation);
}

TEST(Shuffle, makes_every_order_equally_likely) {
  Random random(5);
  std::map<std::vector<Size>, int> seen;
  for (int i = 0; i < 6'000; ++i) {
    std::vector<Size> values{1, 2, 3};
    random.shuffle(values);
    ++seen[values];
  }
  EXPECT_EQ(seen.size(), 6U);
  for (const auto& [order, count] : seen) EXPECT_NEAR(count, 1000, 170);
}

}  // namespace
}  // namespace nimplus::corpus
