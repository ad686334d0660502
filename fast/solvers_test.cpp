#include "fast/solvers.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "fast/brute_force.hpp"
#include "fast/dp.hpp"
#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast {
namespace {

void expect_every_solver_true(const Ruleset& ruleset, Size heap_max) {
  const WinTable truth = brute_force(ruleset, heap_max);
  for (const Solver& solver : solvers()) {
    if (!solver.reach.covers(ruleset, heap_max)) continue;
    ASSERT_EQ(solver.solve(ruleset, heap_max), truth) << solver.name << ' ' << to_text(ruleset);
  }
}

TEST(Solvers, equal_the_memoless_search_for_every_shared_set_up_to_6) {
  for (const SubtractionSet& set : every_set(6)) {
    expect_every_solver_true(shared(set), 14);
    expect_every_solver_true(shared(set, Convention::Misere), 14);
    if (HasFailure()) return;
  }
}

TEST(Solvers, equal_the_memoless_search_for_every_pair_of_sets_up_to_4) {
  for (const SubtractionSet& left : every_set(4)) {
    for (const SubtractionSet& right : every_set(4)) {
      expect_every_solver_true({left, right}, 11);
      expect_every_solver_true({left, right, Convention::Misere}, 11);
      if (HasFailure()) return;
    }
  }
}

TEST(Solvers, answer_the_empty_heap_alone) {
  for (const Solver& solver : solvers()) {
    EXPECT_EQ(solver.solve(shared({3}), 0).outcome, std::vector<Outcome>{Outcome::P});
    EXPECT_EQ(solver.solve(shared({3}, Convention::Misere), 0).outcome,
              std::vector<Outcome>{Outcome::N});
  }
}

TEST(Solvers, have_names_of_their_own_and_leave_no_game_uncovered) {
  std::set<std::string> names;
  bool covered = false;
  for (const Solver& solver : solvers()) {
    EXPECT_TRUE(names.insert(solver.name).second) << solver.name;
    covered = covered || solver.reach.covers({{5000}, {1, 5000}, Convention::Misere}, 1'000'000);
  }
  EXPECT_TRUE(covered);
}

TEST(ImpartialDp, refuses_two_sets) {
  EXPECT_THROW(impartial_dp({{1}, {2}}, 5), ContractViolation);
}

TEST(Solvers, refuse_a_heap_above_their_reach) {
  for (const Solver& solver : solvers()) {
    for (const Size heap_max : {solver.reach.largest_heap + 1, ~Size{0}}) {
      EXPECT_THROW(solver.solve(shared({1}), heap_max), ContractViolation) << solver.name;
    }
  }
}

}  // namespace
}  // namespace nimplus::fast
