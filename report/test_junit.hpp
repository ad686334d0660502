#pragma once

#include <string>

#include "properties/results.hpp"

namespace nimplus::report {

/// A run as JUnit's XML, as CI servers read it: a suite a stage, a case a pair of property and
/// solver. What is not within reach is skipped; a failure holds what the text says of it; news is
/// told in a case's output. No times: same run, same bytes.
std::string test_junit(const properties::Results& results, const properties::Search& search);

}  // namespace nimplus::report
