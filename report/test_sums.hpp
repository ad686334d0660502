#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "properties/results.hpp"
#include "properties/wrong_sums.hpp"

namespace nimplus::report {

/// One line for one claim about sums of heaps; a false one shows our smallest counterexample beside
/// the listed one. What was not expected is followed by the sum, both sides of it, and the command
/// that reruns it.
std::string sum_text(const properties::SumRow& row, const properties::Search& search);

/// Of a row that was not as expected: why, in words, and all that follows its line. Never coloured.
std::string fault_text(const properties::SumRow& row);
std::string counterexample_text(const properties::SumRow& row, const properties::Search& search);

/// The same as a JSON object.
nlohmann::ordered_json sum_json(const properties::SumRow& row, const properties::Search& search);

/// The words that `nimplus` takes to try that claim again.
std::string rerun_command(const properties::SumRow& row, const properties::Search& search);

/// Which claims falsify which wrong way to answer sums: a line a claim, a column a wrong way; what
/// each is stands above, the score below.
std::string wrong_sum_matrix(const std::vector<properties::WrongSumRow>& rows);

/// The same as a JSON array.
nlohmann::ordered_json wrong_sums_json(const std::vector<properties::WrongSumRow>& rows);

}  // namespace nimplus::report
