#include <gtest/gtest.h>

#include "fast/brute_force.hpp"
#include "fast/grundy.hpp"
#include "fast/naive_period.hpp"
#include "fast/period.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast {
namespace {

constexpr auto kClasses = Sequence::OutcomeClasses;
constexpr auto kValues = Sequence::GrundyValues;

/// Found as soon as the range holds the window twice, and not one heap before.
void expect_exactly(const Ruleset& ruleset, Sequence sequence, Period least) {
  SCOPED_TRACE(to_text(ruleset));
  const Size enough = least.preperiod + least.period + ruleset.largest_removal();
  EXPECT_EQ(find_period(ruleset, enough - 1, sequence), (Certificate{ruleset, sequence, least}));
  const PeriodSearch before = search_period(ruleset, sequence, enough - 2);
  EXPECT_FALSE(before.certificate.has_value());
  EXPECT_EQ(before.heaps, enough - 1);
  for (const int width : vector_widths()) {
    const PeriodSearch search = search_period(ruleset, sequence, 4 * enough, width);
    EXPECT_EQ(search.certificate, (Certificate{ruleset, sequence, least})) << width;
    EXPECT_LT(search.heaps, 2 * std::max<Size>(enough, 512)) << width;
  }
}

TEST(PeriodExactly, of_classes_and_values_of_every_set_up_to_10_is_the_naive_one) {
  for (const SubtractionSet& set : every_set(10)) {
    if (set.empty()) continue;
    for (const Sequence sequence : {kClasses, kValues}) {
      const auto least = naive_period(shared(set), sequence, 400);
      ASSERT_TRUE(least.has_value()) << to_text(set);
      expect_exactly(shared(set), sequence, *least);
    }
    if (HasFailure()) return;
  }
}

TEST(PeriodExactly, of_every_pair_of_sets_up_to_4_is_the_naive_one) {
  for (const SubtractionSet& left : every_set(4)) {
    for (const SubtractionSet& right : every_set(4)) {
      for (const Convention convention : {Convention::Normal, Convention::Misere}) {
        const Ruleset ruleset{left, right, convention};
        if (ruleset.largest_removal() == 0) continue;
        const auto least = naive_period(ruleset, kClasses, 300);
        ASSERT_TRUE(least.has_value()) << to_text(ruleset);
        expect_exactly(ruleset, kClasses, *least);
      }
    }
    if (HasFailure()) return;
  }
}

TEST(PeriodExactly, of_the_family_of_althofer_and_bultermann_has_its_polynomial) {
  for (Size s = 1; s <= 20; ++s) {
    expect_exactly(shared({s, 4 * s, 12 * s + 1, 16 * s + 1}), kClasses,
                   {0, 56 * s * s * s + 52 * s * s + 9 * s + 1});
  }
  // Pure are its classes, not its values.
  EXPECT_EQ(naive_period(shared({5, 20, 61, 81}), kValues, 9000), (Period{554, 8346}));
  expect_exactly(shared({5, 20, 61, 81}), kValues, {554, 8346});
}

TEST(PeriodExactly, of_the_first_factorials_is_not_the_25_that_it_looks_like) {
  const Ruleset until_720 = shared({1, 2, 6, 24, 120, 720});
  const Ruleset until_5040 = shared({1, 2, 6, 24, 120, 720, 5040});
  EXPECT_EQ(naive_period(until_720, kClasses, 2000), (Period{0, 25}));
  EXPECT_EQ(told(until_720, kClasses, 5000), told(until_5040, kClasses, 5000));
  EXPECT_EQ(naive_period(until_5040, kClasses, 12'000), (Period{0, 5785}));
  expect_exactly(until_720, kClasses, {0, 25});
  expect_exactly(until_5040, kClasses, {0, 5785});
  EXPECT_FALSE(find_period(until_5040, 5000).has_value());
}

TEST(PeriodExactly, keeps_classes_and_values_apart) {
  expect_exactly(shared({2, 4, 7}), kClasses, {4, 3});
  expect_exactly(shared({2, 4, 7}), kValues, {8, 3});
  expect_exactly(shared({2, 3, 5, 8, 9, 10}), kClasses, {0, 13});
  expect_exactly(shared({2, 3, 5, 8, 9, 10}), kValues, {0, 26});
}

TEST(PeriodExactly, of_pairs_has_its_closed_forms) {
  expect_exactly({{300}, {700}}, kClasses, {0, 1000});       // a + b
  expect_exactly({{50}, {49, 50}}, kClasses, {49 * 99, 1});  // (M-1)(2M-1)
  expect_exactly({{7, 11, 30}, {12, 31, 35}}, kClasses,
                 *naive_period({{7, 11, 30}, {12, 31, 35}}, kClasses, 5000));  // p - A, p = 42
  expect_exactly(shared({20'000, 30'000}), kClasses, {0, 50'000});             // a + b: long runs
  expect_exactly(shared({30'000}), kClasses, {0, 60'000});  // one run in the window
  expect_exactly(shared({30'000}, Convention::Misere), kClasses, {0, 60'000});
}

TEST(PeriodExactly, of_larger_sets_is_the_naive_one) {
  for (const SubtractionSet& set :
       {SubtractionSet{3, 17, 18, 41, 59}, SubtractionSet{23, 40, 64, 65, 66},
        SubtractionSet{9, 21, 22, 35, 90, 127, 128, 129}, SubtractionSet{64, 129, 512, 513}}) {
    for (const Sequence sequence : {kClasses, kValues}) {
      const auto least = naive_period(shared(set), sequence, 60'000);
      ASSERT_TRUE(least.has_value()) << to_text(set);
      expect_exactly(shared(set), sequence, *least);
    }
  }
}

TEST(PeriodSearch, says_how_far_it_has_looked) {
  EXPECT_EQ(search_period(shared({5, 20, 61, 81}), kClasses, 8000).heaps, 8001U);
  EXPECT_EQ(search_period(shared({9000}), kClasses, 8999).heaps, 0U);
  EXPECT_EQ(search_period(shared({1, 2}), kClasses, 1'000'000'000).heaps, 512U);
  for (const Size huge : {Size{1} << 63U, ~Size{0}}) {
    EXPECT_EQ(search_period(shared({1, huge}), kClasses, kLargestTableHeap).heaps, 0U);
    EXPECT_EQ(search_period({{huge}, {1}}, kClasses, kLargestTableHeap).heaps, 0U);
    EXPECT_EQ(search_period(shared({1, huge}), kValues, kLargestGrundyHeap).heaps, 0U);
  }
}

}  // namespace
}  // namespace nimplus::fast
