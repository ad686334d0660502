// The sizes that the source texts allow, cell by cell.

#include <gtest/gtest.h>

#include "corpus/random.hpp"
#include "fast/solvers.hpp"
#include "oracle/oracle.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

SubtractionSet drawn(std::string_view name, std::size_t count, Size largest) {
  return SubtractionSet(corpus::Random::stream(1, name).distinct(count, 1, largest));
}

void expect_every_solver_right(const Ruleset& ruleset, Size heap_max) {
  const WinTable truth = oracle::solve(ruleset, heap_max);
  ASSERT_EQ(truth.outcome.size(), heap_max + 1);
  std::size_t tried = 0;
  for (const Solver& solver : fast::solvers()) {
    if (!solver.reach.covers(ruleset, heap_max)) continue;
    ++tried;
    EXPECT_EQ(solver.solve(ruleset, heap_max), truth) << solver.name << ' ' << to_text(ruleset);
  }
  EXPECT_EQ(tried, ruleset.impartial() ? 4U : 3U);
}

TEST(FullSize, heaps_to_5000_with_100_removals_each_are_as_minimax_says) {
  const SubtractionSet left = drawn("left", 100, 5000);
  const SubtractionSet right = drawn("right", 100, 5000);
  ASSERT_EQ(left.size() + right.size(), 200U);
  for (const Convention convention : {Convention::Normal, Convention::Misere}) {
    expect_every_solver_right({left, right, convention}, 5000);
    expect_every_solver_right(shared(left, convention), 5000);
  }
}

TEST(FullSize, heaps_to_5000_with_the_removals_1_to_100_are_as_Bachet_says) {
  std::vector<Size> to_100;
  for (Size removal = 1; removal <= 100; ++removal) to_100.push_back(removal);
  const Ruleset ruleset = shared(SubtractionSet(to_100));
  expect_every_solver_right(ruleset, 5000);
  const WinTable table = oracle::solve(ruleset, 5000);
  for (Size heap = 0; heap <= 5000; ++heap) {
    ASSERT_EQ(table.outcome[heap] == Outcome::P, heap % 101 == 0) << heap;
  }
}

TEST(FullSize, heaps_to_100000_with_10_removals_each_are_as_minimax_says) {
  const SubtractionSet left = drawn("left", 10, 1000);
  expect_every_solver_right({left, drawn("right", 10, 1000)}, 100'000);
  expect_every_solver_right(shared(left), 100'000);
}

}  // namespace
}  // namespace nimplus::properties
