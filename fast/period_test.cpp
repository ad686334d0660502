#include "fast/period.hpp"

#include <gtest/gtest.h>

#include "fast/brute_force.hpp"
#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast {
namespace {

/// By the definition, on a row far longer than any period of such small removals.
Period by_definition(const Ruleset& ruleset) {
  const auto row = dp(ruleset, 400).outcome;
  for (Size period = 1; period < 200; ++period) {
    Size preperiod = row.size() - period;
    while (preperiod > 0 && row[preperiod - 1] == row[preperiod - 1 + period]) --preperiod;
    if (preperiod <= 200) return {preperiod, period};
  }
  return {};
}

/// Found as soon as the range holds the window twice, and never before.
void expect_found(const Ruleset& ruleset) {
  const Period least = by_definition(ruleset);
  const Size enough = least.preperiod + least.period + ruleset.largest_removal();
  for (Size heap_max = 0; heap_max <= enough + 3; ++heap_max) {
    const auto found = find_period(ruleset, heap_max);
    const bool expected = heap_max + 1 >= enough && heap_max >= 1;
    ASSERT_EQ(found.has_value(), expected) << to_text(ruleset) << ' ' << heap_max;
    if (!found) continue;
    ASSERT_EQ(*found, (Certificate{ruleset, Sequence::OutcomeClasses, least})) << to_text(ruleset);
  }
  ASSERT_EQ(find_period(ruleset, 1000)->period, least) << to_text(ruleset);
}

TEST(FindPeriod, finds_the_least_of_every_shared_set_up_to_7) {
  for (const SubtractionSet& set : every_set(7)) {
    expect_found(shared(set));
    expect_found(shared(set, Convention::Misere));
    if (HasFailure()) return;
  }
}

TEST(FindPeriod, finds_the_least_of_every_pair_of_sets_up_to_4) {
  for (const SubtractionSet& left : every_set(4)) {
    for (const SubtractionSet& right : every_set(4)) {
      expect_found({left, right});
      expect_found({left, right, Convention::Misere});
      if (HasFailure()) return;
    }
  }
}

Period found(const Ruleset& ruleset, Size heap_max) {
  const auto certificate = find_period(ruleset, heap_max);
  return certificate ? certificate->period : Period{};
}

TEST(FindPeriod, finds_the_periods_of_the_literature) {
  EXPECT_EQ(found(shared({2, 4, 7}), 1000), (Period{4, 3}));
  EXPECT_EQ(found(shared({2, 3, 5, 8, 9, 10}), 1000), (Period{0, 13}));
  EXPECT_EQ(found(shared({3, 7, 10}), 1000), (Period{0, 45}));            // additive
  EXPECT_EQ(found(shared({5, 20, 61, 81}), 100'000), (Period{0, 8346}));  // Althöfer, Bültermann
  EXPECT_EQ(found({{300}, {700}}, 10'000), (Period{0, 1000}));            // a + b
  EXPECT_EQ(found({{50}, {49, 50}}, 10'000), (Period{49 * 99, 1}));       // (M-1)(2M-1)
  EXPECT_EQ(found({{3, 7, 10}, {2, 6, 7}}, 1000), (Period{53, 1}));
}

TEST(FindPeriod, says_nothing_where_the_range_is_too_short) {
  EXPECT_FALSE(find_period(shared({5, 20, 61, 81}), 8000).has_value());
  EXPECT_FALSE(find_period(shared({1'000'000'000'000'000'000}), 1000).has_value());
  EXPECT_FALSE(find_period(shared({}), 0).has_value());
}

TEST(FindPeriod, refuses_a_heap_above_its_limit) {
  EXPECT_THROW(find_period(shared({1}), kLargestTableHeap + 1), ContractViolation);
  EXPECT_THROW(find_period(shared({1}), ~Size{0}), ContractViolation);
  EXPECT_EQ(find_period(shared({1}), kLargestTableHeap)->period, (Period{0, 2}));
}

}  // namespace
}  // namespace nimplus::fast
