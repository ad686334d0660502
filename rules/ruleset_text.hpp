#pragma once

#include <string>
#include <string_view>

#include "rules/input_error.hpp"
#include "rules/ruleset.hpp"

namespace nimplus {

/// Reads a ruleset as people write it: `{1,3,4}` is a shared set, `{3,7,10}|{2,6,7}` are Left's and
/// Right's, `{}` is empty, a trailing ` misere` sets the convention. Blanks are free; removals may
/// come in any order and repeat, each in 1..10^18. `start` says where the text begins (a flag's
/// name, or a line of a file). Throws InputError.
Ruleset parse_ruleset(std::string_view text, const Place& start);

/// The canonical text: sets increasing, no blanks but the one before `misere`, one set when both
/// are equal. parse_ruleset(to_text(r)) == r.
std::string to_text(const Ruleset& ruleset);
std::string to_text(const SubtractionSet& set);

}  // namespace nimplus
