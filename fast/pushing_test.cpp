#include "fast/pushing.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "fast/brute_force.hpp"
#include "fast/dp.hpp"
#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast {
namespace {

SubtractionSet from_to(Size first, Size last, Size step = 1) {
  std::vector<Size> removals;
  for (Size removal = first; removal <= last; removal += step) removals.push_back(removal);
  return SubtractionSet(removals);
}

/// About one of `sparsity` of the numbers 1..largest, the same everywhere.
SubtractionSet some_of(Size largest, Size sparsity, Size seed) {
  std::vector<Size> removals;
  for (Size removal = 1; removal <= largest; ++removal) {
    seed = seed * 6364136223846793005U + 1442695040888963407U;
    if ((seed >> 33U) % sparsity == 0) removals.push_back(removal);
  }
  return SubtractionSet(removals);
}

void expect_at_every_width(const Ruleset& ruleset, const WinTable& truth) {
  const Size heap_max = truth.outcome.size() - 1;
  for (const int width : vector_widths()) {
    ASSERT_EQ(win_table(pushing(ruleset, heap_max, width), heap_max), truth)
        << to_text(ruleset) << " width " << width << " heap_max " << heap_max;
  }
}

TEST(Pushing, equals_the_memoless_search_for_every_pair_of_sets_up_to_4) {
  for (const Ruleset& ruleset : every_pair(4)) {
    expect_at_every_width(ruleset, brute_force(ruleset, 11));
    if (HasFailure()) return;
  }
}

TEST(Pushing, equals_the_table_for_sets_and_heaps_that_end_beside_a_block) {
  for (const Size largest : {60U, 513U, 1535U, 2048U, 4097U, 7000U}) {
    for (const Size heap_max : {511U, 512U, 2047U, 2560U, 4095U, 5003U}) {
      for (const Convention convention : {Convention::Normal, Convention::Misere}) {
        const SubtractionSet dense = some_of(largest, 2, 1);
        const SubtractionSet sparse = some_of(largest, 50, 2);
        for (const Ruleset& ruleset :
             {Ruleset{dense, dense, convention}, Ruleset{sparse, sparse, convention},
              Ruleset{dense, sparse, convention},
              Ruleset{some_of(600, 3, 3), sparse, convention}}) {
          expect_at_every_width(ruleset, dp(ruleset, heap_max));
          if (HasFailure()) return;
        }
      }
    }
  }
}

TEST(Pushing, of_all_odd_removals_loses_the_even_heaps) {
  constexpr Size kHeapMax = 20'000;
  const LosingRows rows = pushing(shared(from_to(1, kHeapMax, 2)), kHeapMax);
  for (Size heap = 0; heap <= kHeapMax; ++heap) ASSERT_EQ((*rows.left)[heap], heap % 2 == 0);
}

TEST(Pushing, of_c_to_d_loses_below_c_modulo_their_sum) {  // Winning Ways
  constexpr Size kHeapMax = 100'000;
  const LosingRows rows = pushing(shared(from_to(700, 9'300)), kHeapMax);
  EXPECT_EQ(rows.left, rows.right);
  for (Size heap = 0; heap <= kHeapMax; ++heap) {
    ASSERT_EQ((*rows.left)[heap], heap % 10'000 < 700) << heap;
  }
}

TEST(Pushing, refuses_a_heap_above_its_limit) {
  EXPECT_THROW(pushing(shared({1}), kLargestTableHeap + 1), ContractViolation);
}

TEST(PushingIsCheaper, for_large_sets_alone) {
  const Size heap_max = 100'000;
  EXPECT_FALSE(pushing_is_cheaper(shared({}), heap_max));
  EXPECT_FALSE(pushing_is_cheaper(shared({1}), heap_max));
  EXPECT_FALSE(pushing_is_cheaper(shared(some_of(heap_max, 1000, 1)), heap_max));
  EXPECT_TRUE(pushing_is_cheaper(shared(some_of(heap_max, 10, 1)), heap_max));
  EXPECT_FALSE(pushing_is_cheaper({some_of(heap_max, 10, 1), {}}, heap_max));
  EXPECT_TRUE(pushing_is_cheaper({some_of(heap_max, 10, 1), some_of(heap_max, 9, 2)}, heap_max));
  // Removals that nobody can make do not count.
  EXPECT_FALSE(pushing_is_cheaper(shared(from_to(90, 100'000)), 100));
}

}  // namespace
}  // namespace nimplus::fast
