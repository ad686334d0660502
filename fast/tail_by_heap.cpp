#include <algorithm>
#include <compare>

#include "fast/tail.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

/// The heaps from the last one back; their order is as good as any. The window is their beginning.
class Backwards {
 public:
  explicit Backwards(const KnownHeaps& known) : known_(known) {}

  /// As if heaps `i` and `j` from the end on were two numbers.
  std::strong_ordering compared(Size i, Size j) {
    ++comparisons_;
    return at(i) <=> at(j);
  }
  bool equal(Size i, Size j) { return compared(i, j) == 0; }
  Size comparisons() const { return comparisons_; }

 private:
  std::uint64_t at(Size i) const {
    std::uint64_t bits = 0;
    for (const BitRow* row : known_.rows)
      bits = bits << 1U | ((*row)[known_.count - 1 - i] ? 1 : 0);
    return bits;
  }

  const KnownHeaps& known_;
  Size comparisons_ = 0;
};

/// Where a window is cut, and the period of what lies behind.
struct Cut {
  Size at = 0;
  Size period = 1;
};

/// Before the lexicographically largest suffix of the window; of the smallest, if `reversed`.
Cut before_largest_suffix(Backwards& heaps, Size window, bool reversed) {
  Cut cut;
  Size rival = 1;  // where another suffix begins
  Size same = 0;   // how many heaps it has in common
  while (rival + same < window) {
    const auto order = heaps.compared(rival + same, cut.at + same);
    if (order == 0) {
      if (++same != cut.period) continue;
      rival += cut.period;
      same = 0;
    } else if ((order < 0) != reversed) {
      rival += same + 1;
      same = 0;
      cut.period = rival - cut.at;
    } else {
      cut = {rival++, 1};
      same = 0;
    }
  }
  return cut;
}

/// A critical factorisation: the local period at the cut is the window's.
Cut critical_cut(Backwards& heaps, Size window) {
  const Cut largest = before_largest_suffix(heaps, window, false);
  const Cut smallest = before_largest_suffix(heaps, window, true);
  return largest.at > smallest.at ? largest : smallest;
}

}  // namespace

Repetition nearest_tail_by_heap(const KnownHeaps& known, Size window) {
  expects(window <= known.count, "a window among the known heaps");
  if (window == 0) return {Size{known.count < 2 ? 0U : 1U}, 0};
  Backwards heaps(known);
  const auto [cut, period] = critical_cut(heaps, window);
  Size before = 0;
  while (before < cut && heaps.equal(before, before + period)) ++before;
  const bool periodic = before == cut;
  const Size shift = periodic ? period : std::max(cut, window - cut) + 1;
  Size remembered = 0;  // so many heaps from the window's beginning on are known to be equal
  for (Size distance = 1; distance <= known.count - window;) {
    Size i = std::max(cut, remembered);
    while (i < window && heaps.equal(i, distance + i)) ++i;
    if (i < window) {
      distance += i - cut + 1;
      remembered = 0;
      continue;
    }
    i = cut;
    while (i > remembered && heaps.equal(i - 1, distance + i - 1)) --i;
    if (i <= remembered) return {distance, heaps.comparisons()};
    distance += shift;
    remembered = periodic ? window - period : 0;
  }
  return {0, heaps.comparisons()};
}

}  // namespace nimplus::fast
