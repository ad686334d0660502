#include "properties/suite.hpp"

#include <algorithm>
#include <exception>
#include <utility>

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

/// The oracle is slow, and only the claims themselves are tried on it: it gets fewer games.
constexpr int kOracleOneIn = 4;

bool is_minimax(const Solver& solver) { return solver.name == minimax().name; }

std::string cannot_be_asked(const Property& property, const Solver& solver) {
  if (property.kind == Kind::Oracle && is_minimax(solver)) {
    return "the claim compares with the oracle, which this is";
  }
  return beyond_reach(property.domain, solver);
}

SuiteRow row_of(Stage stage, std::string_view property, const Solver& solver) {
  SuiteRow row;
  row.stage = stage;
  row.property = property;
  row.solver = solver.name;
  return row;
}

std::optional<SuiteRow> replayed(const Plan& plan, const Property& property, const Solver& solver) {
  std::vector<Game> games;
  for (const Replay& replay : plan.replays) {
    if (replay.property == property.name) games.push_back(replay.game);
  }
  if (games.empty()) return std::nullopt;
  SuiteRow row = row_of(Stage::Replays, property.name, solver);
  row.replays_file = plan.replays_file;
  row.beyond_reach = cannot_be_asked(property, solver);
  if (!row.beyond_reach.empty()) return row;
  row.finding = check_on(property, solver, games, plan.search);
  if (row.finding.cases == 0) row.beyond_reach = "none of its replayed games";
  return row;
}

SuiteRow searched(const Plan& plan, const Property& property, const Solver& solver) {
  SuiteRow row = row_of(Stage::RandomGames, property.name, solver);
  row.status = property.status;
  row.beyond_reach = cannot_be_asked(property, solver);
  if (!row.beyond_reach.empty()) return row;
  Search search = plan.search;
  if (is_minimax(solver)) search.cases = (search.cases + kOracleOneIn - 1) / kOracleOneIn;
  row.finding = check(property, solver, search);
  const auto& failure = row.finding.counterexample;
  row.confirmed = failure && refute(property, minimax(), failure->game);
  return row;
}

SuiteRow shown_false(const FalseClaim& claim) {
  SuiteRow row = row_of(Stage::FalseClaims, claim.property.name, minimax());
  row.status = Status::False;
  row.finding = smallest_counterexample(claim, minimax());
  row.known = claim.smallest;
  row.printed = claim.printed;
  return row;
}

SuiteRow swept(const Solver& solver, Sweep sweep) {
  SuiteRow row = row_of(Stage::SmallWorlds, kSmallWorlds, solver);
  row.finding = std::move(sweep.finding);
  row.scope = sweep.scope;
  return row;
}

}  // namespace

bool SuiteRow::falsified() const {
  if (!beyond_reach.empty()) return false;
  if (status != Status::False) return !finding.held() && !news();
  return !finding.counterexample || finding.counterexample->game != known;
}

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

std::vector<SuiteRow> run(const Plan& plan, const std::function<void(const SuiteRow&)>& tell) {
  std::vector<SuiteRow> rows;
  const auto close = [&](SuiteRow row, const Solver& solver) {
    if (row.falsified() && row.finding.counterexample)
      row.showing = showing(solver, *row.finding.counterexample);
    tell(row);
    rows.push_back(std::move(row));
  };
  for (const Property& property : plan.properties) {
    for (const Solver& solver : plan.solvers) {
      if (auto row = replayed(plan, property, solver)) close(std::move(*row), solver);
    }
  }
  for (const FalseClaim& claim : plan.false_claims) close(shown_false(claim), minimax());
  if (plan.small_worlds) {
    std::vector<Solver> solvers = plan.solvers;
    std::erase_if(solvers, is_minimax);
    for (const World& world : small_worlds(plan.exhaustive)) {
      std::vector<Sweep> sweeps = sweep(solvers, world);
      for (std::size_t i = 0; i < sweeps.size(); ++i) {
        close(swept(solvers[i], std::move(sweeps[i])), solvers[i]);
      }
    }
  }
  for (const Property& property : plan.properties) {
    for (const Solver& solver : plan.solvers) close(searched(plan, property, solver), solver);
  }
  return rows;
}

std::size_t tried(std::span<const SuiteRow> rows) {
  return static_cast<std::size_t>(
      std::ranges::count_if(rows, [](const SuiteRow& row) { return row.beyond_reach.empty(); }));
}

bool held(std::span<const SuiteRow> rows) {
  return tried(rows) > 0 && std::ranges::none_of(rows, &SuiteRow::falsified);
}

}  // namespace nimplus::properties
