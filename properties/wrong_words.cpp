// Slips in the style of fast/: words of 64 heaps, blocks, periods.

#include <algorithm>

#include "properties/wrong_rows.hpp"
#include "properties/wrong_solvers.hpp"

namespace nimplus::properties {
namespace {

constexpr Size kWordBits = 64;

/// The recurrence, but for moves from `heap` to `option` that are not `seen`.
WinTable seeing(const Ruleset& ruleset, Size heap_max, const auto& seen) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    const SubtractionSet& set = ruleset.of(mover);
    if (set.empty() || set.smallest() > heap) return ruleset.convention == Convention::Misere;
    const Row& opponents = rows.of(opponent(mover));
    return std::any_of(set.begin(), set.end(), [&](Size removal) {
      return removal <= heap && !opponents[heap - removal] && seen(heap, heap - removal);
    });
  });
}

}  // namespace

WinTable carry_lost(const Ruleset& ruleset, Size heap_max) {
  return seeing(ruleset, heap_max, [](Size heap, Size option) {
    return heap / kWordBits == option / kWordBits || heap % kWordBits != 0;
  });
}

WinTable far_words_unseen(const Ruleset& ruleset, Size heap_max) {
  return seeing(ruleset, heap_max,
                [](Size heap, Size option) { return heap / kWordBits - option / kWordBits <= 1; });
}

WinTable tail_unfilled(const Ruleset& ruleset, Size heap_max) {
  const Size filled = (heap_max + 1) / kWordBits * kWordBits;
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    return heap < filled && right_cell(ruleset, mover, heap, rows);
  });
}

WinTable block_starts_afresh(const Ruleset& ruleset, Size heap_max) {
  constexpr Size kBlock = 512;
  return seeing(ruleset, heap_max,
                [](Size heap, Size option) { return heap / kBlock == option / kBlock; });
}

}  // namespace nimplus::properties
