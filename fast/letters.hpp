#pragma once

#include <functional>
#include <string_view>

#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// Takes letters as they come: at most kLettersAtOnce, which live until it returns.
using LetterSink = std::function<void(std::string_view letters)>;
constexpr Size kLettersAtOnce = Size{1} << 16U;

/// Gives `sink` a letter for each of the heaps first_heap..heap_max, in order: 'W' or 'L' as Left,
/// moving first, wins or loses. `heap_max` is at most kLargestTableHeap (ContractViolation);
/// nothing is given when first_heap is above it. The first heaps are searched for a period, which
/// is then copied; without one the heaps are computed as the letters are given. Cost: the engine's,
/// and a write of memory; memory for a bit a heap and player, touched as it is computed.
void stream_letters(const Ruleset& ruleset, Size first_heap, Size heap_max, const LetterSink& sink);

}  // namespace nimplus::fast
