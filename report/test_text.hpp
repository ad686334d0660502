#pragma once

#include <span>
#include <string>

#include "properties/results.hpp"

namespace nimplus::report {

/// "random games"
const char* heading(properties::Stage stage);

/// One line for one row of the suite; a falsified one is followed by the smallest game, both
/// sides of it, a line of play, the command that reruns it and the line for replays.txt.
std::string row_text(const properties::SuiteRow& row, const properties::Search& search);

/// Of a falsified row with a counterexample, all that follows its line. Never coloured.
std::string counterexample_text(const properties::SuiteRow& row, const properties::Search& search);

/// How many rounds followed the first, with which seeds, and how many games they were.
std::string rounds_text(const properties::Rounds& rounds, const properties::Search& search);

/// The last line of a run: what held, what did not, how many pairs are not within reach.
std::string verdict_text(const properties::Tally& tally);

/// The removals, and how it ends: "3 -1-> 2 -2-> 0, Left cannot move and so loses". Not empty.
std::string play_text(const Ruleset& ruleset, std::span<const Position> play);

/// The words that `nimplus` takes to try that row again.
std::string rerun_command(const properties::SuiteRow& row, const properties::Search& search);

}  // namespace nimplus::report
