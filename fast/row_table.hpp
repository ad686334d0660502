#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "fast/vector.hpp"
#include "rules/subtraction_set.hpp"

namespace nimplus::fast {

/// One player's removals of middle length as a table of rows: what the losers among eight heaps of
/// the opponent win for the player. And what they have won so far, still ahead. Heaps come in units
/// of 64 of an impartial game (kSides 1) and of 32 of two players (kSides 2).
template <std::size_t kSides>
class RowTable {
 public:
  /// Two units on lies what a unit can reach. So the next unit never waits for the rows of this
  /// one.
  static constexpr Size kNearest = 128 / kSides + 1;
  static constexpr Size kFarthest = 511;

  explicit RowTable(const SubtractionSet& removals);

  /// Which heaps of the next unit are won.
  std::uint64_t next() const { return next_; }
  /// Goes a unit on; `losers` are the opponent's in it, heap by heap from the lowest bit.
  template <int kBytes>
  NIMPLUS_KERNEL void push(std::uint64_t losers);
  /// Goes on where no removal leads to a loser for as far as a row reaches.
  void forget() {
    ahead_ = {};
    next_ = 0;
  }

 private:
  static constexpr std::size_t kRowBytes = 64;
  static constexpr std::size_t kUnitBytes = 8 / kSides;
  using Unit = std::conditional_t<kSides == 1, std::uint64_t, std::uint32_t>;

  /// Rows begin two units on and end with zeros, as many bytes as a unit has. So a row read from up
  /// to as many bytes before it is the row of as many bytes later.
  alignas(64) std::array<std::uint8_t, kUnitBytes + 256 * kRowBytes> rows_{};
  alignas(64) std::array<Unit, kRowBytes / kUnitBytes> ahead_{};  // from the unit after the next
  Unit next_ = 0;
};

template <std::size_t kSides>
template <int kBytes>
NIMPLUS_KERNEL void RowTable<kSides>::push(std::uint64_t losers) {
  using Units [[gnu::vector_size(kBytes)]] = Unit;
  using V = Vector<kBytes>;
  constexpr std::size_t kVectors = kRowBytes / kBytes;
  Units won[kVectors] = {};
  for (std::size_t byte = 0; byte < kUnitBytes; ++byte) {
    const std::uint8_t* const row =
        &rows_[kUnitBytes + kRowBytes * (losers >> 8 * byte & 255U) - byte];
    for (std::size_t i = 0; i < kVectors; ++i) won[i] |= V::template load<Units>(row + i * kBytes);
  }
  next_ = ahead_[0];
  for (std::size_t i = 0; i < kVectors; ++i) {
    Unit* const here = &ahead_[i * kBytes / kUnitBytes];
    const bool last = i + 1 == kVectors;
    const Units behind = last ? Units{} : V::template load<Units>(here + kBytes / kUnitBytes);
    V::store(V::moved_down(V::template load<Units>(here), behind) | won[i], here);
  }
}

}  // namespace nimplus::fast
