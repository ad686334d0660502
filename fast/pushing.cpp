#include "fast/pushing.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <vector>

#include "fast/dp.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kBlock = 512;

std::uint8_t* bytes_of(BitRow& row) { return reinterpret_cast<std::uint8_t*>(row.words()); }

/// One mover; of an impartial game both.
struct Side {
  Size largest;               // removal of those that can be made; 0: none
  std::vector<BitRow> moved;  // the removals as bits, 0..7 places up: any heap meets one at a byte
  std::shared_ptr<BitRow> row;  // what is won; of the blocks that are done, what is lost
  // Of the opponent's losers in this block: where in `moved` the block begins.
  std::array<const std::uint8_t*, kBlock> pushers;
  std::size_t pushers_count = 0;
};

Side side_of(const SubtractionSet& removals, Convention convention, Size heap_max) {
  const auto end = std::upper_bound(removals.begin(), removals.end(), heap_max);
  Side side{};
  side.largest = end == removals.begin() ? 0 : *(end - 1);
  for (unsigned places = 0; places < 8; ++places) {
    BitRow& bits = side.moved.emplace_back(BitRow::zeros(side.largest));
    for (auto removal = removals.begin(); removal != end; ++removal) {
      bits.words()[(*removal + places) / 64] |= std::uint64_t{1} << (*removal + places) % 64;
    }
  }
  side.row = std::make_shared<BitRow>(BitRow::zeros(heap_max));
  if (convention == Convention::Misere) {
    const Size stuck_below =
        removals.empty() ? heap_max + 1 : std::min(*removals.begin(), heap_max + 1);
    std::memset(bytes_of(*side.row), 255, stuck_below / 8);
    bytes_of(*side.row)[stuck_below / 8] = static_cast<std::uint8_t>((1U << stuck_below % 8) - 1);
  }
  return side;
}

struct Push {
  template <int kBytes>
  NIMPLUS_KERNEL static void run(std::vector<Side>& sides, Size heap_max) {
    for (Size first = 0; first <= heap_max; first += kBlock) {
      for (Size word = 0; word < kBlock / 64; ++word) settle<kBytes>(sides, first, word);
      for (Side& side : sides) {
        const Size farthest = std::min(kBlock - 1 + side.largest, heap_max - first);
        push_ahead<kBytes>(side, first, farthest);
        std::uint64_t* const words = side.row->words() + first / 64;
        for (Size word = 0; word < kBlock / 64; ++word) words[word] = ~words[word];
      }
    }
  }

 private:
  /// Finds the losers of a word of the block at `first`, in order: each wins heaps of its own block
  /// for the opponent.
  template <int kBytes>
  NIMPLUS_KERNEL static void settle(std::vector<Side>& sides, Size first, Size word) {
    const std::uint64_t& left_wins = sides.front().row->words()[first / 64 + word];
    const std::uint64_t& right_wins = sides.back().row->words()[first / 64 + word];
    std::uint64_t above = ~std::uint64_t{0};
    while (const std::uint64_t losers = ~(left_wins & right_wins) & above) {
      const auto bit = static_cast<unsigned>(std::countr_zero(losers));
      const bool left_loses = (left_wins >> bit & 1) == 0;
      const bool right_loses = sides.size() == 2 && (right_wins >> bit & 1) == 0;
      if (left_loses) push_here<kBytes>(sides.back(), first, 64 * word + bit);
      if (right_loses) push_here<kBytes>(sides.front(), first, 64 * word + bit);
      above = ~std::uint64_t{1} << bit;
    }
  }

  /// The opponent loses heap first + `heap`.
  template <int kBytes>
  NIMPLUS_KERNEL static void push_here(Side& side, Size first, Size heap) {
    const std::uint8_t* const pusher = bytes_of(side.moved[heap % 8]) - heap / 8;
    or_into<kBytes, 64 / kBytes>(bytes_of(*side.row) + first / 8, &pusher, 1, 0);
    side.pushers[side.pushers_count++] = pusher;
  }

  /// From the losers of the block at `first` to all heaps behind it, first + `farthest` included.
  template <int kBytes>
  NIMPLUS_KERNEL static void push_ahead(Side& side, Size first, Size farthest) {
    constexpr Size kVectors = 4;
    std::uint8_t* const block = bytes_of(*side.row) + first / 8;
    for (Size byte = kBlock / 8; 8 * byte <= farthest; byte += kVectors * kBytes) {
      or_into<kBytes, kVectors>(block + byte, side.pushers.data(), side.pushers_count, byte);
    }
    side.pushers_count = 0;
  }

  template <int kBytes, std::size_t kVectors>
  NIMPLUS_KERNEL static void or_into(std::uint8_t* to, const std::uint8_t* const* from,
                                     std::size_t from_count, Size at_byte) {
    using V = Vector<kBytes>;
    typename V::Words won[kVectors];
    for (std::size_t i = 0; i < kVectors; ++i) {
      won[i] = V::template load<typename V::Words>(to + i * kBytes);
    }
    for (std::size_t j = 0; j < from_count; ++j) {
      for (std::size_t i = 0; i < kVectors; ++i) {
        won[i] |= V::template load<typename V::Words>(from[j] + at_byte + i * kBytes);
      }
    }
    for (std::size_t i = 0; i < kVectors; ++i) V::store(won[i], to + i * kBytes);
  }
};

/// Measured at 10^6 heaps: the ways cost the same near 4500 removals.
constexpr double kPullsPerPush = 1.5;

/// How many pairs of a heap and a smaller heap, at most `distance` below, there are.
double pairs(double heaps, double distance) { return distance * (heaps - distance / 2); }

}  // namespace

LosingRows pushing(const Ruleset& ruleset, Size heap_max, int width) {
  expects(heap_max <= kLargestTableHeap, "a heap of at most kLargestTableHeap");
  std::vector<Side> sides;
  sides.push_back(side_of(ruleset.left, ruleset.convention, heap_max));
  if (!ruleset.impartial()) {
    sides.push_back(side_of(ruleset.right, ruleset.convention, heap_max));
  }
  at_width<Push>(width, sides, heap_max);
  return {sides.front().row, sides.back().row};
}

bool pushing_is_cheaper(const Ruleset& ruleset, Size heap_max) {
  double pulls = 0;
  double pushes = 0;
  for (const Player mover : {Player::Left, Player::Right}) {
    double made = 0;
    double largest = 0;
    for (const Size removal : ruleset.of(mover)) {
      if (removal > heap_max) break;
      largest = static_cast<double>(removal);
      pulls += static_cast<double>(heap_max - removal);
      ++made;
    }
    if (made < 2) return false;
    pushes += std::log(made) / made * pairs(static_cast<double>(heap_max), largest);
  }
  return kPullsPerPush * pushes < pulls;
}

}  // namespace nimplus::fast
