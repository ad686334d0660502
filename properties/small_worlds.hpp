#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "properties/property.hpp"

namespace nimplus::properties {

/// Every ruleset over removals 1..removal_max, empty sets included, on heaps 0..heap_max.
struct World {
  Size removal_max = kEnumeratedWhole;  ///< at most kEnumeratedWhole
  Size heap_max = kWholeHeapMax;
};

/// The part of a world that is within a solver's reach.
struct Scope {
  World world;               ///< as far as the reach goes
  bool shared_only = false;  ///< the solver takes one shared set
  bool misere = true;        ///< under both conventions, else normal play only
  std::size_t pairs = 0;     ///< of sets (Left's, Right's) tried
};

/// One solver's walk through it.
struct Sweep {
  Scope scope;
  Finding finding;  ///< its counterexample is on the smallest ruleset of the world that fails
};

constexpr std::string_view kSmallWorlds = "small-worlds";
constexpr std::string_view kSmallWorldsClaim =
    "on every ruleset of small removals the classes are those of minimax";

/// Compares each solver with the oracle on the whole world, ruleset by ruleset in order, each once
/// on the world's heaps; a solver's walk ends at its first failure, of which the game is at
/// failing_heap(). The oracle answers each ruleset once.
std::vector<Sweep> sweep(std::span<const Solver> solvers, const World& world);

}  // namespace nimplus::properties
