#include <algorithm>
#include <utility>

#include "properties/search.hpp"

namespace nimplus::properties {

std::optional<Counterexample> failing_heap(const Ruleset& ruleset, Size heap_max,
                                           const Trial& trial) {
  const Size every_max = std::min(heap_max, kEveryHeapMax);
  for (Size heap = 0; heap < every_max; ++heap) {
    if (auto failure = trial({ruleset, heap})) return failure;
  }
  auto failure = trial({ruleset, heap_max});
  Size fails = heap_max;
  for (Size first = every_max; failure && first < fails;) {  // all below `first` hold
    const Size middle = first + (fails - first) / 2;
    if (auto below = trial({ruleset, middle})) {
      failure = std::move(below);
      fails = middle;
    } else {
      first = middle + 1;
    }
  }
  return failure;
}

Size enumerated_heap(const Ruleset& ruleset, const Reach& reach) {
  const Size removal = std::min<Size>(ruleset.largest_removal(), 1000);
  const Size whole = reach.partizan ? kEnumeratedWhole : kEnumeratedShared;
  const Size heap = ruleset.largest_removal() <= whole ? kWholeHeapMax : removal + 20;
  return std::min(heap, reach.largest_heap);
}

Finding smallest(const Reach& reach, const Counterexample& found, std::size_t rulesets_max,
                 const Trial& trial, const Family& family) {
  Finding finding;
  for (Size largest = 0; largest <= found.game.ruleset.largest_removal(); ++largest) {
    for (const Ruleset& ruleset : rulesets_of_largest(largest, reach)) {
      if (!smaller(ruleset, found.game.ruleset)) break;
      if (!family.has(ruleset)) continue;
      if (finding.smaller_tried == rulesets_max) {
        finding.counterexample = failing_heap(found.game.ruleset, found.game.heap_max, trial);
        return finding;
      }
      const Size heap_max = enumerated_heap(ruleset, reach);
      if (trial({ruleset, heap_max})) {
        finding.counterexample = failing_heap(ruleset, heap_max, trial);
        finding.smaller_all_tried = true;
        return finding;
      }
      const bool first = finding.smaller_tried++ == 0;
      finding.smaller_heap_max = first ? heap_max : std::min(finding.smaller_heap_max, heap_max);
    }
  }
  finding.counterexample = failing_heap(found.game.ruleset, found.game.heap_max, trial);
  finding.smaller_all_tried = true;
  return finding;
}

}  // namespace nimplus::properties
