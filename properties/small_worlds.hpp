#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "properties/property.hpp"

namespace nimplus::properties {

/// Every ruleset over removals 1..removal_max, empty sets included, under both conventions, on
/// heaps 0..heap_max.
struct World {
  Size removal_max = 7;
  Size heap_max = 120;
  bool shared_only = false;  ///< one set for both players, else every pair of sets
  /// The truth is minimax over the explicit graph; else, where that would take days, the table of
  /// fast/dp, which the smaller worlds have compared with minimax.
  bool by_minimax = true;
};

/// The worlds of a run: pairs over 1..7, shared sets over 1..12, and over 1..6 on heaps beyond two
/// blocks of 512; or, of an exhaustive run, besides pairs over 1..8 and shared sets over 1..14 by
/// minimax, and pairs over 1..10 and shared sets over 1..20 by the table. Each is on more heaps
/// than the longest preperiod and period take.
std::span<const World> small_worlds(bool exhaustive = false);

/// The part of a world that is within a solver's reach.
struct Scope {
  World world;            ///< as far as the reach goes
  bool misere = true;     ///< under both conventions, else normal play only
  std::size_t pairs = 0;  ///< of sets (Left's, Right's) tried
  std::string hash;       ///< of all the tables, SHA-256 in 16 hexadecimal digits; while it holds
};

/// One solver's walk through it.
struct Sweep {
  Scope scope;
  Finding finding;  ///< its counterexample is on the smallest ruleset of the world that fails
};

constexpr std::string_view kSmallWorlds = "small-worlds";
constexpr std::string_view kSmallWorldsClaim =
    "on every ruleset of small removals the classes are those of minimax";

/// Compares each solver with the truth on the whole world, ruleset by ruleset in order, each once
/// on the world's heaps; a solver's walk ends at its first failure, of which the game is at
/// failing_heap(). Each ruleset has its truth computed once for all solvers.
std::vector<Sweep> sweep(std::span<const Solver> solvers, const World& world);

}  // namespace nimplus::properties
