#pragma once

#include "fast/losing_rows.hpp"
#include "fast/vector.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// Who loses which of the heaps 0..heap_max, by pushing: from each heap that a player loses the
/// opponent's whole set is marked at once, 8·width heaps a step. For large sets, which leave few
/// losers. `heap_max` is at most kLargestTableHeap (ContractViolation); `width` is one of
/// vector_widths(). Cost: for each loser, a bit of a vector for each heap up to the largest removal
/// ahead of it. Memory meanwhile: for each player a byte for each heap up to the largest removal.
LosingRows pushing(const Ruleset& ruleset, Size heap_max, int width = vector_width());

/// Is pushing likely to cost less than pulling every removal at every heap? That the n heaps hold
/// n ln(k)/k losers, k removals being made, is a guess from random sets: so pushing is cheaper from
/// about k = 1.2 sqrt(n ln n) on. A wrong guess costs little: all odd removals, half of the heaps
/// lost, cost about the same either way.
bool pushing_is_cheaper(const Ruleset& ruleset, Size heap_max);

}  // namespace nimplus::fast
