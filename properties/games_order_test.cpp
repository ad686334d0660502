#include <gtest/gtest.h>

#include <iterator>

#include "properties/games.hpp"

namespace nimplus::properties {
namespace {

constexpr Reach kAll{kAnyRemoval, 1'000'000, true, true};

TEST(GamesOrder, is_largest_removal_then_count_then_sets_then_heap) {
  const Game in_order[] = {
      {{}, 0},         {{}, 9},          {{{}, {1}}, 0},  {{{}, {1}, Convention::Misere}, 0},
      {{{1}, {}}, 0},  {shared({1}), 7}, {{{}, {2}}, 0},  {{{}, {1, 2}}, 0},
      {{{1}, {2}}, 0}, {{{2}, {1}}, 3},  {{{2}, {1}}, 4}, {{{}, {3}}, 0},
  };
  for (std::size_t i = 0; i < std::size(in_order); ++i) {
    for (std::size_t j = 0; j < std::size(in_order); ++j) {
      EXPECT_EQ(smaller(in_order[i], in_order[j]), i < j) << i << ' ' << j;
    }
  }
}

TEST(Enumeration, has_every_ruleset_of_small_removals_once_and_in_order) {
  std::vector<Ruleset> rulesets;
  for (Size largest = 0; largest <= 6; ++largest) {
    for (Ruleset& ruleset : rulesets_of_largest(largest, kAll)) {
      EXPECT_EQ(ruleset.largest_removal(), largest);
      rulesets.push_back(std::move(ruleset));
    }
  }
  EXPECT_EQ(rulesets.size(), 8192U);  // 64 times 64 pairs of subsets of {1..6}, two conventions
  for (std::size_t i = 1; i < rulesets.size(); ++i) {
    EXPECT_TRUE(smaller(rulesets[i - 1], rulesets[i])) << i;
  }
  EXPECT_EQ(rulesets_of_largest(3, {9, 9, false, false}).size(), 4U);  // {3} {1,3} {2,3} {1,2,3}
  EXPECT_EQ(rulesets_of_largest(65, {99, 99, true, false}).size(), 3U + 5U * 64U);
  EXPECT_EQ(rulesets_of_largest(67, {99, 99, true, false}).size(), 3U);
}

}  // namespace
}  // namespace nimplus::properties
