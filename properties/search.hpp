#pragma once

#include <functional>
#include <optional>

#include "properties/property.hpp"

namespace nimplus::properties {

/// One trial of a claim on one game: std::nullopt when it holds there.
using Trial = std::function<std::optional<Counterexample>(const Game&)>;

/// Tries `search.cases` generated games within the reach, from small to large; the first on which
/// the trial fails is shrunk to a local minimum. Quiet; never discards.
Finding search_games(const Reach& reach, const Search& search, const Trial& trial);

/// The smallest game on which the trial fails, as far as `rulesets_max` rulesets reach: tries, in
/// order, the rulesets of the enumeration that are smaller than `found`'s, each at a heap where
/// theorems about so small sets have long shown themselves; then the least heap. The result is
/// certified when the whole domain below it was tried.
Finding smallest(const Reach& reach, const Counterexample& found, std::size_t rulesets_max,
                 const Trial& trial);

/// The heap up to which a ruleset is looked at in an enumeration.
Size enumerated_heap(const Ruleset& ruleset, const Reach& reach);

}  // namespace nimplus::properties
