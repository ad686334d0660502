#include "fast/word_loop.hpp"

#include <array>

#include "fast/dp.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

/// The heaps of word `at` that a mover with these removals wins, as long as no loser is known in
/// it.
std::uint64_t won_from_below(const SubtractionSet& removals, const BitRow& losing, Size at,
                             Convention convention) {
  std::uint64_t won = 0;
  for (const Size removal : removals) {
    if (removal / 64 > at) break;
    const std::uint64_t* from = losing.words() + (at - removal / 64);
    const unsigned shift = removal % 64;
    // from[-1] of word 0 is the pad; the word itself has no losers yet.
    const std::uint64_t same = removal < 64 ? 0 : from[0] << shift;
    won |= same | (shift == 0 ? 0 : from[-1] >> (64 - shift));
  }
  const Size stuck_below = removals.empty() ? ~Size{0} : removals.smallest();
  if (convention == Convention::Normal || stuck_below <= 64 * at) return won;
  const Size stuck = stuck_below - 64 * at;
  return stuck >= 64 ? ~std::uint64_t{0} : won | ((std::uint64_t{1} << stuck) - 1);
}

/// Bit s: s is a removal; below 64.
std::uint64_t near_removals(const SubtractionSet& removals) {
  std::uint64_t near = 0;
  for (const Size removal : removals) near |= removal < 64 ? std::uint64_t{1} << removal : 0;
  return near;
}

}  // namespace

LosingRows word_loop(const Ruleset& ruleset, Size heap_max) {
  expects(heap_max <= kLargestTableHeap, "a heap of at most kLargestTableHeap");
  const std::array near{near_removals(ruleset.left), near_removals(ruleset.right)};
  const auto left = std::make_shared<BitRow>(heap_max);
  const auto right = ruleset.impartial() ? left : std::make_shared<BitRow>(heap_max);
  for (Size at = 0; at <= heap_max / 64; ++at) {
    std::uint64_t left_wins = won_from_below(ruleset.left, *right, at, ruleset.convention);
    std::uint64_t right_wins = won_from_below(ruleset.right, *left, at, ruleset.convention);
    for (unsigned heap = 0; heap < 64; ++heap) {
      if ((left_wins >> heap & 1) == 0) right_wins |= near[1] << heap;
      if ((right_wins >> heap & 1) == 0) left_wins |= near[0] << heap;
    }
    left->words()[at] = ~left_wins;
    right->words()[at] = ~right_wins;
  }
  return {left, right};
}

}  // namespace nimplus::fast
