#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "fast/vector.hpp"
#include "rules/subtraction_set.hpp"

namespace nimplus::fast {

/// One player's removals of middle length as a table of rows: what the losers among eight heaps of
/// the opponent win for the player. And what they have won so far, still ahead. Heaps come in units
/// of eight steps: 64 of an impartial game (kSides 1), 32 of two players (kSides 2).
template <std::size_t kSides>
class RowTable {
 public:
  /// What a unit's losers win begins two units on: so their rows can be read between the steps of
  /// the next unit, which waits for other things.
  static constexpr Size kNearest = 128 / kSides + 1;
  static constexpr Size kFarthest = 511;
  static constexpr std::size_t kRowBytes = 64;

  explicit RowTable(const SubtractionSet& removals);

  /// Which heaps of the unit at hand are won.
  std::uint64_t won() const { return ahead_[0]; }

  using Unit = std::conditional_t<kSides == 1, std::uint64_t, std::uint32_t>;
  static constexpr std::size_t kUnitBytes = sizeof(Unit);

  /// What the losers of the unit before win, as far as it is added up.
  template <int kBytes>
  struct Row {
    using Units [[gnu::vector_size(kBytes)]] = Unit;
    Units units[kRowBytes / kBytes] = {};
  };
  /// Adds what the losers in byte number `byte` of the unit before win; below kUnitBytes.
  template <int kBytes>
  NIMPLUS_KERNEL void add(Row<kBytes>& row, std::size_t byte) const;
  /// Goes a unit on; `losers` are the opponent's in the unit at hand, heap by heap from bit 0.
  template <int kBytes>
  NIMPLUS_KERNEL void go_on(const Row<kBytes>& row, std::uint64_t losers);
  /// Goes on from where no loser is as near as a row reaches.
  void forget() {
    ahead_ = {};
    losers_ = 0;
  }

 private:
  /// Rows begin two units on and end with zeros, as many bytes as a unit has. So a row read from up
  /// to as many bytes before it is the row of as many bytes later.
  alignas(64) std::array<std::uint8_t, kUnitBytes + 256 * kRowBytes> rows_{};
  alignas(64) std::array<Unit, kRowBytes / kUnitBytes> ahead_{};  // from the unit at hand on
  std::uint64_t losers_ = 0;                                      // of the unit before
};

template <std::size_t kSides>
template <int kBytes>
NIMPLUS_KERNEL void RowTable<kSides>::add(Row<kBytes>& row, std::size_t byte) const {
  using V = Vector<kBytes>;
  const std::uint8_t* from = &rows_[kUnitBytes + kRowBytes * (losers_ >> 8 * byte & 255U) - byte];
  for (auto& units : row.units) {
    units |= V::template load<typename Row<kBytes>::Units>(from);
    from += kBytes;
  }
}

template <std::size_t kSides>
template <int kBytes>
NIMPLUS_KERNEL void RowTable<kSides>::go_on(const Row<kBytes>& row, std::uint64_t losers) {
  using Units = typename Row<kBytes>::Units;
  using V = Vector<kBytes>;
  constexpr std::size_t kVectors = kRowBytes / kBytes;
  losers_ = losers;
  for (std::size_t i = 0; i < kVectors; ++i) {
    Unit* const here = &ahead_[i * kBytes / kUnitBytes];
    const bool last = i + 1 == kVectors;
    const Units behind = last ? Units{} : V::template load<Units>(here + kBytes / kUnitBytes);
    V::store(V::moved_down(V::template load<Units>(here), behind) | row.units[i], here);
  }
}

}  // namespace nimplus::fast
