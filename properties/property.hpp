#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "properties/games.hpp"
#include "rules/solver.hpp"

namespace nimplus::properties {

/// A falsified claim: the game on which it fails, and both sides of it.
struct Counterexample {
  Game game;
  std::string expected;  ///< a sentence part: "R at heap 1 (minimax over the explicit graph)"
  std::string got;       ///< "P"
  friend bool operator==(const Counterexample&, const Counterexample&) = default;
};

/// What became of checking one property on one solver. A value, never an exception.
struct Finding {
  std::optional<Counterexample> counterexample;
  std::size_t cases = 0;           ///< games tried
  std::size_t at_an_edge = 0;      ///< of these, as at_an_edge() judges; random games only
  std::size_t smaller_tried = 0;   ///< rulesets below the counterexample, tried once each: all held
  Size smaller_heap_max = 0;       ///< each on one range of heaps, from 0 to at least this
  bool smaller_all_tried = false;  ///< those were all that rulesets_of_largest() has below it
  std::string gave_up;             ///< not empty: nothing was shown, which counts as a failure
  bool held() const { return !counterexample && gave_up.empty(); }
};

/// How long and from where to search.
struct Search {
  std::uint64_t seed = 1;
  int cases = 100;
  std::size_t enumerated = 40'000;  ///< rulesets to try below a counterexample; 0: none
};

/// Of which games a claim speaks, as data: generators draw such games and no others, and a solver
/// that cannot play them is said to be out of the claim's reach.
struct Domain {
  bool shared_only = false;     ///< rulesets of one shared set
  bool normal_only = false;     ///< rulesets under normal play
  bool needs_partizan = false;  ///< the claim says nothing about one shared set
  bool needs_misere = false;    ///< the claim compares with the misère game
  Size headroom = 1;            ///< the solver is asked about games so many times as large
  Size removal_max = kAnyRemoval;
};

/// A claim about all games, tried on any solver within its reach.
struct Property {
  std::string name;    ///< "swapping-players"
  std::string claim;   ///< a sentence: "swapping the players mirrors the outcomes"
  std::string source;  ///< "Z1"
  Domain domain;
  /// Does the claim fail for the solver on that game? `counterexample.game` may be left empty.
  std::function<std::optional<Counterexample>(const Solver&, const Game&)> refute;
};

/// Every property, in the order they are tried.
std::span<const Property> all();

/// Why the solver cannot be asked about any game of the domain; empty when it can.
std::string beyond_reach(const Domain& domain, const Reach& reach);

/// The reach in which games of the domain are drawn for a solver of that reach.
Reach aim(const Domain& domain, const Reach& reach);

/// One trial: the counterexample, its game filled in. Whatever the solver throws becomes one too.
std::optional<Counterexample> refute(const Property& property, const Solver& solver,
                                     const Game& game);

/// Tries the property on generated games; the first failure is shrunk, then replaced by the
/// smallest that the ordered enumeration finds. The solver must be within the property's reach.
/// Same search, same finding.
Finding check(const Property& property, const Solver& solver, const Search& search);

/// The same on games that are given instead of generated. Those beyond the reach are not counted as
/// cases.
Finding check_on(const Property& property, const Solver& solver, std::span<const Game> games,
                 const Search& search);

}  // namespace nimplus::properties
