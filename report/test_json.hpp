#pragma once

#include <span>
#include <string>

#include "properties/suite.hpp"

namespace nimplus::report {

/// One JSON object: seed, cases, held, how many rows were tried, and all rows in their order; two
/// blanks a level and a final newline.
std::string test_json(std::span<const properties::SuiteRow> rows, const properties::Search& search);

}  // namespace nimplus::report
