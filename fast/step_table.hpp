#pragma once

#include <array>
#include <cstdint>

#include "fast/vector.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// The near removals as a table of one step. A step settles eight bits: eight heaps of an impartial
/// game; of two players four heaps, Left's bits in the low nibble, Right's in the high one. Its
/// index says which of the eight are won from outside.
struct StepTable {
  std::array<std::uint8_t, 256> losers{};  ///< those of the eight that lose
  /// What these losers win in the 128 bits behind the eight. A word an array: an index scales by
  /// eight at no cost.
  std::array<std::array<std::uint64_t, 256>, 2> wins{};
};

/// What the near removals win in the next 128 bits of the steps.
using StepWindow = std::array<std::uint64_t, 2>;

/// The farthest removal in the table: `sides` is 1 for an impartial game and 2 for two players.
constexpr Size nearest_removals(std::size_t sides) { return 128 / sides; }

/// The table of the removals up to nearest_removals(sides) of both players; of an impartial game
/// Left's set is read. Cost: 256 steps, about a microsecond.
StepTable step_table(const Ruleset& ruleset, std::size_t sides);

/// The low eight nibbles, each into the low half of a byte; and back.
NIMPLUS_KERNEL std::uint64_t spread_nibbles(std::uint64_t nibbles) {
  nibbles &= 0x00000000ffffffffU;
  nibbles = (nibbles | nibbles << 16U) & 0x0000ffff0000ffffU;
  nibbles = (nibbles | nibbles << 8U) & 0x00ff00ff00ff00ffU;
  return (nibbles | nibbles << 4U) & 0x0f0f0f0f0f0f0f0fU;
}
NIMPLUS_KERNEL std::uint64_t low_nibbles(std::uint64_t bytes) {
  bytes &= 0x0f0f0f0f0f0f0f0fU;
  bytes = (bytes | bytes >> 4U) & 0x00ff00ff00ff00ffU;
  bytes = (bytes | bytes >> 8U) & 0x0000ffff0000ffffU;
  return (bytes | bytes >> 16U) & 0x00000000ffffffffU;
}

/// Eight steps on: which of the next 64 bits lose, where `won` are won from farther away. Each step
/// waits for one load of the step before; `meanwhile(step)` is called where there is time.
template <typename Meanwhile>
NIMPLUS_KERNEL std::uint64_t eight_steps(const StepTable& table, StepWindow& window,
                                         std::uint64_t won, const Meanwhile& meanwhile) {
  std::uint64_t losers = 0;
  window[0] |= won;
#pragma GCC unroll 8
  for (unsigned step = 0; step < 8; ++step) {
    const std::size_t index = window[0] & 255U;
    losers |= std::uint64_t{table.losers[index]} << 8 * step;
    window[0] = (window[0] >> 8U | window[1] << 56U) | table.wins[0][index];
    window[1] = window[1] >> 8U | table.wins[1][index];
    meanwhile(step);
  }
  return losers;
}

/// The same heap by heap, for each side: 64 heaps of an impartial game, 32 of two players.
template <typename Meanwhile>
NIMPLUS_KERNEL std::array<std::uint64_t, 1> eight_steps(const StepTable& table, StepWindow& window,
                                                        const std::array<std::uint64_t, 1>& won,
                                                        const Meanwhile& meanwhile) {
  return {eight_steps(table, window, won[0], meanwhile)};
}

template <typename Meanwhile>
NIMPLUS_KERNEL std::array<std::uint64_t, 2> eight_steps(const StepTable& table, StepWindow& window,
                                                        const std::array<std::uint64_t, 2>& won,
                                                        const Meanwhile& meanwhile) {
  const std::uint64_t losers =
      eight_steps(table, window, spread_nibbles(won[0]) | spread_nibbles(won[1]) << 4U, meanwhile);
  return {low_nibbles(losers), low_nibbles(losers >> 4U)};
}

}  // namespace nimplus::fast
