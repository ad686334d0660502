#include "properties/sequence.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace nimplus::properties {
namespace {

TEST(ProvedPeriod, is_the_least_with_the_least_preperiod) {
  const Values values{7, 1, 2, 1, 2, 1, 2, 1, 2};
  EXPECT_EQ(proved_period(values, 3), (Period{1, 2}));
  EXPECT_EQ(proved_period(Values(5, 4), 4), (Period{0, 1}));
  EXPECT_EQ(proved_period(Values{0, 1, 1}, 1), (Period{1, 1}));
}

TEST(ProvedPeriod, needs_the_whole_window) {
  const Values values{0, 1, 2, 0, 1, 2, 0};
  EXPECT_EQ(proved_period(values, 4), (Period{0, 3}));
  EXPECT_EQ(proved_period(values, 5), std::nullopt);
  EXPECT_EQ(proved_period(Values{}, 1), std::nullopt);
}

/// The catalogue's own examples: section 1, and I7.
TEST(Periods, of_classes_and_of_values_are_those_of_the_theory) {
  const Solver& oracle = minimax();
  const SubtractionSet late{2, 4, 7};
  EXPECT_EQ(class_period(oracle, shared(late), 400), (Period{4, 3}));
  EXPECT_EQ(grundy_period(oracle, late, 400), (Period{8, 3}));
  const SubtractionSet twice{2, 3, 6, 7, 9, 10};
  EXPECT_EQ(class_period(oracle, shared(twice), 400)->period, 29U);
  EXPECT_EQ(grundy_period(oracle, twice, 400)->period, 58U);
  EXPECT_EQ(class_period(oracle, shared(late), 9), std::nullopt);
}

TEST(Periods, go_no_further_than_the_reach) {
  Solver near = minimax();
  near.reach.largest_heap = 12;
  near.solve = [](const Ruleset& ruleset, Size heap_max) {
    if (heap_max > 12) throw std::runtime_error("beyond");
    return minimax().solve(ruleset, heap_max);
  };
  EXPECT_EQ(class_period(near, shared({2, 5, 7}), 400), std::nullopt);
  EXPECT_EQ(class_period(near, shared({2}), 400), (Period{0, 4}));
}

TEST(GrundyValues, must_be_one_for_each_heap) {
  Solver brief = minimax();
  brief.grundy = [](const SubtractionSet&, Size) { return GrundySequence{{0, 1}}; };
  EXPECT_EQ(grundy_values(brief, {1}, 1), (Values{0, 1}));
  EXPECT_THROW(grundy_values(brief, {1}, 2), std::runtime_error);
}

}  // namespace
}  // namespace nimplus::properties
