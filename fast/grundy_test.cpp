#include "fast/grundy.hpp"

#include <gtest/gtest.h>

#include <set>

#include "fast/brute_force.hpp"
#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast {
namespace {

using Values = std::vector<std::uint32_t>;

std::uint32_t mex_by_recursion(const SubtractionSet& set, Size heap) {
  std::set<std::uint32_t> reached;
  for (const Size removal : set) {
    if (removal <= heap) reached.insert(mex_by_recursion(set, heap - removal));
  }
  std::uint32_t mex = 0;
  while (reached.contains(mex)) ++mex;
  return mex;
}

TEST(FastGrundy, equals_the_definition_for_every_set_up_to_6) {
  for (const SubtractionSet& set : every_set(6)) {
    Values expected;
    for (Size heap = 0; heap <= 13; ++heap) expected.push_back(mex_by_recursion(set, heap));
    ASSERT_EQ(grundy(set, 13).value, expected) << to_text(set);
  }
}

TEST(FastGrundy, gives_the_rows_of_the_literature) {
  EXPECT_EQ(grundy({1, 3, 4}, 8).value, (Values{0, 1, 0, 1, 2, 3, 2, 0, 1}));  // Ferguson
  EXPECT_EQ(grundy({1, 2, 3}, 5).value, (Values{0, 1, 2, 3, 0, 1}));           // Bachet
  EXPECT_EQ(grundy({}, 2).value, (Values{0, 0, 0}));
  EXPECT_EQ(grundy({1'000'000'000'000'000'000}, 2).value, (Values{0, 0, 0}));
}

TEST(FastGrundy, refuses_a_heap_above_its_limit) {
  EXPECT_THROW(grundy({1}, kLargestGrundyHeap + 1), ContractViolation);
  EXPECT_THROW(grundy({1}, ~Size{0}), ContractViolation);
}

TEST(FastGrundy, of_c_to_d_has_its_closed_form_far_out) {  // Winning Ways
  std::vector<Size> removals;
  for (Size removal = 7; removal <= 93; ++removal) removals.push_back(removal);
  const Values value = grundy(SubtractionSet(removals), 100'000).value;
  ASSERT_EQ(value.size(), 100'001U);
  for (Size heap = 0; heap < value.size(); ++heap) ASSERT_EQ(value[heap], heap % 100 / 7) << heap;
}

}  // namespace
}  // namespace nimplus::fast
