#pragma once

#include <string>

#include "fast/random_sets.hpp"
#include "rules/ruleset.hpp"

// The parts of portable_check: each compares one kind of answer with another way to get it, and
// leaves the program with exit 1 at the first difference.

namespace nimplus::fast::portable {

/// How many answers were compared so far.
inline long compared = 0;

/// Says who differs where, and leaves the program.
[[noreturn]] void differ(const std::string& who, const Ruleset& ruleset, Size heap);

/// A number where bytes, words, vectors, blocks and tiles end, or next to it.
Size at_an_edge(SplitMix& random);
SubtractionSet set_at_edges(SplitMix& random);

/// Every solver, and the engine at every width, against the memoless search.
void small_games();
/// The same against the table, where blocks and tiles end.
void boundary_games();
/// Value 0 is lost, any other won; at every width the same values.
void grundy_values();
/// At every width: the least preperiod and the least period, by the definition.
void periods();
/// At every width: every letter, and nothing behind the last.
void letters();

}  // namespace nimplus::fast::portable
