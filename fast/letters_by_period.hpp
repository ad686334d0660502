#pragma once

#include <algorithm>
#include <cstring>

#include "fast/period.hpp"
#include "fast/text.hpp"

// For the benchmarks: an answer of letters, in memory.

namespace nimplus::fast {

/// A piece that is copied stays in the nearest memory.
constexpr Size kPieceBytes = 16 << 10U;

/// The letters of heaps 1..count into `out`: what proves the period is computed, the rest repeats.
inline void write_by_period(const Ruleset& ruleset, Size count, char* out) {
  SequenceRows rows(ruleset, Sequence::OutcomeClasses, count);
  const auto found = search_period(rows).certificate;
  const Size period = found ? found->period.period : 0;
  const Size known = found ? std::min(found->period.preperiod + period, count) : count;
  write_letters(*rows.run_to(known).rows.front(), 1, known, out);
  Size piece = period;  // whole periods, all of them behind the preperiod
  for (Size written = known; written < count;) {
    const Size step = std::min(piece, count - written);
    std::memcpy(out + written, out + written - piece, step);
    written += step;
    if (piece < kPieceBytes && written >= found->period.preperiod + 2 * piece) piece *= 2;
  }
}

}  // namespace nimplus::fast
