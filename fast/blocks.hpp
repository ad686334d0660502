#pragma once

// The loop over blocks of 512 heaps that an Engine is.

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "fast/bit_row.hpp"
#include "fast/far_removals.hpp"
#include "fast/row_table.hpp"
#include "fast/step_table.hpp"
#include "fast/vector.hpp"

namespace nimplus::fast {

constexpr Size kBlock = 512;
constexpr std::size_t kBlockWords = kBlock / 64;
constexpr std::size_t kTileWords = BitRow::kTileBits / 64;

/// One mover; of an impartial game both.
template <std::size_t kSides>
struct Side {
  Side(const SubtractionSet& removals, Convention convention, Size heap_max);

  BitRow losing;
  Size wins_below = 0;                          ///< misère: the mover, stuck, wins below this heap
  std::optional<RowTable<kSides>> rows;         ///< the removals from its kNearest on, below 512
  FarRemovals of_blocks;                        ///< 512..4095: a block at a time
  FarRemovals of_tiles;                         ///< from 4096 on: a tile at a time
  std::array<std::uint64_t, kTileWords> won{};  ///< what the far removals win in this tile
};

/// Both movers of an impartial game as one (kSides 1), or two players.
template <std::size_t kSides>
class Blocks {
 public:
  Blocks(const Ruleset& ruleset, const BitRow* blocked, Size heap_max);

  /// Computes the blocks before heap `end`.
  template <int kBytes>
  NIMPLUS_KERNEL void run(Size end);
  Size computed() const { return computed_; }
  const BitRow& losing(std::size_t side) const { return sides_[side].losing; }

 private:
  NIMPLUS_KERNEL const std::uint64_t* opponents_losers(std::size_t side) const {
    return sides_[kSides - 1 - side].losing.words() + computed_ / 64;
  }
  template <int kBytes>
  NIMPLUS_KERNEL void begin_tile();
  NIMPLUS_KERNEL bool all_blocked(std::size_t at);
  template <int kBytes>
  NIMPLUS_KERNEL void pull(std::size_t side, std::size_t at);
  NIMPLUS_KERNEL void settle_at_once(Side<kSides>& side, std::size_t at);
  template <int kBytes>
  NIMPLUS_KERNEL void settle_by_steps(StepWindow& window, std::size_t word);

  std::vector<Side<kSides>> sides_;
  const BitRow* blocked_;  // heaps that are won anyway, or null
  bool by_steps_ = false;  // some removal is below 512
  StepTable table_;
  StepWindow window_{};
  Size computed_ = 0;
};

template <std::size_t kSides>
template <int kBytes>
NIMPLUS_KERNEL void Blocks<kSides>::run(Size end) {
  StepWindow window = window_;  // of its own: it stays in registers
  for (; computed_ < end; computed_ += kBlock) {
    const std::size_t at = computed_ % BitRow::kTileBits / 64;
    if (at == 0) begin_tile<kBytes>();
    if (blocked_ != nullptr && all_blocked(at)) {
      window = {};
      continue;
    }
    for (std::size_t side = 0; side < kSides; ++side) pull<kBytes>(side, at);
    if (by_steps_) {
      for (std::size_t word = at; word < at + kBlockWords; ++word) {
        settle_by_steps<kBytes>(window, word);
      }
    } else {
      for (Side<kSides>& side : sides_) settle_at_once(side, at);
    }
  }
  window_ = window;
}

template <std::size_t kSides>
template <int kBytes>
NIMPLUS_KERNEL void Blocks<kSides>::begin_tile() {
  for (std::size_t i = 0; i < kSides; ++i) {
    Side<kSides>& side = sides_[i];
    side.won.fill(0);
    if (side.of_tiles.empty()) continue;
    side.of_tiles.template gather<kBytes, 8 * kBlock / 8 / kBytes>(computed_, opponents_losers(i),
                                                                   side.won.data());
  }
}

/// Adds what is blocked. True: nothing of the block can lose, and it has been passed over.
template <std::size_t kSides>
NIMPLUS_KERNEL bool Blocks<kSides>::all_blocked(std::size_t at) {
  Side<kSides>& side = sides_[0];
  std::uint64_t all = ~std::uint64_t{0};
  for (std::size_t word = 0; word < kBlockWords; ++word) {
    const std::uint64_t blocked = blocked_->words()[computed_ / 64 + word];
    all &= blocked;
    side.won[at + word] |= blocked;
  }
  if (~all != 0) return false;
  settle_at_once(side, at);
  side.of_blocks.passed_over();
  if (side.rows) side.rows->forget();
  return true;
}

/// The far removals of a block, and misère's heaps without a move.
template <std::size_t kSides>
template <int kBytes>
NIMPLUS_KERNEL void Blocks<kSides>::pull(std::size_t i, std::size_t at) {
  Side<kSides>& side = sides_[i];
  if (!side.of_blocks.empty()) {
    side.of_blocks.template gather<kBytes, kBlock / 8 / kBytes>(computed_, opponents_losers(i),
                                                                &side.won[at]);
  }
  for (std::size_t word = 0; word < kBlockWords; ++word) {
    const Size heap = computed_ + 64 * word;
    if (heap >= side.wins_below) break;
    const Size count = side.wins_below - heap;
    side.won[at + word] |= count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
  }
}

template <std::size_t kSides>
NIMPLUS_KERNEL void Blocks<kSides>::settle_at_once(Side<kSides>& side, std::size_t at) {
  std::uint64_t* const losing = side.losing.words() + computed_ / 64;
  for (std::size_t word = 0; word < kBlockWords; ++word) losing[word] = ~side.won[at + word];
}

/// A word of heaps, a unit of eight steps at a time.
template <std::size_t kSides>
template <int kBytes>
NIMPLUS_KERNEL void Blocks<kSides>::settle_by_steps(StepWindow& window, std::size_t word) {
  std::array<std::uint64_t, kSides> losers{};
  for (unsigned shift = 0; shift < 64; shift += 64 / kSides) {
    std::array<std::uint64_t, kSides> unit;
    for (std::size_t i = 0; i < kSides; ++i) {
      unit[i] = sides_[i].won[word] >> shift | (sides_[i].rows ? sides_[i].rows->won() : 0);
    }
    std::array<typename RowTable<kSides>::template Row<kBytes>, kSides> ahead{};
    const auto add_rows = [&](std::size_t step) __attribute__((always_inline)) {
      const std::size_t i = step % kSides;
      if (sides_[i].rows) sides_[i].rows->add(ahead[i], step / kSides);
    };
    unit = eight_steps(table_, window, unit, add_rows);
    for (std::size_t i = 0; i < kSides; ++i) {
      losers[i] |= unit[i] << shift;
      if (sides_[i].rows) sides_[i].rows->go_on(ahead[i], unit[kSides - 1 - i]);
    }
  }
  const Size tile = computed_ / BitRow::kTileBits * kTileWords;
  for (std::size_t i = 0; i < kSides; ++i) sides_[i].losing.words()[tile + word] = losers[i];
}

}  // namespace nimplus::fast
