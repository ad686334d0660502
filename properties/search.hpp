#pragma once

#include <functional>
#include <optional>

#include "properties/property.hpp"

namespace nimplus::properties {

/// One trial of a claim on one game: std::nullopt when it holds there.
using Trial = std::function<std::optional<Counterexample>(const Game&)>;

/// Tries `search.cases` generated games within the reach, from small to large; the first on which
/// the trial fails is shrunk to a local minimum. Quiet; never discards. Games are of the family.
Finding search_games(const Reach& reach, const Search& search, const Trial& trial,
                     const Family& family = {});

/// The smallest ruleset on which the trial is seen to fail: tries, in order, the rulesets of
/// rulesets_of_largest() that are of the family and smaller than `found`'s, `rulesets_max` at most,
/// each once, on heaps 0..enumerated_heap(). What fails on shorter ranges only, or on longer ones,
/// is passed over. Of the first that fails, or else of `found`'s, the game at failing_heap().
Finding smallest(const Reach& reach, const Counterexample& found, std::size_t rulesets_max,
                 const Trial& trial, const Family& family = {});

/// Of a ruleset that fails on heaps 0..heap_max, the failure on a short range: the shortest one up
/// to 0..kEveryHeapMax; above, by bisection, one that fails while the next shorter holds, which is
/// the shortest where all longer ones fail too. std::nullopt when 0..heap_max does not fail again.
/// Cost: at most kEveryHeapMax + 65 trials.
constexpr Size kEveryHeapMax = 100;
std::optional<Counterexample> failing_heap(const Ruleset& ruleset, Size heap_max,
                                           const Trial& trial);

/// The heap up to which a ruleset is looked at in an enumeration: 80 up to removals of
/// kEnumeratedWhole, and of kEnumeratedShared where the reach takes one shared set, by when every
/// such game repeats itself; above, 20 beyond the largest removal, which counts as 1000 at most.
Size enumerated_heap(const Ruleset& ruleset, const Reach& reach);

}  // namespace nimplus::properties
