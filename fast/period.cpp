#include "fast/period.hpp"

#include <algorithm>
#include <bit>

#include "fast/tail.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kFirstHeaps = 512;  // what the engine computes at once

/// A repeated window of as many heaps as the largest removal decides all that follows, and the
/// nearest repetition is the least period: a smaller one would repeat the window nearer.
std::optional<Period> period_within(const KnownHeaps& known, const Repetition& repetition) {
  const Size period = repetition.distance;
  if (period == 0) return std::nullopt;
  return Period{least_preperiod(known, period), period};
}

}  // namespace

PeriodSearch search_period(SequenceRows& rows) {
  const Size window = rows.ruleset().largest_removal();
  const Size heap_max = rows.heap_max();
  PeriodSearch search;
  if (window > heap_max) return search;
  Size count = std::max(kFirstHeaps, std::bit_ceil(window + 1));
  while (true) {
    count = std::min(count, heap_max + 1);
    const KnownHeaps known = rows.run_to(count - 1);
    const Repetition repetition = nearest_tail(known, window, rows.width());
    search.heaps = count;
    search.comparisons += repetition.comparisons;
    if (const auto period = period_within(known, repetition)) {
      search.certificate = Certificate{rows.ruleset(), rows.sequence(), *period};
    }
    if (search.certificate || count == heap_max + 1) return search;
    count *= 2;
  }
}

PeriodSearch search_period(const Ruleset& ruleset, Sequence sequence, Size heap_max, int width) {
  SequenceRows rows(ruleset, sequence, heap_max, width);
  return search_period(rows);
}

std::optional<Certificate> find_period(const Ruleset& ruleset, Size heap_max, Sequence sequence) {
  return search_period(ruleset, sequence, heap_max).certificate;
}

}  // namespace nimplus::fast
