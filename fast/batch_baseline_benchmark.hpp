#pragma once

// What the batch is timed against: the same answers, a game at a time, compiled as a judge would.

#include <cstdint>
#include <vector>

namespace nimplus::fast::baseline {

/// The contest table of both players for heaps 0..heaps-1 of one game, a byte a heap, left at the
/// first losing option. Bit s - 1 of a set is removal s; heaps is at most 64. Bit h of the answers:
/// Left, Right wins heap h moving first.
struct PairWins {
  std::uint64_t left, right;
};
PairWins early_break(unsigned left_set, unsigned right_set, int heaps);

/// Least preperiod and period of a shared set's outcomes, removals up to 20, by Brent's search for
/// a cycle: the state is one word of the last outcomes. The period is that of the states; the
/// preperiod is counted on from the outcomes themselves, which repeat no later.
struct OutcomePeriod {
  unsigned preperiod, period;
};
OutcomePeriod brent(unsigned set);

}  // namespace nimplus::fast::baseline
