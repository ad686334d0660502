#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "properties/games.hpp"
#include "properties/property.hpp"
#include "rules/sum.hpp"

namespace nimplus::properties {

using Heaps = std::vector<Size>;

/// The order of sums: largest removal, number of removals of both players on all heaps, number of
/// heaps, the sets lexicographically (first heap first, Left's before Right's), normal before
/// misère; then the tokens together, then the heaps lexicographically.
bool smaller(const Sum& a, const Sum& b);
bool smaller(const SumGame& a, const SumGame& b);

/// Of which sums one speaks, as data.
struct SumWorld {
  std::size_t heaps_least = 1;  ///< at least 1
  std::size_t heaps_most = 2;
  Size removal_max = 3;
  Size heap_max = 6;  ///< all positions of heaps 0..heap_max each
  bool impartial = true;
  Convention convention = Convention::Normal;
};

/// Every sum of the world, in order. With k heaps and removals to m that is 2^(km) sums, twice km
/// when partizan.
std::vector<Sum> every_sum(const SumWorld& world);

/// The smallest of all positions up to `heaps_max` of which `wanted` is true.
std::optional<Heaps> smallest_position(std::span<const Size> heaps_max,
                                       const std::function<bool(const Heaps&)>& wanted);

/// A claim that failed on a sum, and both sides of it.
struct SumCounterexample {
  SumGame game;
  std::string expected;
  std::string got;
  friend bool operator==(const SumCounterexample&, const SumCounterexample&) = default;
};

/// One trial of a claim on all positions of a sum up to these heaps: std::nullopt when it holds, or
/// else the smallest position on which it does not.
using SumTrial = std::function<std::optional<SumCounterexample>(const SumGame& up_to)>;

/// What became of a search: a value, never an exception.
struct SumFinding {
  std::optional<SumCounterexample> counterexample;
  std::size_t sums = 0;    ///< tried of the enumeration
  std::size_t random = 0;  ///< tried at random
  std::string gave_up;     ///< not empty: nothing was shown
};

/// Walks the worlds sum by sum, each world in order; the first failure is the smallest of its
/// world.
SumFinding walk(std::span<const SumWorld> worlds, const SumTrial& trial);

/// Random sums of up to four heaps with removals to 12, of at most kRandomPositions positions,
/// under that convention; the first failure is shrunk to a local minimum. Tries cases / 10 of them,
/// one at least: each asks about many positions. Same search, same finding.
constexpr Size kRandomPositions = 2000;
SumFinding search_sums(bool impartial, Convention convention, const Search& search,
                       const SumTrial& trial);

}  // namespace nimplus::properties
