#include "fast/batch_baseline_benchmark.hpp"

#include <bit>

namespace nimplus::fast::baseline {

PairWins early_break(unsigned left_set, unsigned right_set, int heaps) {
  int removals[2][32];
  int count[2] = {0, 0};
  for (int player = 0; player < 2; ++player) {
    const unsigned set = player == 0 ? left_set : right_set;
    for (int removal = 1; removal <= 31; ++removal) {
      if ((set >> (removal - 1) & 1) != 0) removals[player][count[player]++] = removal;
    }
  }
  unsigned char wins[2][64];
  PairWins answer{0, 0};
  for (int heap = 0; heap < heaps; ++heap) {
    for (int player = 0; player < 2; ++player) {
      wins[player][heap] = 0;
      for (int i = 0; i < count[player] && removals[player][i] <= heap; ++i) {
        if (wins[1 - player][heap - removals[player][i]] == 0) {
          wins[player][heap] = 1;
          break;
        }
      }
    }
    answer.left |= std::uint64_t{wins[0][heap]} << heap;
    answer.right |= std::uint64_t{wins[1][heap]} << heap;
  }
  return answer;
}

namespace {

constexpr unsigned kStateMask = (1U << 20) - 1;

/// Bit s - 1 of a state: the heap s below is lost. There are none below heap 0.
unsigned next(unsigned state, unsigned set) {
  return (state << 1 | ((state & set) == 0 ? 1U : 0U)) & kStateMask;
}

}  // namespace

OutcomePeriod brent(unsigned set) {
  unsigned power = 1;
  unsigned period = 1;
  unsigned tortoise = 0;
  unsigned hare = next(0, set);
  while (tortoise != hare) {
    if (power == period) {
      tortoise = hare;
      power *= 2;
      period = 0;
    }
    hare = next(hare, set);
    ++period;
  }
  unsigned first = 0;
  unsigned second = 0;
  for (unsigned i = 0; i < period; ++i) second = next(second, set);
  // A state of the last 20 outcomes repeats no sooner than they: the last step at which the
  // outcomes differ ends the preperiod.
  unsigned preperiod = 0;
  for (unsigned heap = 0; first != second; ++heap) {
    first = next(first, set);
    second = next(second, set);
    if (((first ^ second) & 1) != 0) preperiod = heap + 1;
  }
  return {preperiod, period};
}

}  // namespace nimplus::fast::baseline
