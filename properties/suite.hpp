#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "properties/false_claims.hpp"
#include "properties/replays.hpp"
#include "properties/small_worlds.hpp"
#include "rules/position.hpp"

namespace nimplus::properties {

/// What the suite is to do.
struct Plan {
  std::vector<Solver> solvers;
  std::vector<Property> properties;
  std::vector<FalseClaim> false_claims;
  bool small_worlds = true;
  bool exhaustive = false;  ///< the larger of them too: many minutes, not seconds
  std::vector<Replay> replays;
  std::string replays_file;  ///< empty: the replays are those that nimplus brings
  Search search;
};

enum class Stage : std::uint8_t { Replays, FalseClaims, SmallWorlds, RandomGames };

/// A heap at which the solver is wrong, and a play that shows it: `position`'s mover is the one
/// whose chances it misjudges.
struct Showing {
  Position position;
  Outcome truth = Outcome::P;  ///< by minimax over the explicit graph
  std::optional<Outcome> claimed;
  std::vector<Position> play;
};

/// What one property says of one solver.
struct SuiteRow {
  Stage stage = Stage::RandomGames;
  Status status = Status::Theorem;
  std::string property;
  std::string solver;
  std::string replays_file;  ///< as in the plan
  std::string beyond_reach;  ///< not empty: why the solver could not be asked
  Finding finding;
  Scope scope;  ///< of the small worlds only
  std::optional<Showing> showing;
  std::optional<std::uint64_t> seed;  ///< of a further round; else the plan's
  bool confirmed = false;             ///< of a conjecture: minimax shows the counterexample as well
  std::optional<Game> known;          ///< of a false claim: the counterexample that must be found
  Game printed;                       ///< of a false claim: the one of the theory's catalogue

  /// A counterexample to a conjecture that is no fault of the solver's.
  bool news() const { return status == Status::Conjecture && confirmed; }
  /// A fault: something that should hold does not, or a known counterexample was not found.
  bool falsified() const;
};

/// Replays first, then the false claims, tried on minimax alone, then small worlds, then random
/// games; what compares with the oracle is not tried on minimax. Each row is told when it is known.
/// A property whose replays lie beyond every solver's reach is told so.
std::vector<SuiteRow> run(const Plan& plan, const std::function<void(const SuiteRow&)>& tell);

/// The rows that are within reach.
std::size_t tried(std::span<const SuiteRow> rows);

/// Something was tried, and nothing was falsified.
bool held(std::span<const SuiteRow> rows);

/// The first heap on which the solver differs from minimax within the counterexample's game, or its
/// largest heap; std::nullopt when the graph would be too large.
std::optional<Showing> showing(const Solver& solver, const Counterexample& counterexample);

}  // namespace nimplus::properties
