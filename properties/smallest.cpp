#include <algorithm>
#include <utility>

#include "properties/search.hpp"

namespace nimplus::properties {
namespace {

/// The first heap up to `heap_max` at which the trial fails on the ruleset.
std::optional<Counterexample> least_heap(const Ruleset& ruleset, Size heap_max,
                                         const Trial& trial) {
  for (Size heap = 0; heap < heap_max; ++heap) {
    if (auto failure = trial({ruleset, heap})) return failure;
  }
  return trial({ruleset, heap_max});
}

}  // namespace

Size enumerated_heap(const Ruleset& ruleset, const Reach& reach) {
  constexpr Size kBeyondPeriods = 80;  // preperiod and period of removals to 6 end before it
  const Size removal = std::min<Size>(ruleset.largest_removal(), 1000);
  const Size heap = ruleset.largest_removal() <= kEnumeratedWhole ? kBeyondPeriods : removal + 20;
  return std::min(heap, reach.largest_heap);
}

Finding smallest(const Reach& reach, const Counterexample& found, std::size_t rulesets_max,
                 const Trial& trial) {
  Finding finding;
  for (Size largest = 0; largest <= found.game.ruleset.largest_removal(); ++largest) {
    for (const Ruleset& ruleset : rulesets_of_largest(largest, reach)) {
      if (!smaller(ruleset, found.game.ruleset)) break;
      if (finding.smaller_tried == rulesets_max) {
        finding.counterexample = least_heap(found.game.ruleset, found.game.heap_max, trial);
        return finding;
      }
      const Size heap_max = enumerated_heap(ruleset, reach);
      if (trial({ruleset, heap_max})) {
        finding.counterexample = least_heap(ruleset, heap_max, trial);
        finding.certified = true;
        return finding;
      }
      ++finding.smaller_tried;
    }
  }
  finding.counterexample = least_heap(found.game.ruleset, found.game.heap_max, trial);
  finding.certified = true;
  return finding;
}

}  // namespace nimplus::properties
