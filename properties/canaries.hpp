#pragma once

#include <span>
#include <string>
#include <vector>

#include "properties/property.hpp"

namespace nimplus::properties {

/// A solver with a planted bug. If the suite lets one live, the suite is broken.
struct Canary {
  Solver solver;
  std::string fault;   ///< a sentence: what is wrong with it
  std::string source;  ///< "P04": a mistake that people make; "ours": a slip in the style of fast/
  Game smallest;       ///< the first of the enumeration on which it is wrong, at the least heap
  std::string solves;  ///< of which other game it is the exact solution; empty: of none
};

/// Every canary.
std::span<const Canary> canaries();

/// What the suite says of one canary: one mark for each row of all(), in its order.
enum class Mark : std::uint8_t { Held, Falsified, BeyondReach };
struct CanaryRow {
  const Canary* canary = nullptr;
  std::vector<Mark> marks;
  /// By a theorem; a conjecture is no judge.
  bool killed() const;
  /// By a theorem of that kind.
  bool killed_by(Kind kind) const;
};

/// Tries every property on every canary.
std::vector<CanaryRow> try_canaries(const Search& search);

}  // namespace nimplus::properties
