#include "properties/rounds.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "fast/solvers.hpp"
#include "properties/canaries.hpp"

namespace nimplus::properties {
namespace {

Property property(std::string_view name) {
  return *std::ranges::find(all(), name, &Property::name);
}

/// Two pairs: two claims about one solver.
Plan plan_of(const Solver& solver) {
  Plan plan;
  plan.solvers = {solver};
  plan.properties = {property("prefix"), property("recurrence")};
  plan.small_worlds = false;
  plan.search = {.seed = 7, .cases = 5};
  return plan;
}

const Solver& dp() { return *std::ranges::find(fast::solvers(), std::string("dp"), &Solver::name); }

/// The rows of a first round in which everything held.
Results held_rows(const Plan& plan) {
  Results results;
  for (const Property& claim : plan.properties) {
    SuiteRow& row = results.rows.emplace_back();
    row.property = claim.name;
    row.solver = plan.solvers.front().name;
  }
  return results;
}

struct Seen {
  std::size_t asked_for_time = 0;
  std::vector<std::pair<std::size_t, std::size_t>> begun;
  std::vector<SuiteRow> failed;

  Onlooker onlooker(std::size_t pairs_most) {
    return {[this, pairs_most] { return asked_for_time++ == pairs_most; },
            [this](std::size_t round, std::size_t done) { begun.emplace_back(round, done); },
            [this](const SuiteRow& row) { failed.push_back(row); }};
  }
};

TEST(Rounds, go_on_pair_by_pair_until_the_time_is_over) {
  const Plan plan = plan_of(dp());
  Results results = held_rows(plan);
  Seen seen;
  go_on(plan, results, seen.onlooker(5));
  EXPECT_EQ(results.rounds->begun, 3U);
  EXPECT_EQ(results.rounds->whole, 2U);
  EXPECT_EQ(results.rounds->games, 25U);
  using Begun = std::vector<std::pair<std::size_t, std::size_t>>;
  EXPECT_EQ(seen.begun, (Begun{{1, 0}, {1, 1}, {2, 0}, {2, 1}, {3, 0}}));
  EXPECT_TRUE(seen.failed.empty());
}

TEST(Rounds, draw_the_games_that_a_run_with_the_next_seed_draws) {
  std::vector<Game> asked;
  Solver spy = dp();
  spy.solve = [&asked](const Ruleset& ruleset, Size heap_max) {
    asked.push_back({ruleset, heap_max});
    return dp().solve(ruleset, heap_max);
  };
  Plan plan = plan_of(spy);
  plan.properties.pop_back();
  plan.search.cases = 50;
  Results results = held_rows(plan);
  Seen seen;
  go_on(plan, results, seen.onlooker(2));
  const std::vector<Game> by_rounds = std::exchange(asked, {});
  for (const std::uint64_t seed : {8U, 9U}) {
    plan.search.seed = seed;
    run(plan, [](const SuiteRow&) {});
  }
  EXPECT_GE(by_rounds.size(), 100U);
  EXPECT_EQ(by_rounds, asked);
}

TEST(Rounds, leave_a_pair_that_has_failed_and_keep_the_seed_that_shows_it) {
  const Solver& wrong = canaries().front().solver;
  Plan plan = plan_of(wrong);
  plan.search.cases = 200;
  Results results = held_rows(plan);
  results.rows[0].finding.gave_up = "as if it had failed before";
  Seen seen;
  go_on(plan, results, seen.onlooker(1000));
  EXPECT_EQ(pairs_left(results), 0U);
  ASSERT_EQ(seen.failed.size(), 1U);
  const SuiteRow& row = results.rows[1];
  EXPECT_TRUE(row.falsified());
  ASSERT_TRUE(row.seed);
  EXPECT_EQ(*row.seed, 7 + results.rounds->begun);
  plan.search.seed = *row.seed;
  plan.properties.erase(plan.properties.begin());
  const auto again = run(plan, [](const SuiteRow&) {});
  EXPECT_EQ(again[0].finding.counterexample, row.finding.counterexample);
  EXPECT_EQ(again[0].finding.cases, row.finding.cases);
}

TEST(Rounds, are_none_where_no_pair_is_left) {
  const Plan plan = plan_of(dp());
  Results results = held_rows(plan);
  results.rows[0].beyond_reach = "two sets";
  results.rows[1].stage = Stage::Replays;
  Seen seen;
  go_on(plan, results, seen.onlooker(1000));
  EXPECT_EQ(results.rounds->begun, 0U);
  EXPECT_EQ(seen.asked_for_time, 0U);
}

}  // namespace
}  // namespace nimplus::properties
