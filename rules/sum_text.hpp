#pragma once

#include <string>
#include <string_view>

#include "rules/input_error.hpp"
#include "rules/sum.hpp"

namespace nimplus {

/// Reads a sum with its heaps as people write it: `{1,3,4}:7 + {3,7}|{2,6}:4` is a heap of 7 and
/// one of 4, each after its sets; a trailing ` misere` sets the convention of the whole. One heap
/// is a sum too. The sets are those of parse_ruleset(); blanks are free; heaps are 0..10^18.
/// `start` says where the text begins. Throws InputError.
SumGame parse_sum(std::string_view text, const Place& start);

/// Is the text meant as a sum? It has the ':' that no ruleset has.
bool looks_like_sum(std::string_view text);

/// The canonical text: sets as to_text(Ruleset) writes them, heaps joined by " + ".
/// parse_sum(to_text(g)) == g for one heap and more.
std::string to_text(const SumGame& game);

}  // namespace nimplus
