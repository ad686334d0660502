#include "fast/grundy_levels.hpp"

#include <gtest/gtest.h>

#include "fast/brute_force.hpp"
#include "fast/grundy.hpp"
#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast {
namespace {

SubtractionSet from_to(Size first, Size last) {
  std::vector<Size> removals;
  for (Size removal = first; removal <= last; ++removal) removals.push_back(removal);
  return SubtractionSet(removals);
}

void expect_at_every_width(const SubtractionSet& set, Size heap_max) {
  const GrundySequence truth = grundy(set, heap_max);
  for (const int width : vector_widths()) {
    ASSERT_EQ(grundy_by_levels(set, heap_max, width), truth)
        << to_text(set) << " width " << width << " heap_max " << heap_max;
  }
}

TEST(GrundyLevels, equal_the_mex_for_every_set_up_to_6) {
  for (const SubtractionSet& set : every_set(6)) {
    for (const Size heap_max : {0U, 1U, 13U, 64U, 600U}) expect_at_every_width(set, heap_max);
    if (HasFailure()) return;
  }
}

TEST(GrundyLevels, equal_the_mex_where_words_blocks_and_tiles_end) {
  for (const Size edge : {64U, 128U, 512U, 4096U}) {
    for (const Size removal : {edge - 1, edge, edge + 1}) {
      for (const SubtractionSet& set :
           {SubtractionSet{removal},
            {1, removal},
            {2, 7, 70, removal, 2 * removal + 1},
            {removal, removal + 1, removal + 5, ~Size{0}, ~Size{0} - removal}}) {
        for (const Size heap_max : {removal - 1, removal, removal + 1, 2 * removal, Size{9001}}) {
          expect_at_every_width(set, heap_max);
          if (HasFailure()) return;
        }
      }
    }
  }
}

TEST(GrundyLevels, of_large_sets_reach_many_values) {
  for (const Size heap_max : {511U, 4095U, 5003U}) {
    expect_at_every_width(from_to(1, 300), heap_max);  // values to 300: nine planes
    expect_at_every_width(from_to(3, 900), heap_max);
    std::vector<Size> removals;
    for (Size removal = 1; removal < 4500; removal += 1 + removal * removal % 97) {
      removals.push_back(removal);
    }
    expect_at_every_width(SubtractionSet(removals), heap_max);
  }
}

TEST(GrundyLevels, of_c_to_d_have_their_closed_form_far_out) {  // Winning Ways
  const auto value = grundy_by_levels(from_to(7, 93), 100'000).value;
  ASSERT_EQ(value.size(), 100'001U);
  for (Size heap = 0; heap < value.size(); ++heap) ASSERT_EQ(value[heap], heap % 100 / 7) << heap;
}

TEST(GrundyLevels, give_as_many_planes_as_the_largest_value_has_bits) {
  EXPECT_EQ(grundy_planes({}, 100).size(), 1U);
  EXPECT_EQ(grundy_planes({1}, 100).size(), 1U);
  EXPECT_EQ(grundy_planes({1, 2}, 100).size(), 2U);
  EXPECT_EQ(grundy_planes({1, 2, 3}, 100).size(), 2U);
  EXPECT_EQ(grundy_planes({1, 2, 3, 4}, 100).size(), 3U);
  const auto planes = grundy_planes({1, 2, 3}, 100);
  for (Size heap = 0; heap <= 100; ++heap) {  // Bachet: the heap modulo 4
    EXPECT_EQ(planes[0][heap], (heap & 1U) != 0);
    EXPECT_EQ(planes[1][heap], (heap & 2U) != 0);
  }
}

TEST(GrundyLevels, refuse_a_heap_above_their_limit) {
  EXPECT_THROW(grundy_planes({1}, kLargestGrundyHeap + 1), ContractViolation);
}

}  // namespace
}  // namespace nimplus::fast
