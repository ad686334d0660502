#include "fast/blocks.hpp"

namespace nimplus::fast {

template <std::size_t kSides>
Side<kSides>::Side(const SubtractionSet& removals, Convention convention, Size heap_max)
    : losing(heap_max),
      of_blocks(removals, kBlock, std::min(heap_max, BitRow::kTileBits - 1)),
      of_tiles(removals, BitRow::kTileBits, heap_max) {
  using Rows = RowTable<kSides>;
  const auto middle = std::lower_bound(removals.begin(), removals.end(), Rows::kNearest);
  if (middle != removals.end() && *middle <= Rows::kFarthest) rows.emplace(removals);
  if (convention == Convention::Misere) {
    wins_below = removals.empty() ? heap_max + 1 : removals.smallest();
  }
}

template <std::size_t kSides>
Blocks<kSides>::Blocks(const Ruleset& ruleset, const BitRow* blocked, Size heap_max)
    : blocked_(blocked) {
  sides_.reserve(kSides);
  for (const Player mover : {Player::Left, Player::Right}) {
    if (sides_.size() == kSides) break;
    const SubtractionSet& removals = ruleset.of(mover);
    sides_.emplace_back(removals, ruleset.convention, heap_max);
    by_steps_ = by_steps_ || (!removals.empty() && removals.smallest() < kBlock);
  }
  if (by_steps_) table_ = step_table(ruleset, kSides);
}

template class Blocks<1>;
template class Blocks<2>;

}  // namespace nimplus::fast
