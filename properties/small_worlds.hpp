#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "properties/property.hpp"

namespace nimplus::properties {

/// Every ruleset over removals 1..removal_max, empty sets included, on heaps 0..heap_max.
struct World {
  Size removal_max = kEnumeratedWhole;  ///< at most kEnumeratedWhole
  Size heap_max = 80;                   ///< preperiod and period of removals to 6 end before it
};

/// One solver's walk through the part of a world that is within its reach.
struct Sweep {
  World world;               ///< as far as the reach goes
  bool shared_only = false;  ///< the solver takes one shared set
  bool misere = true;        ///< under both conventions, else normal play only
  std::size_t pairs = 0;     ///< of sets (Left's, Right's) tried
  Finding finding;           ///< its counterexample is the smallest of the world
};

constexpr std::string_view kSmallWorlds = "small-worlds";
constexpr std::string_view kSmallWorldsClaim =
    "on every ruleset of small removals the classes are those of minimax";

/// Compares each solver with the oracle on the whole world, ruleset by ruleset in order; a solver's
/// walk ends at its first failure. The oracle answers each ruleset once.
std::vector<Sweep> sweep(std::span<const Solver> solvers, const World& world);

}  // namespace nimplus::properties
