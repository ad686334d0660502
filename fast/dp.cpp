#include "fast/dp.hpp"

#include <vector>

#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

constexpr const char* kWithinTable = "a heap of at most kLargestTableHeap";

using Row = std::vector<unsigned char>;  // 1: the mover wins this heap

/// Can the mover leave the opponent a heap that `opponents` calls lost?
unsigned char wins(const SubtractionSet& removals, const Row& opponents, Size heap,
                   Convention convention) {
  if (removals.empty() || removals.smallest() > heap) return convention == Convention::Misere;
  for (const Size removal : removals) {
    if (removal > heap) break;
    if (opponents[heap - removal] == 0) return 1;
  }
  return 0;
}

}  // namespace

WinTable dp(const Ruleset& ruleset, Size heap_max) {
  expects(heap_max <= kLargestTableHeap, kWithinTable);
  Row left(heap_max + 1);
  Row right(heap_max + 1);
  WinTable table;
  table.outcome.reserve(heap_max + 1);
  for (Size heap = 0; heap <= heap_max; ++heap) {
    left[heap] = wins(ruleset.left, right, heap, ruleset.convention);
    right[heap] = wins(ruleset.right, left, heap, ruleset.convention);
    table.outcome.push_back(outcome_of(left[heap] != 0, right[heap] != 0));
  }
  return table;
}

WinTable impartial_dp(const Ruleset& ruleset, Size heap_max) {
  expects(ruleset.impartial(), "a shared set");
  expects(heap_max <= kLargestTableHeap, kWithinTable);
  Row row(heap_max + 1);
  WinTable table;
  table.outcome.reserve(heap_max + 1);
  for (Size heap = 0; heap <= heap_max; ++heap) {
    row[heap] = wins(ruleset.left, row, heap, ruleset.convention);
    table.outcome.push_back(row[heap] != 0 ? Outcome::N : Outcome::P);
  }
  return table;
}

}  // namespace nimplus::fast
