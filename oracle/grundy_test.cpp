#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "oracle/every_set.hpp"
#include "oracle/oracle.hpp"
#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::oracle {
namespace {

SubtractionSet interval(Size first, Size last) {
  std::vector<Size> removals;
  for (Size removal = first; removal <= last; ++removal) removals.push_back(removal);
  return SubtractionSet(removals);
}

void expect_closed_form(const SubtractionSet& set, const std::function<Size(Size)>& value) {
  constexpr Size kHeapMax = 200;
  std::vector<std::uint32_t> expected;
  for (Size heap = 0; heap <= kHeapMax; ++heap) {
    expected.push_back(static_cast<std::uint32_t>(value(heap)));
  }
  EXPECT_EQ(grundy(shared(set), kHeapMax).value, expected) << to_text(set);
}

TEST(Grundy, gives_what_one_finds_by_hand) {
  using Values = std::vector<std::uint32_t>;
  EXPECT_EQ(grundy(shared({}), 3).value, (Values{0, 0, 0, 0}));
  EXPECT_EQ(grundy(shared({1, 3, 4}), 9).value,
            (Values{0, 1, 0, 1, 2, 3, 2, 0, 1, 0}));  // Ferguson
  EXPECT_EQ(grundy(shared({2, 4, 7}), 11).value, (Values{0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2, 1}));
}

TEST(Grundy, of_one_to_k_is_the_remainder_by_k_plus_one) {  // Bachet
  for (Size k = 1; k <= 12; ++k) {
    expect_closed_form(interval(1, k), [&](Size heap) { return heap % (k + 1); });
  }
}

TEST(Grundy, of_c_to_d_is_the_quotient_by_c_of_the_remainder_by_c_plus_d) {  // Winning Ways
  for (Size c = 1; c <= 6; ++c) {
    for (Size d = c; d <= 14; ++d) {
      expect_closed_form(interval(c, d), [&](Size heap) { return heap % (c + d) / c; });
    }
  }
}

TEST(Grundy, of_odd_removals_with_one_is_the_parity) {
  expect_closed_form({1, 5, 9, 11}, [](Size heap) { return heap % 2; });
}

TEST(Grundy, of_two_removals_follows_their_closed_form) {  // Benesh et al., Integers 20 (2020) G5
  for (Size a = 1; a <= 8; ++a) {
    for (Size b = a + 1; b <= 17; ++b) {
      expect_closed_form({a, b}, [&](Size heap) -> Size {
        const Size x = heap % (a + b);
        if (x < b) return x / a % 2;
        return (x - a) / a % 2 == 1 ? 2 : 1;
      });
    }
  }
}

TEST(Grundy, is_zero_exactly_where_the_mover_loses) {  // Sprague, Grundy
  for (const SubtractionSet& set : every_set(7)) {
    const WinTable table = solve(shared(set), 60);
    const GrundySequence sequence = grundy(shared(set), 60);
    ASSERT_EQ(sequence.value.size(), table.outcome.size());
    for (Size heap = 0; heap <= 60; ++heap) {
      ASSERT_EQ(sequence.value[heap] == 0, table.outcome[heap] == Outcome::P) << to_text(set);
    }
  }
}

TEST(Grundy, is_one_exactly_a_smallest_removal_above_a_zero) {  // Ferguson's pairing
  for (const SubtractionSet& set : every_set(7)) {
    const auto value = grundy(shared(set), 60).value;
    for (Size heap = 0; heap <= 60; ++heap) {
      const bool above =
          !set.empty() && heap >= set.smallest() && value[heap - set.smallest()] == 0;
      ASSERT_EQ(value[heap] == 1, above) << to_text(set) << ' ' << heap;
    }
  }
}

TEST(Grundy, is_refused_where_it_says_nothing) {
  EXPECT_THROW(grundy({{1}, {2}}, 5), ContractViolation);
  EXPECT_THROW(grundy(shared({1}, Convention::Misere), 5), ContractViolation);
}

}  // namespace
}  // namespace nimplus::oracle
