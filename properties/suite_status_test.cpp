// Theorems, conjectures and false claims fail differently.

#include <gtest/gtest.h>

#include "fast/solvers.hpp"
#include "properties/suite.hpp"

namespace nimplus::properties {
namespace {

/// A made-up claim: no heap of 3 or more is lost.
const Property kMadeUp{"made-up",
                       "no heap from 3 on is lost",
                       "none",
                       "",
                       Kind::Exact,
                       {.normal_only = true},
                       [](const Solver& solver, const Game& game) -> std::optional<Counterexample> {
                         const WinTable table = solver.solve(game.ruleset, game.heap_max);
                         for (Size heap = 3; heap <= game.heap_max; ++heap) {
                           if (table.outcome[heap] == Outcome::P)
                             return Counterexample{{}, "no P", "P"};
                         }
                         return std::nullopt;
                       },
                       Status::Conjecture};

std::vector<SuiteRow> made_up(const Property& property, const Solver& solver) {
  Plan plan;
  plan.solvers = {solver};
  plan.properties = {property};
  plan.small_worlds = false;
  plan.search.cases = 40;
  return run(plan, [](const SuiteRow&) {});
}

TEST(Suite, takes_a_counterexample_to_a_conjecture_for_news_and_to_a_theorem_for_a_fault) {
  const auto news = made_up(kMadeUp, fast::solvers().front());
  ASSERT_TRUE(news[0].finding.counterexample);
  EXPECT_EQ(news[0].finding.counterexample->game.heap_max, 3U);
  EXPECT_TRUE(news[0].news());
  EXPECT_FALSE(news[0].falsified());
  EXPECT_TRUE(held(news));
  Property theorem = kMadeUp;
  theorem.status = Status::Theorem;
  EXPECT_FALSE(held(made_up(theorem, fast::solvers().front())));
}

/// All is lost, says this solver, where the conjecture holds: minimax does not see it.
TEST(Suite, takes_a_counterexample_that_minimax_does_not_see_for_a_fault_of_the_solver) {
  Property property = kMadeUp;
  property.domain.family.contains = [](const Ruleset& r) {
    return r.left == SubtractionSet{1, 2, 3};
  };
  property.domain.family.draw = [](const Draw&, Size, Size) { return shared({1, 2, 3}); };
  property.domain.heap_max = 3;
  const Solver lost{"lost", {5, 100, true, true}, [](const Ruleset&, Size heap_max) {
                      return WinTable{std::vector<Outcome>(heap_max + 1, Outcome::P)};
                    }};
  EXPECT_TRUE(held(made_up(property, fast::solvers().front())));
  const auto rows = made_up(property, lost);
  EXPECT_FALSE(rows[0].news());
  EXPECT_TRUE(rows[0].falsified());
  EXPECT_FALSE(held(rows));
}

TEST(Suite, tries_false_claims_on_minimax_and_misses_a_counterexample_that_is_not_the_smallest) {
  Plan plan;
  plan.solvers = {fast::solvers().front()};
  plan.small_worlds = false;
  plan.false_claims = {false_claims().front()};
  auto rows = run(plan, [](const SuiteRow&) {});
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].stage, Stage::FalseClaims);
  EXPECT_EQ(rows[0].solver, "minimax");
  EXPECT_TRUE(held(rows));
  plan.false_claims[0].smallest.heap_max += 1;
  rows = run(plan, [](const SuiteRow&) {});
  EXPECT_TRUE(rows[0].falsified());
  EXPECT_FALSE(held(rows));
}

}  // namespace
}  // namespace nimplus::properties
