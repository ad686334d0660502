#include "properties/suite.hpp"

#include <gtest/gtest.h>

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

TEST(SmallWorlds, are_all_4096_pairs_and_hold_for_every_solver_of_ours) {
  const auto sweeps = sweep(fast::solvers(), World{});
  ASSERT_EQ(sweeps.size(), fast::solvers().size());
  for (std::size_t i = 0; i < sweeps.size(); ++i) {
    const Reach& reach = fast::solvers()[i].reach;
    EXPECT_TRUE(sweeps[i].finding.held()) << fast::solvers()[i].name;
    EXPECT_EQ(sweeps[i].pairs, reach.partizan ? 4096U : 64U);
    EXPECT_EQ(sweeps[i].finding.cases, (reach.misere ? 2U : 1U) * sweeps[i].pairs);
  }
}

TEST(SmallWorlds, end_at_the_smallest_failure_of_a_canary) {
  for (const Canary& row : canaries()) {
    if (row.smallest.ruleset.largest_removal() > kEnumeratedWhole) continue;
    const auto sweeps = sweep(std::span(&row.solver, 1), {3, 80});
    ASSERT_EQ(sweeps.size(), 1U);
    const bool in_world = row.smallest.ruleset.largest_removal() <= 3;
    ASSERT_EQ(sweeps[0].finding.held(), !in_world) << row.solver.name;
    if (in_world) {
      EXPECT_EQ(sweeps[0].finding.counterexample->game, row.smallest) << row.solver.name;
    }
  }
}

TEST(SmallWorlds, keep_within_a_reach_and_say_how_far_they_went) {
  const Solver narrow{"narrow", {2, 10, true, false}, fast::dp};
  const auto sweeps = sweep(std::span(&narrow, 1), World{});
  EXPECT_EQ(sweeps[0].pairs, 16U);
  EXPECT_EQ(sweeps[0].world.removal_max, 2U);
  EXPECT_EQ(sweeps[0].world.heap_max, 10U);
  EXPECT_FALSE(sweeps[0].misere);
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
  const std::string names =
      "a property: agreement, recurrence, identical-sets, positive-value, swapping-players, "
      "further-removal, beyond-the-heap, prefix, scaling, repeated-window, misere-shift";
  const Fault faults[] = {
      {"# x\nmagic {1} heap 3", "f:2:1: read 'magic', expected a property: agreement"},
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

std::vector<Line> lines_of(const Solver& solver, std::vector<Replay> replays) {
  Plan plan;
  plan.solvers = {solver};
  plan.properties.assign(all().begin(), all().end());
  plan.replays = std::move(replays);
  plan.search.cases = 20;
  std::vector<Line> lines;
  const bool held = run(plan, [&](const Line& line) { lines.push_back(line); });
  EXPECT_EQ(held, std::none_of(lines.begin(), lines.end(),
                               [](const Line& line) { return line.falsified(); }));
  return lines;
}

TEST(Suite, tries_replays_then_small_worlds_then_random_games) {
  const Solver& solver = fast::solvers().back();
  const auto lines =
      lines_of(solver, {{"scaling", {shared({1}), 4}}, {"prefix", {shared({1}), 4}}});
  ASSERT_EQ(lines.size(), 2 + 1 + all().size());
  EXPECT_EQ(lines[0].stage, Stage::Replays);
  EXPECT_EQ(lines[0].property, "prefix");
  EXPECT_EQ(lines[1].property, "scaling");
  EXPECT_EQ(lines[2].stage, Stage::SmallWorlds);
  for (std::size_t i = 3; i < lines.size(); ++i) {
    EXPECT_EQ(lines[i].stage, Stage::RandomGames);
    EXPECT_EQ(lines[i].property, all()[i - 3].name);
    EXPECT_FALSE(lines[i].falsified());
  }
}

TEST(Suite, falsifies_a_replay_that_random_games_would_hardly_meet) {
  const Game rare{{{11, 13}, {5, 19}}, 77};
  const Solver solver{
      "planted", fast::solvers().back().reach, [&](const Ruleset& ruleset, Size heap_max) {
        WinTable table = fast::dp(ruleset, heap_max);
        if (ruleset == rare.ruleset && heap_max >= 77) {
          table.outcome[77] = table.outcome[77] == Outcome::P ? Outcome::N : Outcome::P;
        }
        return table;
      }};
  const auto lines = lines_of(solver, {{"agreement", rare}});
  EXPECT_TRUE(lines[0].falsified());
  EXPECT_EQ(lines[0].finding.counterexample->game, rare);
  for (std::size_t i = 1; i < lines.size(); ++i) EXPECT_FALSE(lines[i].falsified());
}

TEST(Suite, says_which_replays_and_claims_are_beyond_a_reach) {
  const auto lines = lines_of(fast::solvers().front(), {{"agreement", {{{1}, {2}}, 4}}});
  EXPECT_NE(lines[0].beyond_reach, "");
  EXPECT_EQ(lines[0].stage, Stage::Replays);
  std::size_t beyond = 0;
  for (const Line& line : lines) beyond += line.beyond_reach.empty() ? 0U : 1U;
  EXPECT_EQ(beyond, 3U);  // the replay, swapping-players, further-removal
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
