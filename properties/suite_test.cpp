#include "properties/suite.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "fast/dp.hpp"
#include "fast/solvers.hpp"
#include "properties/canaries.hpp"
#include "rules/input_error.hpp"

namespace nimplus::properties {
namespace {

const Canary& canary(std::string_view name) {
  for (const Canary& row : canaries()) {
    if (row.solver.name == name) return row;
  }
  throw std::runtime_error("no such canary");
}

TEST(Replays, are_read_back_as_they_are_written) {
  const Replay replay{"beyond-the-heap", {{{}, {1, 7}, Convention::Misere}, 9}};
  EXPECT_EQ(to_text(replay), "beyond-the-heap {}|{1,7} misere heap 9");
  EXPECT_EQ(parse_replays("# why\n\n \t\n" + to_text(replay) + "\r\n", "f"),
            std::vector<Replay>{replay});
  EXPECT_EQ(parse_replays("", "f"), std::vector<Replay>{});
  EXPECT_GE(parse_replays(shipped_replays(), "properties/replays.txt").size(), 6U);
}

TEST(Replays, say_where_and_what_is_wrong) {
  struct Fault {
    const char* text;
    const char* message;
  };
  const Fault faults[] = {
      {"# x\nmagic {1} heap 3", "f:2:1: read 'magic', expected one of agreement"},
      {"  prefix {1,x} heap 3", "f:1:13: read 'x', expected a removal from 1 to 10^18"},
      {"prefix {1}", "f:1:11: read the end of the text, expected 'heap' with the largest heap"},
      {"beyond-the-heap {1}", "f:1:20: read the end of the text, expected 'heap' with"},
      {"prefix {1} heap", "f:1:16: read the end of the text, expected a heap from 0 to 100000"},
      {"prefix {1} heap 3x", "f:1:17: read '3x', expected a heap from 0 to 100000"},
      {"prefix {1} heap -3", "f:1:17: read '-3', expected a heap from 0 to 100000"},
      {"prefix {1} heap 100001", "f:1:17: read '100001', expected a heap from 0 to 100000"},
      {"prefix heap 3", "f:1:8: read the end of the text, expected '{' before"},
  };
  for (const Fault& fault : faults) {
    try {
      parse_replays(fault.text, "f");
      FAIL() << fault.text;
    } catch (const InputError& error) {
      EXPECT_TRUE(std::string_view(error.what()).starts_with(fault.message)) << error.what();
    }
  }
}

std::vector<SuiteRow> rows_of(const Solver& solver, std::vector<Replay> replays) {
  Plan plan;
  plan.solvers = {solver};
  plan.properties.assign(all().begin(), all().end());
  plan.replays = std::move(replays);
  plan.search.cases = 20;
  std::vector<std::string> told;
  const auto rows = run(plan, [&](const SuiteRow& row) { told.push_back(row.property); });
  EXPECT_TRUE(std::ranges::equal(rows, told, {}, &SuiteRow::property));
  return rows;
}

TEST(Suite, tries_replays_then_small_worlds_then_random_games) {
  const Solver& solver = *std::ranges::find(fast::solvers(), "dp", &Solver::name);
  const auto rows = rows_of(solver, {{"scaling", {shared({1}), 4}}, {"prefix", {shared({1}), 4}}});
  const std::size_t worlds = small_worlds().size();
  ASSERT_EQ(rows.size(), 2 + worlds + all().size());
  EXPECT_EQ(rows[0].stage, Stage::Replays);
  EXPECT_EQ(rows[0].property, "prefix");
  EXPECT_EQ(rows[1].property, "scaling");
  for (std::size_t i = 2; i < rows.size(); ++i) {
    const bool random = i >= 2 + worlds;
    EXPECT_EQ(rows[i].stage, random ? Stage::RandomGames : Stage::SmallWorlds);
    EXPECT_EQ(rows[i].property, random ? all()[i - 2 - worlds].name : kSmallWorlds);
    EXPECT_FALSE(rows[i].falsified());
  }
  const auto& last = rows.back();
  EXPECT_NE(last.beyond_reach, "");  // no Grundy values
  EXPECT_GT(tried(rows), rows.size() / 2);
  EXPECT_TRUE(held(rows));
}

TEST(Suite, falsifies_a_replay_that_random_games_would_hardly_meet) {
  const Game rare{{{11, 13}, {5, 19}}, 77};
  const Solver solver{
      "planted", {1000, 1000, true, true}, [&](const Ruleset& ruleset, Size heap_max) {
        WinTable table = fast::dp(ruleset, heap_max);
        if (ruleset == rare.ruleset && heap_max >= 77) {
          table.outcome[77] = table.outcome[77] == Outcome::P ? Outcome::N : Outcome::P;
        }
        return table;
      }};
  const auto rows = rows_of(solver, {{"agreement", rare}});
  EXPECT_TRUE(rows[0].falsified());
  EXPECT_FALSE(held(rows));
  EXPECT_EQ(rows[0].finding.counterexample->game, rare);
  for (std::size_t i = 1; i < rows.size(); ++i) EXPECT_FALSE(rows[i].falsified());
}

const Solver& impartial_dp() {
  return *std::ranges::find(fast::solvers(), "impartial-dp", &Solver::name);
}

TEST(Suite, says_which_replays_and_claims_are_beyond_a_reach) {
  const auto rows = rows_of(impartial_dp(), {{"agreement", {{{1}, {2}}, 4}}});
  EXPECT_NE(rows[0].beyond_reach, "");
  EXPECT_EQ(rows[0].stage, Stage::Replays);
  for (const SuiteRow& row : rows) {
    const auto property = std::ranges::find(all(), row.property, &Property::name);
    const bool two_sets = property != all().end() && property->domain.needs_partizan;
    if (row.stage != Stage::RandomGames) continue;
    EXPECT_EQ(!row.beyond_reach.empty(), two_sets) << row.property;
  }
}

TEST(Suite, does_not_compare_the_oracle_with_itself) {
  const auto rows = rows_of(minimax(), {{"agreement", {shared({1}), 4}}});
  EXPECT_EQ(rows[0].beyond_reach, "the claim compares with the oracle, which this is");
  for (const SuiteRow& row : rows) {
    EXPECT_NE(row.stage, Stage::SmallWorlds);
    EXPECT_FALSE(row.falsified()) << row.property;
    const auto property = std::ranges::find(all(), row.property, &Property::name);
    EXPECT_EQ(row.beyond_reach.empty(), property->kind != Kind::Oracle) << row.property;
  }
}

TEST(Suite, that_tried_nothing_has_not_held) {
  Plan plan;
  plan.solvers = {impartial_dp()};
  plan.properties = {*std::ranges::find(all(), "swapping-players", &Property::name)};
  plan.replays = {{"swapping-players", {{{1}, {2}}, 4}}};
  plan.small_worlds = false;
  const auto rows = run(plan, [](const SuiteRow&) {});
  EXPECT_EQ(rows.size(), 2U);
  EXPECT_EQ(tried(rows), 0U);
  EXPECT_FALSE(held(rows));
  EXPECT_FALSE(held({}));
}

TEST(Showing, is_a_play_by_the_mover_who_is_misjudged) {
  const Canary& row = canary("left-set-for-both");
  const auto shown = showing(row.solver, {row.smallest, "", ""});
  ASSERT_TRUE(shown);
  EXPECT_EQ(shown->position, (Position{1, Player::Right}));
  EXPECT_EQ(shown->truth, Outcome::R);
  EXPECT_EQ(shown->claimed, Outcome::P);
  EXPECT_EQ(shown->play, (std::vector<Position>{{1, Player::Right}, {0, Player::Left}}));
}

TEST(Showing, looks_below_the_largest_heap) {
  const Canary& row = canary("preperiod-dropped");
  const auto shown = showing(row.solver, {row.smallest, "", ""});
  ASSERT_TRUE(shown);
  EXPECT_EQ(shown->position.heap, 1U);
}

}  // namespace
}  // namespace nimplus::properties
