#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "rules/solver.hpp"

namespace nimplus::properties {

/// A falsified claim: the smallest ruleset and heap that were found, and both sides of it.
struct Counterexample {
  Ruleset ruleset;
  Size heap = 0;
  std::string expected;  ///< a sentence part: "P (minimax on the explicit graph)"
  std::string got;
};

/// What became of checking one property on one solver. A value, never an exception.
struct Finding {
  std::optional<Counterexample> counterexample;
  std::size_t cases = 0;  ///< tried
  std::string gave_up;    ///< not empty: nothing was shown, which counts as a failure
  bool held() const { return !counterexample && gave_up.empty(); }
};

/// How long and from where to search.
struct Search {
  std::uint64_t seed = 1;
  int cases = 100;
};

/// A claim about all games, tried on any solver within its reach.
struct Property {
  std::string name;    ///< "swapping-players"
  std::string claim;   ///< a sentence: "swapping the players mirrors the outcomes"
  std::string source;  ///< "Z1"
  std::function<Finding(const Solver&, const Search&)> check;
};

/// Every property, in the order they are tried.
std::span<const Property> all();

}  // namespace nimplus::properties
