#include "fast/batch_block.hpp"

#include <bit>

#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kLaneBits = std::countr_zero(kLanes);

Plane all_lanes(bool value) {
  Plane plane;
  plane.word.fill(value ? ~std::uint64_t{0} : 0);
  return plane;
}

/// The lanes whose number has `bit`: a column of the truth table.
Plane lanes_with(Size bit) {
  Plane plane{};
  for (Size lane = 0; lane < kLanes; ++lane) {
    plane.word[lane / 64] |= ((lane >> bit) & 1) << (lane % 64);
  }
  return plane;
}

/// What is the same in all blocks. `first_bit` is removal 1's in the number of a game. Lanes differ
/// in its low bits only, so nine masks are enough; where there are fewer removals, all have one.
BlockRemovals removals_in_lanes(const Batch& batch, Size first_bit, Size masked) {
  BlockRemovals removals{};
  removals.masked = masked;
  removals.first_bit = first_bit;
  removals.present.fill(all_lanes(false));
  removals.can_move.fill(all_lanes(true));
  for (Size removal = 1; removal <= std::min(masked, batch.removal_max); ++removal) {
    const Size bit = first_bit + removal - 1;
    if (bit < kLaneBits) removals.present[removal - 1] = lanes_with(bit);
  }
  return removals;
}

/// Under misère a heap too small for every removal is won.
void mark_stuck(BlockRemovals& removals, Size set) {
  Plane can_move = all_lanes(false);
  for (Size heap = 0; heap < removals.can_move.size(); ++heap) {
    for (std::size_t i = 0; heap > 0 && i < can_move.word.size(); ++i) {
      can_move.word[i] |=
          heap <= removals.masked ? removals.present[heap - 1].word[i] : -((set >> (heap - 1)) & 1);
    }
    removals.can_move[heap] = can_move;
  }
}

/// `set` has the removals that all lanes of the block have: a bit each, removal 1 lowest.
void turn_to(BlockRemovals& removals, Size set, const Batch& batch) {
  const Size varying = kLaneBits - std::min(kLaneBits, removals.first_bit);
  for (Size removal = varying + 1; removal <= std::min(removals.masked, batch.removal_max);
       ++removal) {
    removals.present[removal - 1] = all_lanes(((set >> (removal - 1)) & 1) != 0);
  }
  removals.everywhere = 0;
  const std::ptrdiff_t bytes_a_heap = (batch.sets == Sets::Pairs ? 2 : 1) * sizeof(Plane);
  for (Size rest = set >> removals.masked << removals.masked; rest != 0;) {
    const auto removal = static_cast<std::ptrdiff_t>(std::bit_width(rest));
    removals.everywhere_bytes[removals.everywhere++] = -removal * bytes_a_heap;
    rest ^= Size{1} << (removal - 1);
  }
  if (batch.convention == Convention::Misere) mark_stuck(removals, set);
}

}  // namespace

BlockSolver::BlockSolver(const Batch& batch, int width) : batch_(batch), width_(width) {
  const bool pairs = batch.sets == Sets::Pairs;
  const Size largest = batch.removal_max;
  expects(largest >= 1 && largest <= (pairs ? kBatchPairRemovalMax : kBatchSharedRemovalMax),
          "a largest removal within the limits of a batch");
  if (pairs) {
    const Size left = std::clamp<Size>(largest, 7, 9);
    of_ = {removals_in_lanes(batch, 0, left),
           removals_in_lanes(batch, largest, left == 7 ? 7 : 9 - left)};
  } else {
    of_ = {removals_in_lanes(batch, 0, 9)};
  }
  planes_.assign(pad(), all_lanes(true));
}

void BlockSolver::start(Size block) {
  expects(block < batch_.blocks(), "a block of the batch");
  heaps_ = 0;
  const Size mask = (Size{1} << batch_.removal_max) - 1;
  for (BlockRemovals& removals : of_) {
    turn_to(removals, (block * kLanes) >> removals.first_bit & mask, batch_);
  }
}

void BlockSolver::run_to(Size heaps) {
  const Size ring = of_[0].masked;
  const Size end = (heaps + ring - 1) / ring * ring;
  if (end <= heaps_) return;
  if (planes_.size() < pad() + end * players()) planes_.resize(pad() + end * players());
  Plane* planes = planes_.data() + pad();
  if (players() == 1) {
    at_width<BatchKernel<1, 9, 9>>(width_, of_.data(), planes, heaps_, end);
  } else if (ring == 9) {
    at_width<BatchKernel<2, 9, 0>>(width_, of_.data(), planes, heaps_, end);
  } else if (ring == 8) {
    at_width<BatchKernel<2, 8, 1>>(width_, of_.data(), planes, heaps_, end);
  } else {
    at_width<BatchKernel<2, 7, 7>>(width_, of_.data(), planes, heaps_, end);
  }
  heaps_ = end;
}

}  // namespace nimplus::fast
