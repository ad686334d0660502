#pragma once

#include <array>
#include <cstdint>

#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// The near removals, at most kNearest, as a table of one step. A step settles eight bits: eight
/// heaps of an impartial game; of two players four heaps, Left's bits in the low nibble, Right's in
/// the high one. Its index says which of the eight are won from outside.
struct StepTable {
  static constexpr Size kNearest = 128;

  std::array<std::uint8_t, 256> losers{};  ///< those of the eight that lose
  /// What these losers win behind the eight, 256 bits in the order of the steps; of an impartial
  /// game only the first 128 are needed. A word an array: an index scales by eight at no cost.
  std::array<std::array<std::uint64_t, 256>, 4> wins{};
};

/// The table of the removals up to kNearest of both players. `sides` is 1 for an impartial game
/// (Left's set is read) and 2 for two players. Cost: 256 steps, about a microsecond.
StepTable step_table(const Ruleset& ruleset, int sides);

}  // namespace nimplus::fast
