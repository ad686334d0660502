#include "fast/engine.hpp"

#include <variant>

#include "fast/blocks.hpp"
#include "fast/dp.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

using AnyBlocks = std::variant<Blocks<1>, Blocks<2>>;

AnyBlocks blocks_of(const Ruleset& ruleset, const BitRow* blocked, Size heap_max) {
  expects(heap_max <= kLargestTableHeap, "a heap of at most kLargestTableHeap");
  if (ruleset.impartial()) {
    return AnyBlocks(std::in_place_type<Blocks<1>>, ruleset, blocked, heap_max);
  }
  return AnyBlocks(std::in_place_type<Blocks<2>>, ruleset, blocked, heap_max);
}

struct Run {
  template <int kBytes>
  NIMPLUS_KERNEL static void run(AnyBlocks& blocks, Size end) {
    if (auto* one = std::get_if<Blocks<1>>(&blocks)) one->run<kBytes>(end);
    if (auto* two = std::get_if<Blocks<2>>(&blocks)) two->run<kBytes>(end);
  }
};

}  // namespace

struct Engine::State {
  AnyBlocks blocks;
  Size heap_max;
  int width;
};

Engine::Engine(const Ruleset& ruleset, Size heap_max, int width)
    : state_(new State{blocks_of(ruleset, nullptr, heap_max), heap_max, width}) {}

Engine::Engine(const SubtractionSet& set, const BitRow& blocked, Size heap_max, int width)
    : state_(new State{blocks_of(shared(set), &blocked, heap_max), heap_max, width}) {}

Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

void Engine::run_to(Size heap) {
  expects(heap <= state_->heap_max, "a heap of at most the engine's heap_max");
  at_width<Run>(state_->width, state_->blocks, (heap / kBlock + 1) * kBlock);
}

Size Engine::computed() const {
  return std::visit([](const auto& blocks) { return blocks.computed(); }, state_->blocks);
}

const BitRow& Engine::losing(Player mover) const {
  if (const auto* one = std::get_if<Blocks<1>>(&state_->blocks)) return one->losing(0);
  return std::get<Blocks<2>>(state_->blocks).losing(mover == Player::Left ? 0 : 1);
}

}  // namespace nimplus::fast
