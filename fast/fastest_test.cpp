#include "fast/fastest.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "fast/dp.hpp"
#include "fast/pushing.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

TEST(Fastest, equals_the_table_on_either_side_of_its_choice) {
  constexpr Size kHeapMax = 3000;
  bool pushed = false;
  bool pulled = false;
  std::vector<Size> removals;
  for (Size removal = 1; removal <= kHeapMax; removal += 1 + removal * removal % 7) {
    removals.push_back(removal);
    if (removals.size() % 20 != 0) continue;
    const SubtractionSet set(removals);
    for (const Ruleset& ruleset : {shared(set), shared(set, Convention::Misere),
                                   Ruleset{set, {2, 3, 64, 513, 2000}, Convention::Normal}}) {
      (pushing_is_cheaper(ruleset, kHeapMax) ? pushed : pulled) = true;
      ASSERT_EQ(win_table(fastest(ruleset, kHeapMax), kHeapMax), dp(ruleset, kHeapMax));
    }
  }
  EXPECT_TRUE(pushed && pulled);
}

TEST(Fastest, gives_an_impartial_game_one_row) {
  const LosingRows rows = fastest(shared({1, 3, 4}), 10);
  EXPECT_EQ(rows.left, rows.right);
  const LosingRows two = fastest({{1}, {2}}, 10);
  EXPECT_NE(two.left, two.right);
}

TEST(Fastest, refuses_a_heap_above_its_limit) {
  EXPECT_THROW(fastest(shared({1}), kLargestTableHeap + 1), ContractViolation);
}

}  // namespace
}  // namespace nimplus::fast
