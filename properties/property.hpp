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

/// What is known of a claim. Of a conjecture a counterexample is news, not a failure; what is False
/// has one, which is kept beside it (false_claims.hpp).
enum class Status : std::uint8_t { Theorem, Conjecture, False };

/// What a solver's answers are held against: the oracle or the recurrence at each cell; the
/// solver's own answers to other questions; a form or a bound stated for the game.
enum class Kind : std::uint8_t { Oracle, Metamorphic, Exact };

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
  bool needs_grundy = false;    ///< the claim is about Grundy values
  Size headroom = 1;            ///< the solver is asked about games so many times as large
  Size removal_max = kAnyRemoval;
  Size removal_least = 1;    ///< the largest removal of any game of the claim is at least this
  Size heap_max = ~Size{0};  ///< no larger heaps are drawn
  Size heap_least = 0;       ///< the solver is asked about heaps up to this, whatever is drawn
  Family family = {};
};

/// A claim about all games, tried on any solver within its reach.
struct Property {
  std::string name;   ///< "swapping-players"
  std::string claim;  ///< a sentence: "swapping the players mirrors the outcomes"
  std::string id;     ///< in the theory's catalogue: "Z1, Y5"
  /// Who says so. "(abstract)": of that work only the abstract was read; "(attributed)": a common
  /// attribution that was not looked up; none: two lines from the recurrence.
  std::string source;
  Kind kind = Kind::Oracle;
  Domain domain = {};
  /// Does the claim fail for the solver on that game? `counterexample.game` may be left empty.
  std::function<std::optional<Counterexample>(const Solver&, const Game&)> refute = {};
  Status status = Status::Theorem;
  int one_in = 1;  ///< a search tries one game where it tries so many of other claims
};

/// Every property, theorems and conjectures, in the order they are tried.
std::span<const Property> all();

/// The oracle as a solver, so that the claims are tried on the truth as well.
const Solver& minimax();

/// Why the solver cannot be asked about any game of the domain; empty when it can.
std::string beyond_reach(const Domain& domain, const Solver& solver);

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
