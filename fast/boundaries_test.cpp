// Every solver of bits against the plain table, where words, blocks and tiles end.

#include <gtest/gtest.h>

#include <vector>

#include "fast/dp.hpp"
#include "fast/solvers.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kHeapMax = 9001;

SubtractionSet from_to(Size first, Size last, Size step = 1) {
  std::vector<Size> removals;
  for (Size removal = first; removal <= last; removal += step) removals.push_back(removal);
  return SubtractionSet(removals);
}

void expect_every_solver_equals_dp(const Ruleset& ruleset, const std::vector<Size>& heap_maxes) {
  const WinTable truth = dp(ruleset, kHeapMax);
  for (const Size heap_max : heap_maxes) {
    const WinTable expected{{truth.outcome.begin(), truth.outcome.begin() + long(heap_max + 1)}};
    for (const Solver& solver : solvers()) {
      if (solver.name == "dp" || !solver.reach.covers(ruleset, heap_max)) continue;
      ASSERT_EQ(solver.solve(ruleset, heap_max), expected)
          << solver.name << ' ' << to_text(ruleset) << " heap " << heap_max;
    }
  }
}

void expect_under_both_conventions(const SubtractionSet& left, const SubtractionSet& right,
                                   const std::vector<Size>& heap_maxes) {
  for (const Convention convention : {Convention::Normal, Convention::Misere}) {
    expect_every_solver_equals_dp({left, right, convention}, heap_maxes);
  }
}

TEST(Boundaries, of_a_word_a_table_a_block_and_a_tile_are_crossed_rightly) {
  for (const Size block : {8U, 64U, 128U, 512U, 1024U, 2048U, 4096U}) {
    for (const Size edge : {block - 1, block, block + 1}) {
      const std::vector<Size> heaps{edge - 1, edge, edge + 1, 2 * edge - 1, 2 * edge, kHeapMax};
      for (const SubtractionSet& set :
           {SubtractionSet{edge}, {1, edge}, {edge, 2 * edge + 1}, {63, edge}, {2, 5, 9, edge}}) {
        expect_under_both_conventions(set, set, heaps);
        if (HasFatalFailure()) return;
      }
      expect_under_both_conventions({1, edge}, {edge + 1}, heaps);
      expect_under_both_conventions({edge - 3, edge}, {2, edge + 9}, heaps);
      expect_under_both_conventions({}, {edge}, heaps);
      expect_under_both_conventions({edge, 3}, {}, heaps);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(Boundaries, of_the_table_itself_are_met_by_removals_of_its_size) {
  for (const Size heap_max : {0U, 1U, 7U, 8U, 62U, 63U, 64U, 511U, 512U, 4095U, 4096U, 4099U}) {
    expect_under_both_conventions({heap_max + 1}, {heap_max + 1, heap_max + 2}, {heap_max});
    if (heap_max == 0) continue;
    expect_under_both_conventions({heap_max}, {heap_max}, {heap_max});
    expect_under_both_conventions({1, heap_max}, {heap_max, heap_max + 1}, {heap_max});
    if (HasFatalFailure()) return;
  }
}

TEST(Boundaries, of_the_numbers_do_not_overflow) {
  const Size end = ~Size{0};
  const std::vector<Size> heaps{0, 63, 64, 4097};
  for (const Size far : {end, end - 7, end - 63, end - 64, end - 4095, end / 2, end / 2 + 1}) {
    expect_under_both_conventions({far}, {far}, heaps);
    expect_under_both_conventions({1, far}, {1, far}, heaps);
    expect_under_both_conventions({far}, {2, 700, far - 1}, heaps);
    if (HasFatalFailure()) return;
  }
}

TEST(Boundaries, are_crossed_by_sets_of_many_removals) {
  const std::vector<Size> heaps{4096, 8191, kHeapMax};
  const SubtractionSet odd = from_to(1, kHeapMax + 2, 2);
  expect_under_both_conventions(odd, odd, heaps);
  expect_under_both_conventions(odd, from_to(2, 900, 3), heaps);
  for (const Size last : {64U, 127U, 513U, 4095U, 6000U}) {
    const SubtractionSet dense = from_to(last / 3 + 1, last);
    expect_under_both_conventions(dense, dense, heaps);
    if (HasFatalFailure()) return;
  }
}

TEST(Boundaries, leave_c_to_d_its_closed_form) {  // lost: n mod (c + d) < c. Winning Ways
  for (const auto& [c, d] : {std::pair<Size, Size>{1, 3}, {7, 93}, {500, 520}, {513, 4200}}) {
    for (const Solver& solver : solvers()) {
      const Ruleset ruleset = shared(from_to(c, d));
      if (!solver.reach.covers(ruleset, kHeapMax)) continue;
      const auto table = solver.solve(ruleset, kHeapMax).outcome;
      for (Size heap = 0; heap <= kHeapMax; ++heap) {
        ASSERT_EQ(table[heap], heap % (c + d) < c ? Outcome::P : Outcome::N)
            << solver.name << ' ' << c << ".." << d << " heap " << heap;
      }
    }
  }
}

}  // namespace
}  // namespace nimplus::fast
