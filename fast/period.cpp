#include "fast/period.hpp"

#include <algorithm>
#include <vector>

#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

using Classes = std::vector<Outcome>;

/// How far before the end the last `window` classes occur the last time before, or 0. Linear: the
/// prefix function of the reversed window, run along the reversed classes.
Size distance_to_earlier_tail(const Classes& classes, Size window) {
  if (window == 0) return classes.size() < 2 ? 0 : 1;
  const auto reversed = [&](Size i) { return classes[classes.size() - 1 - i]; };
  std::vector<Size> border(window);  // border[i]: of the window's first i+1, reversed
  Size matched = 0;
  for (Size i = 1; i < classes.size(); ++i) {
    while (matched > 0 && reversed(i) != reversed(matched)) matched = border[matched - 1];
    if (reversed(i) == reversed(matched)) ++matched;
    if (i < window) border[i] = matched;
    if (matched == window) return i + 1 - window;
  }
  return 0;
}

/// A repeated window of as many classes as the largest removal decides all that follows, and the
/// nearest repetition is the least period: a smaller one would repeat the window nearer.
std::optional<Period> period_within(const Classes& classes, Size window) {
  const Size period = distance_to_earlier_tail(classes, window);
  if (period == 0) return std::nullopt;
  Size preperiod = classes.size() - period;
  while (preperiod > 0 && classes[preperiod - 1] == classes[preperiod - 1 + period]) --preperiod;
  return Period{preperiod, period};
}

}  // namespace

std::optional<Certificate> find_period(const Ruleset& ruleset, Size heap_max) {
  expects(heap_max <= kLargestTableHeap, "a heap of at most kLargestTableHeap");
  const Size window = ruleset.largest_removal();
  if (window > heap_max) return std::nullopt;
  Size range = std::min(heap_max, std::max<Size>(64, window));
  while (true) {
    if (const auto period = period_within(dp(ruleset, range).outcome, window)) {
      return Certificate{ruleset, Sequence::OutcomeClasses, *period};
    }
    if (range == heap_max) return std::nullopt;
    range = range > heap_max / 2 ? heap_max : 2 * range;
  }
}

}  // namespace nimplus::fast
