#include "fast/periodic.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "fast/brute_force.hpp"
#include "fast/dp.hpp"
#include "fast/grundy.hpp"
#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast {
namespace {

constexpr auto kClasses = Sequence::OutcomeClasses;
constexpr auto kValues = Sequence::GrundyValues;
constexpr Size kFar = 1'000'000'000'000'000'000;

TEST(Periodic, answers_as_the_tables_do_where_they_reach) {
  for (const Ruleset& ruleset :
       {shared({2, 4, 7}), shared({5, 20, 61, 81}, Convention::Misere), Ruleset{{50}, {49, 50}},
        Ruleset{{3, 7, 10}, {2, 6, 7}}, Ruleset{{2, 3}, {2, 5}, Convention::Misere}, shared({}),
        Ruleset{{}, {3}}}) {
    const auto periodic = find_periodic(ruleset, kClasses, 100'000);
    ASSERT_TRUE(periodic.has_value()) << to_text(ruleset);
    const WinTable table = dp(ruleset, 30'000);
    for (Size heap = 0; heap <= 30'000; ++heap) {
      ASSERT_EQ(outcome_at(*periodic, heap), table.outcome[heap]) << to_text(ruleset) << heap;
    }
  }
}

TEST(Periodic, answers_grundy_values_as_the_table_does) {
  for (const SubtractionSet& set :
       {SubtractionSet{}, SubtractionSet{2, 4, 7}, SubtractionSet{2, 3, 5, 8, 9, 10},
        SubtractionSet{1, 2, 3, 9}}) {
    const auto periodic = find_periodic(shared(set), kValues, 100'000);
    ASSERT_TRUE(periodic.has_value()) << to_text(set);
    const auto values = grundy(set, 2000).value;
    for (Size heap = 0; heap <= 2000; ++heap) {
      ASSERT_EQ(grundy_value_at(*periodic, heap), values[heap]) << to_text(set) << heap;
    }
  }
}

TEST(Periodic, answers_from_a_certificate_as_from_a_search) {
  for (const Sequence sequence : {kClasses, kValues}) {
    for (const SubtractionSet& set : every_set(5)) {
      const auto found = find_periodic(shared(set), sequence, 1000);
      ASSERT_TRUE(found.has_value()) << to_text(set);
      const Periodic again = periodic_of(found->certificate);
      for (Size heap = kFar; heap < kFar + 100; ++heap) {
        if (sequence == kClasses) {
          ASSERT_EQ(outcome_at(again, heap), outcome_at(*found, heap)) << to_text(set);
        } else {
          ASSERT_EQ(grundy_value_at(again, heap), grundy_value_at(*found, heap)) << to_text(set);
        }
      }
    }
  }
  EXPECT_THROW(periodic_of({shared({1}), kClasses, {5, 0}}), ContractViolation);
  EXPECT_THROW(periodic_of({shared({1}), kClasses, {0, 2 * kFar}}), ContractViolation);
  EXPECT_THROW(periodic_of({{{1}, {2}}, kValues, {0, 3}}), ContractViolation);
}

TEST(Periodic, satisfies_the_recurrence_at_heaps_that_no_table_holds) {
  for (const Ruleset& ruleset : {shared({2, 4, 7}), shared({5, 20, 61, 81}),
                                 Ruleset{{2, 3}, {2, 5}}, Ruleset{{8, 9}, {3}}}) {
    const auto periodic = find_periodic(ruleset, kClasses, 100'000);
    ASSERT_TRUE(periodic.has_value());
    for (const Size begin : {kFar, ~Size{0} - 20'000}) {
      for (Size heap = begin; heap < begin + 20'000; ++heap) {
        for (const Player mover : {Player::Left, Player::Right}) {
          const auto& removals = ruleset.of(mover);
          const bool wins = std::any_of(removals.begin(), removals.end(), [&](Size removal) {
            return !wins_moving_first(outcome_at(*periodic, heap - removal), opponent(mover));
          });
          ASSERT_EQ(wins_moving_first(outcome_at(*periodic, heap), mover), wins) << heap;
        }
      }
    }
  }
}

TEST(Periodic, has_the_closed_form_of_bachet_at_any_heap) {
  const auto values = find_periodic(shared({1, 2, 3, 4, 5, 6}), kValues, 1000);
  const auto classes = find_periodic(shared({1, 2, 3, 4, 5, 6}), kClasses, 1000);
  ASSERT_TRUE(values && classes);
  for (const Size heap : {Size{0}, kFar, kFar + 1, kFar + 6, ~Size{0} - 1, ~Size{0}}) {
    EXPECT_EQ(grundy_value_at(*values, heap), heap % 7);
    EXPECT_EQ(outcome_at(*classes, heap), heap % 7 == 0 ? Outcome::P : Outcome::N);
  }
}

TEST(Periodic, is_not_to_be_had_without_a_proof_nor_asked_for_the_other_sequence) {
  EXPECT_FALSE(find_periodic(shared({5, 20, 61, 81}), kClasses, 8000).has_value());
  EXPECT_THROW(find_periodic({{1}, {2}}, kValues, 100), ContractViolation);
  EXPECT_THROW(find_periodic(shared({1}, Convention::Misere), kValues, 100), ContractViolation);
  EXPECT_THROW(find_periodic(shared({1}), kValues, kLargestGrundyHeap + 1), ContractViolation);
  EXPECT_THROW(outcome_at(*find_periodic(shared({1}), kValues, 100), 5), ContractViolation);
  EXPECT_THROW(grundy_value_at(*find_periodic(shared({1}), kClasses, 100), 5), ContractViolation);
}

TEST(PeriodicTable, equals_the_table_before_and_behind_the_proof) {
  for (const Ruleset& ruleset : {shared({5, 20, 61, 81}), Ruleset{{50}, {49, 50}},
                                 Ruleset{{50}, {49, 50}, Convention::Misere}, shared({9, 3000})}) {
    for (const Size heap_max : std::initializer_list<Size>{0, 1, 63, 511, 512, 4850, 4851, 4852,
                                                           8346, 8427, 8428, 20'000}) {
      ASSERT_EQ(periodic_table(ruleset, heap_max), dp(ruleset, heap_max))
          << to_text(ruleset) << ' ' << heap_max;
    }
  }
}

}  // namespace
}  // namespace nimplus::fast
