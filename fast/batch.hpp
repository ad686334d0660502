#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "fast/vector.hpp"
#include "rules/outcome.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// How many games are solved side by side, one a bit, whatever the width of the vectors.
constexpr Size kLanes = 512;
constexpr Size kBatchHeapMax = 512;
constexpr Size kBatchPairRemovalMax = 12;
constexpr Size kBatchSharedRemovalMax = 20;

/// A truth value for each of kLanes games.
struct alignas(kLanes / 8) Plane {
  std::array<std::uint64_t, kLanes / 64> word;
  bool operator[](Size lane) const { return ((word[lane / 64] >> (lane % 64)) & 1) != 0; }
  friend bool operator==(const Plane&, const Plane&) = default;
};

enum class Sets : std::uint8_t {
  Shared,  ///< every set, for both players; removals up to kBatchSharedRemovalMax
  Pairs,   ///< every pair of sets; removals up to kBatchPairRemovalMax
};

/// All games whose removals are in 1..removal_max, numbered from 0. Bit s - 1 of a number says that
/// s is a removal of Left's, or of the shared set; bit removal_max + s - 1 that it is one of
/// Right's. Game i stands in lane i % kLanes of block i / kLanes.
struct Batch {
  Sets sets = Sets::Pairs;
  Size removal_max = 0;  ///< at least 1
  Convention convention = Convention::Normal;

  Size games() const { return Size{1} << (sets == Sets::Pairs ? 2 * removal_max : removal_max); }
  Size blocks() const { return (games() + kLanes - 1) / kLanes; }
  Ruleset game(Size number) const;
  friend bool operator==(const Batch&, const Batch&) = default;
};

/// The outcomes of one block, as long as the visitor runs.
struct BatchBlock {
  Size first_game;      ///< the number of the game in lane 0
  Size games;           ///< in lanes 0..games-1; lanes above repeat them
  Size heap_max;        ///< there are planes for heaps 0..heap_max
  Size players;         ///< 2, or 1 of shared sets
  const Plane* planes;  ///< heap by heap: what Left wins moving first and, of pairs, second

  /// In which lanes does `mover`, moving first, win `heap`?
  Plane wins(Player mover, Size heap) const {
    Plane plane = planes[heap * players + (mover == Player::Left ? 0 : players - 1)];
    if (mover == Player::Right && players == 2) {
      for (std::uint64_t& word : plane.word) word = ~word;
    }
    return plane;
  }
};

/// Blocks begin..end-1 of a batch: for a part of the work, or for one block.
struct BlockRange {
  Size begin = 0;
  Size end = 0;
};

/// Solves heaps 0..heap_max of the games of some blocks, or of all, and shows each block to
/// `visit`, in order. The same at every width, one of vector_widths(). heap_max is at most
/// kBatchHeapMax, the removals at most what `Sets` says (ContractViolation). Cost: for each heap of
/// a block some 20 instructions on 512 bits: less than a nanosecond a game for 64 heaps.
void solve_batch(const Batch& batch, BlockRange blocks, Size heap_max,
                 const std::function<void(const BatchBlock&)>& visit, int width = vector_width());
void solve_batch(const Batch& batch, Size heap_max,
                 const std::function<void(const BatchBlock&)>& visit, int width = vector_width());

/// One game, out of the block that holds it: removals up to kBatchPairRemovalMax, heap_max up to
/// kBatchHeapMax (ContractViolation).
WinTable batch(const Ruleset& ruleset, Size heap_max);

}  // namespace nimplus::fast
