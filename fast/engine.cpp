#include "fast/engine.hpp"

#include "fast/dp.hpp"
#include "fast/engine_kernel.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

Side side_of(const SubtractionSet& removals, Convention convention, Size heap_max) {
  constexpr Size kTile = BitRow::kTileBits;
  Side side{BitRow(heap_max),
            0,
            std::nullopt,
            {removals, kBlock, std::min(heap_max, kTile - 1)},
            {removals, kTile, heap_max},
            {}};
  const bool rows = std::any_of(removals.begin(), removals.end(), [](Size removal) {
    return removal >= RowTable::kNearest && removal <= RowTable::kFarthest;
  });
  if (rows) side.rows.emplace(removals);
  if (convention == Convention::Misere) {
    side.wins_below = removals.empty() ? heap_max + 1 : removals.smallest();
  }
  return side;
}

}  // namespace

struct Engine::State : EngineState {
  Size heap_max = 0;
  int width = 0;
};

Engine::Engine(const Ruleset& ruleset, Size heap_max, int width)
    : state_(std::make_unique<State>()) {
  expects(heap_max <= kLargestTableHeap, "a heap of at most kLargestTableHeap");
  state_->heap_max = heap_max;
  state_->width = width;
  state_->sides.push_back(side_of(ruleset.left, ruleset.convention, heap_max));
  if (!ruleset.impartial()) {
    state_->sides.push_back(side_of(ruleset.right, ruleset.convention, heap_max));
  }
  const auto near = [](const SubtractionSet& set) {
    return !set.empty() && set.smallest() < kBlock;
  };
  state_->stepwise = near(ruleset.left) || near(ruleset.right);
  if (state_->stepwise) state_->table = step_table(ruleset, static_cast<int>(state_->sides.size()));
}

Engine::Engine(const SubtractionSet& set, const BitRow& blocked, Size heap_max, int width)
    : Engine(shared(set), heap_max, width) {
  state_->blocked = &blocked;
}

Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

void Engine::run_to(Size heap) {
  expects(heap <= state_->heap_max, "a heap of at most the engine's heap_max");
  at_width<RunBlocks>(state_->width, *state_, (heap / kBlock + 1) * kBlock);
}

Size Engine::computed() const { return state_->computed; }

const BitRow& Engine::losing(Player mover) const {
  return mover == Player::Left ? state_->sides.front().losing : state_->sides.back().losing;
}

}  // namespace nimplus::fast
