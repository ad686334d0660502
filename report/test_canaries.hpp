#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "properties/canaries.hpp"
#include "properties/wrong_sums.hpp"

namespace nimplus::report {

/// The numbers 1..count as the heading of columns: their tens, then their ones, each line indented
/// by two blanks and `names` columns for the names of lines.
std::string column_numbers(std::size_t count, std::size_t names);

/// Who falsifies whom: a line for each property, a column for each canary; what each canary is
/// stands above, the scores below.
std::string canary_matrix(const std::vector<properties::CanaryRow>& rows);

/// How many canaries die, and how many by metamorphic properties alone, those that solve another
/// game apart; properties that falsify none, and canaries that only one falsifies.
std::string canary_scores(const std::vector<properties::CanaryRow>& rows);

/// One JSON object: seed, cases, killed, the scores, and for each canary, then for each wrong way
/// to answer sums, the properties that falsify it.
std::string canaries_json(const std::vector<properties::CanaryRow>& rows,
                          const std::vector<properties::WrongSumRow>& wrong_sums,
                          const properties::Search& search);

}  // namespace nimplus::report
