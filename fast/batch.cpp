#include "fast/batch.hpp"

#include <algorithm>

#include "fast/batch_block.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

SubtractionSet set_of(Size mask) {
  std::vector<Size> removals;
  for (Size removal = 1; mask != 0; ++removal, mask >>= 1) {
    if ((mask & 1) != 0) removals.push_back(removal);
  }
  return SubtractionSet(std::move(removals));
}

Size mask_of(const SubtractionSet& set) {
  Size mask = 0;
  for (const Size removal : set) mask |= Size{1} << (removal - 1);
  return mask;
}

}  // namespace

Ruleset Batch::game(Size number) const {
  expects(number < games(), "the number of a game of the batch");
  const Size right = number >> removal_max;
  const SubtractionSet left = set_of(number & ((Size{1} << removal_max) - 1));
  return {left, sets == Sets::Shared ? left : set_of(right), convention};
}

void solve_batch(const Batch& batch, BlockRange blocks, Size heap_max,
                 const std::function<void(const BatchBlock&)>& visit, int width) {
  expects(heap_max <= kBatchHeapMax, "a heap of at most kBatchHeapMax");
  BlockSolver solver(batch, width);
  expects(blocks.end <= batch.blocks(), "blocks of the batch");
  for (Size block = blocks.begin; block < blocks.end; ++block) {
    solver.start(block);
    solver.run_to(heap_max + 1);
    visit({block * kLanes, std::min(kLanes, batch.games()), heap_max, solver.players(),
           solver.planes()});
  }
}

void solve_batch(const Batch& batch, Size heap_max,
                 const std::function<void(const BatchBlock&)>& visit, int width) {
  solve_batch(batch, {0, batch.blocks()}, heap_max, visit, width);
}

WinTable batch(const Ruleset& ruleset, Size heap_max) {
  const Size largest = std::max<Size>(ruleset.largest_removal(), 1);
  expects(largest <= kBatchPairRemovalMax, "removals of at most kBatchPairRemovalMax");
  const Size game = mask_of(ruleset.left) | mask_of(ruleset.right) << largest;
  WinTable table;
  const auto take = [&](const BatchBlock& block) {
    for (Size heap = 0; heap <= heap_max; ++heap) {
      table.outcome.push_back(outcome_of(block.wins(Player::Left, heap)[game % kLanes],
                                         block.wins(Player::Right, heap)[game % kLanes]));
    }
  };
  const Size block = game / kLanes;
  solve_batch({Sets::Pairs, largest, ruleset.convention}, {block, block + 1}, heap_max, take);
  return table;
}

}  // namespace nimplus::fast
