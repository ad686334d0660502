#pragma once

#include <array>
#include <cstdint>

#include "fast/bit_row.hpp"
#include "rules/subtraction_set.hpp"

namespace nimplus::fast {

/// One player's removals of kNearest..kFarthest as a table of rows: what the losers among eight
/// heaps of the opponent win for the player. And what they have won so far, still ahead.
class RowTable {
 public:
  static constexpr Size kNearest = 129;
  static constexpr Size kFarthest = 511;
  static constexpr std::size_t kRowBytes = 64;
  /// Where a row begins, in bytes behind the eight heaps: at the first heap it can hold, 128 on.
  static constexpr std::size_t kAhead = 16;

  explicit RowTable(const SubtractionSet& removals);

  const std::uint64_t* row(unsigned losers) const { return rows_[losers].data(); }
  /// Where the row of a tile's byte number `byte` is put: one buffer for every eighth byte, so that
  /// no row is read back sooner than 64 heaps after it was stored beside it.
  std::uint8_t* ahead_of(std::size_t byte) { return pending_[byte % 8].data() + byte + kAhead; }
  /// The 64 heaps of a tile's word number `word`, all buffers together: what is won by then.
  const std::uint8_t* pending(std::size_t buffer, std::size_t word) const {
    return pending_[buffer].data() + 8 * word;
  }
  /// Goes on to the next tile.
  void slide();

 private:
  static constexpr std::size_t kTileBytes = BitRow::kTileBits / 8;
  alignas(64) std::array<std::array<std::uint64_t, kRowBytes / 8>, 256> rows_{};
  std::array<std::array<std::uint8_t, kTileBytes + kAhead + kRowBytes>, 8> pending_{};
};

}  // namespace nimplus::fast
