#pragma once

// What an Engine holds, and the loop over its blocks of 512 heaps.

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
struct Side {
  BitRow losing;
  Size wins_below = 0;           ///< misère: the mover cannot move, and wins, below this
  std::optional<RowTable> rows;  ///< removals of 129..511
  FarRemovals of_blocks;         ///< removals of 512..4095: a block at a time
  FarRemovals of_tiles;          ///< removals from 4096 on: a tile at a time
  std::array<std::uint64_t, kTileWords> won{};  ///< what the far removals win in this tile
};

struct EngineState {
  std::vector<Side> sides;
  const BitRow* blocked = nullptr;        ///< heaps that are won anyway
  bool stepwise = false;                  ///< some removal is below 512
  StepTable table;                        ///< removals of 1..128
  std::array<std::uint64_t, 4> window{};  ///< what they win in the next heaps
  Size computed = 0;
};

/// Eight nibbles apart, into the low halves of eight bytes; and back.
NIMPLUS_KERNEL std::uint64_t spread(std::uint64_t nibbles) {
  nibbles = (nibbles | nibbles << 16U) & 0x0000ffff0000ffffU;
  nibbles = (nibbles | nibbles << 8U) & 0x00ff00ff00ff00ffU;
  return (nibbles | nibbles << 4U) & 0x0f0f0f0f0f0f0f0fU;
}
NIMPLUS_KERNEL std::uint64_t gathered(std::uint64_t bytes) {
  bytes &= 0x0f0f0f0f0f0f0f0fU;
  bytes = (bytes | bytes >> 4U) & 0x00ff00ff00ff00ffU;
  bytes = (bytes | bytes >> 8U) & 0x0000ffff0000ffffU;
  return (bytes | bytes >> 16U) & 0x00000000ffffffffU;
}

/// Eight steps: which of 64 bits lose, `won` being won from afar.
template <std::size_t kWords>
NIMPLUS_KERNEL std::uint64_t steps(const StepTable& table, std::uint64_t (&window)[kWords],
                                   std::uint64_t won) {
  std::uint64_t losers = 0;
  window[0] |= won;
  for (unsigned shift = 0; shift < 64; shift += 8) {
    const std::size_t index = window[0] & 255U;
    losers |= std::uint64_t{table.losers[index]} << shift;
    for (std::size_t word = 0; word < kWords; ++word) {
      const std::uint64_t next = word + 1 < kWords ? window[word + 1] << 56U : 0;
      window[word] = (window[word] >> 8U | next) | table.wins[word][index];
    }
  }
  return losers;
}

template <int kBytes, std::size_t kSides>
struct Blocks {
  static constexpr std::size_t kWords = 2 * kSides;  // of the window: 128 heaps ahead

  NIMPLUS_KERNEL static void run(EngineState& state, Size end) {
    std::uint64_t window[kWords];
    std::copy_n(state.window.begin(), kWords, window);
    for (; state.computed < end; state.computed += kBlock) {
      const std::size_t at = state.computed % BitRow::kTileBits / 64;
      if (at == 0) begin_tile(state);
      if (blocked_all(state, at)) {
        std::fill_n(window, kWords, 0);
        continue;
      }
      for (std::size_t side = 0; side < kSides; ++side) far(state, side, at);
      if (!state.stepwise) {
        for (std::size_t side = 0; side < kSides; ++side)
          settle(state.sides[side], state.computed, at);
        continue;
      }
      for (std::size_t word = at; word < at + kBlockWords; ++word) settle(state, window, word);
    }
    std::copy_n(window, kWords, state.window.begin());
  }

 private:
  NIMPLUS_KERNEL static Side& opponent(EngineState& state, std::size_t side) {
    return state.sides[kSides - 1 - side];
  }

  NIMPLUS_KERNEL static void begin_tile(EngineState& state) {
    for (std::size_t i = 0; i < kSides; ++i) {
      Side& side = state.sides[i];
      if (side.rows && state.computed != 0) side.rows->slide();
      side.won.fill(0);
      if (side.of_tiles.empty()) continue;
      side.of_tiles.gather<kBytes, 512 / kBytes>(
          state.computed, opponent(state, i).losing.words() + state.computed / 64, side.won.data());
    }
  }

  /// Nothing of the block can lose: it is passed over.
  NIMPLUS_KERNEL static bool blocked_all(EngineState& state, std::size_t at) {
    if (state.blocked == nullptr) return false;
    Side& side = state.sides[0];
    std::uint64_t all = ~std::uint64_t{0};
    const std::uint64_t* const blocked = state.blocked->words() + state.computed / 64;
    for (std::size_t word = 0; word < kBlockWords; ++word) {
      all &= blocked[word];
      side.won[at + word] |= blocked[word];
    }
    if (~all != 0) return false;
    std::fill_n(side.losing.words() + state.computed / 64, kBlockWords, 0);
    side.of_blocks.passed_over();
    return true;
  }

  /// The far removals of a block, and misère's heaps without a move.
  NIMPLUS_KERNEL static void far(EngineState& state, std::size_t i, std::size_t at) {
    Side& side = state.sides[i];
    if (!side.of_blocks.empty()) {
      side.of_blocks.gather<kBytes, 64 / kBytes>(
          state.computed, opponent(state, i).losing.words() + state.computed / 64,
          side.won.data() + at);
    }
    for (std::size_t word = 0; word < kBlockWords; ++word) {
      const Size heap = state.computed + 64 * word;
      if (heap >= side.wins_below) break;
      const Size count = side.wins_below - heap;
      side.won[at + word] |= count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
    }
  }

  /// A block without removals below 512.
  NIMPLUS_KERNEL static void settle(Side& side, Size heap, std::size_t at) {
    std::uint64_t* const losing = side.losing.words() + heap / 64;
    for (std::size_t word = 0; word < kBlockWords; ++word) losing[word] = ~side.won[at + word];
  }

  /// A word of 64 heaps, step by step.
  NIMPLUS_KERNEL static void settle(EngineState& state, std::uint64_t (&window)[kWords],
                                    std::size_t word) {
    std::uint64_t won[kSides];
    std::uint64_t losers[kSides];
    for (std::size_t side = 0; side < kSides; ++side) won[side] = won_at(state.sides[side], word);
    if constexpr (kSides == 1) {
      losers[0] = steps<kWords>(state.table, window, won[0]);
    } else {
      const auto half = [&](unsigned shift) __attribute__((always_inline)) {
        return steps<kWords>(
            state.table, window,
            spread(won[0] >> shift & 0xffffffffU) | spread(won[1] >> shift & 0xffffffffU) << 4U);
      };
      const std::uint64_t low = half(0);
      const std::uint64_t high = half(32);
      losers[0] = gathered(low) | gathered(high) << 32U;
      losers[1] = gathered(low >> 4U) | gathered(high >> 4U) << 32U;
    }
    for (std::size_t i = 0; i < kSides; ++i) {
      Side& side = state.sides[i];
      side.losing.words()[state.computed / BitRow::kTileBits * kTileWords + word] = losers[i];
      if (side.rows) push(*side.rows, losers[kSides - 1 - i], word);
    }
  }

  NIMPLUS_KERNEL static std::uint64_t won_at(const Side& side, std::size_t word) {
    std::uint64_t won = side.won[word];
    if (!side.rows) return won;
    for (std::size_t buffer = 0; buffer < 8; ++buffer) {
      std::uint64_t pending;
      std::memcpy(&pending, side.rows->pending(buffer, word), 8);
      won |= pending;
    }
    return won;
  }

  NIMPLUS_KERNEL static void push(RowTable& rows, std::uint64_t losers, std::size_t word) {
    using V = Vector<kBytes>;
    using Words = typename V::Words;
    for (std::size_t byte = 8 * word; byte < 8 * word + 8; ++byte, losers >>= 8U) {
      const std::uint64_t* const row = rows.row(losers & 255U);
      std::uint8_t* const ahead = rows.ahead_of(byte);
      for (std::size_t i = 0; i < RowTable::kRowBytes; i += kBytes) {
        V::store(V::template load<Words>(ahead + i) | V::template load<Words>(row + i / 8),
                 ahead + i);
      }
    }
  }
};

struct RunBlocks {
  template <int kBytes>
  NIMPLUS_KERNEL static void run(EngineState& state, Size end) {
    if (state.sides.size() == 1) {
      Blocks<kBytes, 1>::run(state, end);
    } else {
      Blocks<kBytes, 2>::run(state, end);
    }
  }
};

}  // namespace nimplus::fast
