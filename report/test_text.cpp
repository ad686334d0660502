#include "report/test_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/play_text.hpp"
#include "report/terminal.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::report {
namespace {

using properties::Counterexample;
using properties::Finding;
using properties::Line;
using properties::Mark;
using properties::Search;
using properties::Stage;

/// 4096 as 4,096.
std::string grouped(std::size_t number) {
  const std::string digits = std::to_string(number);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
    text += digits[i];
  }
  return text;
}

std::string held_text(const Line& line) {
  const std::size_t cases = line.finding.cases;
  switch (line.stage) {
    case Stage::Replays:
      return fmt::format("holds on {} replayed game{}", cases, cases == 1 ? "" : "s");
    case Stage::SmallWorlds:
      return fmt::format(
          "agrees with minimax on all {} {} over removals 1..{}, {}, heaps 0..{}",
          grouped(line.sweep.pairs), line.sweep.shared_only ? "shared sets" : "pairs",
          line.sweep.world.removal_max, line.sweep.misere ? "both conventions" : "normal play",
          line.sweep.world.heap_max);
    case Stage::RandomGames:
      return fmt::format("held on {} game{}", grouped(cases), cases == 1 ? "" : "s");
  }
  return "";
}

std::string certainty(const Finding& finding) {
  return finding.certified ? fmt::format("all {} smaller rulesets of the enumeration hold",
                                         grouped(finding.smaller_tried))
                           : fmt::format("{} smaller rulesets hold, more were not tried",
                                         grouped(finding.smaller_tried));
}

std::string falsified_text(const Line& line, const Search& search) {
  const Counterexample& failure = *line.finding.counterexample;
  std::string text = fmt::format(
      "    smallest  {} heap {}\n              ({})\n    expected  {}\n    got       {}\n",
      to_text(failure.game.ruleset), failure.game.heap_max, certainty(line.finding),
      failure.expected, failure.got);
  if (line.showing) {
    const auto& shown = *line.showing;
    text += fmt::format("    heap {} is {} by minimax", shown.position.heap, letter(shown.truth));
    if (shown.claimed) text += fmt::format(", {} by {}", letter(*shown.claimed), line.solver);
    text += fmt::format(": {} moves first\n    play      {}\n", name(shown.position.to_move),
                        play_text(failure.game.ruleset, shown.play));
  }
  text += fmt::format("    rerun     {}\n", rerun_command(line, search));
  const std::string property =
      line.stage == Stage::SmallWorlds ? "agreement" : line.property;  // replays name properties
  return text + fmt::format("    keep it   {}   (a line of properties/replays.txt)\n",
                            properties::to_text(properties::Replay{property, failure.game}));
}

}  // namespace

std::string test_line(const Line& line, const Search& search) {
  const std::string start = fmt::format("  {:<16}  {:<14}  ", line.property, line.solver);
  if (!line.beyond_reach.empty()) {
    return start + coloured("not within reach: " + line.beyond_reach, Colour::Faint) + '\n';
  }
  if (line.finding.held()) return start + coloured(held_text(line), Colour::Good) + '\n';
  if (!line.finding.counterexample) {
    return start + coloured("GAVE UP: " + line.finding.gave_up, Colour::Bad) + '\n';
  }
  return start + coloured("FALSIFIED", Colour::Bad) +
         fmt::format(" by game {}\n", grouped(line.finding.cases)) + falsified_text(line, search);
}

std::string play_text(const Ruleset& ruleset, const std::vector<Position>& play) {
  if (play.empty()) return "";
  return fmt::format("{}: {} cannot move and {}", line_text(play), name(play.back().to_move),
                     ruleset.convention == Convention::Normal ? "loses" : "wins");
}

std::string rerun_command(const Line& line, const Search& search) {
  const std::string words =
      fmt::format("nimplus test --solver {} --property {}", line.solver, line.property);
  switch (line.stage) {
    case Stage::Replays:
      return line.replays_file.empty() ? words : words + " --replays " + line.replays_file;
    case Stage::SmallWorlds:
      return words;
    case Stage::RandomGames:
      return words + fmt::format(" --seed {} --cases {}", search.seed, search.cases);
  }
  return words;
}

std::string property_list() {
  std::string text = fmt::format("{:<16}  {}  [definition]\n", properties::kSmallWorlds,
                                 properties::kSmallWorldsClaim);
  for (const properties::Property& property : properties::all()) {
    text += fmt::format("{:<16}  {}  [{}]\n", property.name, property.claim, property.source);
  }
  return text;
}

std::string canary_matrix(const std::vector<properties::CanaryRow>& rows) {
  std::string text;
  const auto columns = properties::all();
  for (std::size_t i = 0; i < columns.size(); ++i) {
    text += fmt::format("  {:>2}  {}\n", i + 1, columns[i].name);
  }
  text += fmt::format("\n  {:<22}", "");
  for (std::size_t i = 0; i < columns.size(); ++i) text += fmt::format("{:>3}", i + 1);
  text += "   smallest game, fault\n";
  for (const auto& row : rows) {
    text += fmt::format("  {:<22}", row.canary->solver.name);
    for (const Mark mark : row.marks) {
      text += fmt::format("{:>3}", mark == Mark::Falsified ? "X" : mark == Mark::Held ? "." : "-");
    }
    text += fmt::format("   {} heap {}: {}{}\n", to_text(row.canary->smallest.ruleset),
                        row.canary->smallest.heap_max, row.canary->fault,
                        row.killed() ? "" : coloured("  SURVIVES", Colour::Bad));
  }
  return text + "\n  X falsified   . held   - not within reach\n";
}

}  // namespace nimplus::report
