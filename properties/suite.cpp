#include "properties/suite.hpp"

#include <exception>

#include "oracle/oracle.hpp"

namespace nimplus::properties {
namespace {

std::optional<WinTable> claimed_table(const Solver& solver, const Game& game) {
  try {
    return solver.solve(game.ruleset, game.heap_max);
  } catch (const std::exception&) {
    return std::nullopt;  // the counterexample already says what was thrown
  }
}

Line line_of(Stage stage, std::string_view property, const Solver& solver) {
  Line line;
  line.stage = stage;
  line.property = property;
  line.solver = solver.name;
  return line;
}

std::vector<Line> replayed(const Plan& plan, const Property& property, const Solver& solver) {
  std::vector<Game> games;
  for (const Replay& replay : plan.replays) {
    if (replay.property == property.name) games.push_back(replay.game);
  }
  if (games.empty()) return {};
  Line line = line_of(Stage::Replays, property.name, solver);
  line.replays_file = plan.replays_file;
  line.finding = check_on(property, solver, games, plan.search);
  if (line.finding.cases == 0) line.beyond_reach = "none of its replayed games";
  return {line};
}

Line tried(const Plan& plan, const Property& property, const Solver& solver) {
  Line line = line_of(Stage::RandomGames, property.name, solver);
  line.beyond_reach = beyond_reach(property.domain, solver.reach);
  if (line.beyond_reach.empty()) line.finding = check(property, solver, plan.search);
  return line;
}

std::vector<Line> swept(const Plan& plan) {
  std::vector<Line> lines;
  const std::vector<Sweep> sweeps = sweep(plan.solvers, World{});
  for (std::size_t i = 0; i < sweeps.size(); ++i) {
    Line line = line_of(Stage::SmallWorlds, kSmallWorlds, plan.solvers[i]);
    line.finding = sweeps[i].finding;
    line.sweep = sweeps[i];
    lines.push_back(line);
  }
  return lines;
}

}  // namespace

std::optional<Showing> showing(const Solver& solver, const Counterexample& counterexample) {
  const Game& game = counterexample.game;
  try {
    const WinTable truth = oracle::solve(game.ruleset, game.heap_max);
    const auto claimed = claimed_table(solver, game);
    Showing shown{{game.heap_max, Player::Left}, truth.outcome.back(), std::nullopt, {}};
    for (Size heap = 0; claimed && heap <= game.heap_max; ++heap) {
      if (heap >= claimed->outcome.size()) break;
      const Outcome is = truth.outcome[heap];
      const Outcome says = claimed->outcome[heap];
      if (is == says && heap < game.heap_max) continue;
      shown.truth = is;
      shown.claimed = says;
      const bool left_differs =
          wins_moving_first(is, Player::Left) != wins_moving_first(says, Player::Left);
      shown.position = {heap, is == says || left_differs ? Player::Left : Player::Right};
      break;
    }
    shown.play = oracle::line_of_play(game.ruleset, shown.position);
    return shown;
  } catch (const oracle::TooLarge&) {
    return std::nullopt;
  }
}

bool run(const Plan& plan, const std::function<void(const Line&)>& tell) {
  bool all_held = true;
  const auto close = [&](Line line, const Solver& solver) {
    if (line.finding.counterexample) line.showing = showing(solver, *line.finding.counterexample);
    all_held = all_held && !line.falsified();
    tell(line);
  };
  for (const Property& property : plan.properties) {
    for (const Solver& solver : plan.solvers) {
      for (Line& line : replayed(plan, property, solver)) close(std::move(line), solver);
    }
  }
  if (plan.small_worlds) {
    std::vector<Line> lines = swept(plan);
    for (std::size_t i = 0; i < lines.size(); ++i) close(std::move(lines[i]), plan.solvers[i]);
  }
  for (const Property& property : plan.properties) {
    for (const Solver& solver : plan.solvers) close(tried(plan, property, solver), solver);
  }
  return all_held;
}

}  // namespace nimplus::properties
