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

Plane inverted(Plane plane) {
  for (std::uint64_t& word : plane.word) word = ~word;
  return plane;
}

/// Are masks and the start those of Left, who needs one option, or the opposite?
Plane as_seen_by_left(Plane plane, bool left) { return left ? plane : inverted(plane); }

/// What is the same in all blocks. `first_bit` is removal 1's in the number of a game. Lanes differ
/// in its low bits only, so nine masks are enough; where there are fewer removals, all have one.
BlockRemovals removals_in_lanes(const Batch& batch, bool left, Size masked) {
  BlockRemovals removals{};
  removals.masked = masked;
  removals.first_bit = left || batch.sets == Sets::Shared ? 0 : batch.removal_max;
  removals.mask.fill(as_seen_by_left(all_lanes(false), left));
  removals.later = as_seen_by_left(all_lanes(false), left);
  for (Size removal = 1; removal <= std::min(masked, batch.removal_max); ++removal) {
    const Size bit = removals.first_bit + removal - 1;
    if (bit < kLaneBits) removals.mask[removal - 1] = as_seen_by_left(lanes_with(bit), left);
  }
  return removals;
}

/// Under misère a heap too small for every removal is won by its mover.
void mark_stuck(BlockRemovals& removals, Size set, bool left) {
  Plane stuck = all_lanes(true);
  for (Size heap = 0; heap < removals.start.size(); ++heap) {
    removals.start[heap] = as_seen_by_left(stuck, left);
    const Plane present = heap < removals.masked ? as_seen_by_left(removals.mask[heap], left)
                                                 : all_lanes(((set >> heap) & 1) != 0);
    for (std::size_t i = 0; i < stuck.word.size(); ++i) stuck.word[i] &= ~present.word[i];
  }
  removals.later = removals.start.back();
  removals.start_heaps = kBatchSharedRemovalMax;
}

/// `set` has the removals that all lanes of the block have: a bit each, removal 1 lowest.
void turn_to(BlockRemovals& removals, Size set, const Batch& batch, bool left) {
  const Size varying = kLaneBits - std::min(kLaneBits, removals.first_bit);
  for (Size removal = varying + 1; removal <= std::min(removals.masked, batch.removal_max);
       ++removal) {
    removals.mask[removal - 1] =
        as_seen_by_left(all_lanes(((set >> (removal - 1)) & 1) != 0), left);
  }
  const std::ptrdiff_t bytes_a_heap = (batch.sets == Sets::Pairs ? 2 : 1) * sizeof(Plane);
  Size count = 0;
  for (Size removal = batch.removal_max; removal > removals.masked; --removal) {
    removals.everywhere_bytes[count] = -static_cast<std::ptrdiff_t>(removal) * bytes_a_heap;
    count += (set >> (removal - 1)) & 1;  // without a branch: it could not be foreseen
  }
  if (!left && count % 2 != 0) {
    removals.everywhere_bytes[count] = removals.everywhere_bytes[count - 1];
    ++count;
  }
  removals.everywhere = count;
  if (batch.convention == Convention::Misere) mark_stuck(removals, set, left);
}

}  // namespace

BlockSolver::BlockSolver(const Batch& batch, int width) : batch_(batch), width_(width) {
  const bool pairs = batch.sets == Sets::Pairs;
  const Size largest = batch.removal_max;
  expects(largest >= 1 && largest <= (pairs ? kBatchPairRemovalMax : kBatchSharedRemovalMax),
          "a largest removal within the limits of a batch");
  if (pairs) {
    const Size masked = std::clamp<Size>(largest, 7, 9);
    of_ = {removals_in_lanes(batch, true, masked),
           removals_in_lanes(batch, false, masked == 7 ? 7 : 9 - masked)};
  } else {
    of_ = {removals_in_lanes(batch, false, 9)};
  }
  // Before heap 0: what Left would leave is not won by her, what Right would leave is.
  for (Size heap = 0; heap < kBatchSharedRemovalMax; ++heap) {
    planes_.push_back(all_lanes(true));
    if (pairs) planes_.push_back(all_lanes(false));
  }
}

void BlockSolver::start(Size block) {
  expects(block < batch_.blocks(), "a block of the batch");
  heaps_ = 0;
  const Size mask = (Size{1} << batch_.removal_max) - 1;
  for (BlockRemovals& removals : of_) {
    const bool left = players() == 2 && &removals == of_.data();
    turn_to(removals, (block * kLanes) >> removals.first_bit & mask, batch_, left);
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
