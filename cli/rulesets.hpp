#pragma once

#include <functional>
#include <string>

#include "rules/certificate.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::cli {

/// Calls `answer` with every ruleset that a command is about: with `text`, or with the lines of the
/// file at `path` ("-" is standard input), of which `#` and what follows it, and blank lines, are
/// passed over. Exactly one of both must be given. All are read before the first is answered.
/// Returns the greatest Exit of the answers. Throws InputError.
int each_ruleset(const std::string& text, const std::string& path,
                 const std::function<int(const Ruleset&)>& answer);

/// Throws InputError (place `--grundy`) where there are no Grundy values: two sets, misère play.
void expect_grundy_values(const Ruleset& ruleset);

/// The largest heap to which a period is searched for, unless told otherwise.
Size heaps_searched(Sequence sequence);

/// The sentence that within heaps 0..heap_max no period shows itself.
std::string no_period(const Ruleset& ruleset, Sequence sequence, Size heap_max);

}  // namespace nimplus::cli
