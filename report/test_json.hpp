#pragma once

#include <string>

#include "properties/results.hpp"

namespace nimplus::report {

/// One JSON object: seed, cases, held, how many rows were tried, and all rows in their order, the
/// sums last, and, where --time asked for them, what further rounds there were; two blanks a level
/// and a final newline.
std::string test_json(const properties::Results& results, const properties::Search& search);

}  // namespace nimplus::report
