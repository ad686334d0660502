#pragma once

#include <string>

#include "properties/canaries.hpp"
#include "properties/suite.hpp"

namespace nimplus::report {

/// One line for one property and solver; a falsified one is followed by the smallest game, both
/// sides of it, a line of play, the command that reruns it and the line for replays.txt.
std::string test_line(const properties::Line& line, const properties::Search& search);

/// The removals, and how it ends: "3 -1-> 2 -2-> 0: Left cannot move and loses".
std::string play_text(const Ruleset& ruleset, const std::vector<Position>& play);

/// The words that `nimplus` takes to try that line again.
std::string rerun_command(const properties::Line& line, const properties::Search& search);

/// Every property: name, claim, source.
std::string property_list();

/// Properties down, canaries across would not fit: a row for each canary, a column for each
/// property.
std::string canary_matrix(const std::vector<properties::CanaryRow>& rows);

}  // namespace nimplus::report
