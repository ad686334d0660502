#pragma once

#include <string>
#include <vector>

#include "properties/canaries.hpp"

namespace nimplus::report {

/// Who falsifies whom: a line for each property, a column for each canary; what each canary is
/// stands above, the scores below.
std::string canary_matrix(const std::vector<properties::CanaryRow>& rows);

/// How many canaries die, and how many by metamorphic properties alone, those that solve another
/// game apart; properties that falsify none, and canaries that only one falsifies.
std::string canary_scores(const std::vector<properties::CanaryRow>& rows);

/// One JSON object: seed, cases, killed, the scores, and for each canary the properties that
/// falsify it.
std::string canaries_json(const std::vector<properties::CanaryRow>& rows,
                          const properties::Search& search);

}  // namespace nimplus::report
