#include "fast/batch_periods.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

/// A row of outcomes far longer than any preperiod, period and window of removals up to 14 (94 and
/// 14 at most); its least period and preperiod by the definition.
Period by_definition(Size set) {
  std::vector<char> wins;
  for (Size heap = 0; heap < 300; ++heap) {
    bool won = false;
    for (Size removal = 1; removal <= std::min<Size>(heap, 14); ++removal) {
      won = won || (((set >> (removal - 1)) & 1) != 0 && wins[heap - removal] == 0);
    }
    wins.push_back(won ? 1 : 0);
  }
  for (Size period = 1;; ++period) {
    Size preperiod = wins.size() - period;
    while (preperiod > 0 && wins[preperiod - 1] == wins[preperiod - 1 + period]) --preperiod;
    if (preperiod < 100) return {preperiod, period};
  }
}

struct Largest {
  Size period = 0, preperiod = 0, sum = 0;
  friend bool operator==(const Largest&, const Largest&) = default;
};

/// Over the sets whose largest removal is `removal`.
Largest largest_with(Size removal) {
  Largest largest;
  batch_periods(removal, [&](const PeriodBlock& block) {
    for (Size lane = 0; lane < block.period.size(); ++lane) {
      if (static_cast<Size>(std::bit_width(block.first_game + lane)) != removal) continue;
      const auto [preperiod, period] = block.period[lane];
      largest = {std::max(largest.period, period), std::max(largest.preperiod, preperiod),
                 std::max(largest.sum, preperiod + period)};
    }
  });
  return largest;
}

TEST(BatchPeriods, equal_the_definition_for_every_set_up_to_14) {
  std::vector<Period> expected;
  for (Size set = 0; set < Size{1} << 14; ++set) expected.push_back(by_definition(set));
  for (const int width : vector_widths()) {
    Size sets = 0;
    const auto check = [&](const PeriodBlock& block) {
      for (const Period& period : block.period) {
        ASSERT_EQ(period, expected[sets]) << sets << ", " << width << " bytes";
        ++sets;
      }
    };
    batch_periods(14, check, width);
    EXPECT_EQ(sets, expected.size());
  }
}

TEST(BatchPeriods, reach_the_maxima_of_the_literature_and_no_more) {
  EXPECT_EQ(largest_with(7), (Largest{22, 4, 22}));
  EXPECT_EQ(largest_with(10), (Largest{45, 12, 45}));
  EXPECT_EQ(largest_with(12), (Largest{61, 23, 61}));
  EXPECT_EQ(largest_with(14), (Largest{94, 53, 94}));
  EXPECT_EQ(largest_with(16), (Largest{168, 87, 168}));
  EXPECT_EQ(largest_with(20), (Largest{266, 268, 359}));
}

TEST(BatchPeriods, are_those_of_few_sets_too) {
  std::vector<Period> found;
  batch_periods(
      2, [&](const PeriodBlock& block) { found.assign(block.period.begin(), block.period.end()); });
  EXPECT_EQ(found, (std::vector<Period>{{0, 1}, {0, 2}, {0, 4}, {0, 3}}));  // {} {1} {2} {1,2}
}

TEST(BatchPeriods, are_found_block_by_block_alike) {
  std::vector<Period> whole;
  batch_periods(11, [&](const PeriodBlock& block) {
    whole.insert(whole.end(), block.period.begin(), block.period.end());
  });
  batch_periods(11, {2, 3}, [&](const PeriodBlock& block) {
    EXPECT_EQ(block.first_game, 1024U);
    EXPECT_TRUE(std::ranges::equal(block.period, std::span(whole).subspan(1024, kLanes)));
  });
}

TEST(BatchPeriods, refuse_removals_and_blocks_beyond_their_limits) {
  const auto ignore = [](const PeriodBlock&) {};
  EXPECT_THROW(batch_periods(21, {0, 1}, ignore), ContractViolation);
  EXPECT_THROW(batch_periods(0, {0, 1}, ignore), ContractViolation);
  EXPECT_THROW(batch_periods(10, {0, 3}, ignore), ContractViolation);
}

}  // namespace
}  // namespace nimplus::fast
