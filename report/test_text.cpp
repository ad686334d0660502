#include "report/test_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/grouped.hpp"
#include "report/play_text.hpp"
#include "report/terminal.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::report {
namespace {

using properties::Counterexample;
using properties::Finding;
using properties::Search;
using properties::Stage;
using properties::Status;
using properties::SuiteRow;

std::string scope_text(const properties::Scope& scope) {
  const properties::World& world = scope.world;
  return fmt::format("agrees with {} on all {} {} over removals 1..{}, {}, heaps 0..{} (hash {})",
                     world.by_minimax ? "minimax" : "the table", grouped(scope.pairs),
                     world.shared_only ? "shared sets" : "pairs", world.removal_max,
                     scope.misere ? "both conventions" : "normal play", world.heap_max, scope.hash);
}

/// Of a game as a whole its heap, 0, says nothing.
std::string shown_text(const properties::Game& game) {
  return to_text(game.ruleset) + (game.heap_max == 0 ? "" : fmt::format(" heap {}", game.heap_max));
}

std::string held_text(const SuiteRow& row) {
  const std::size_t cases = row.finding.cases;
  switch (row.stage) {
    case Stage::Replays:
      return fmt::format("holds on {} replayed game{}", cases, cases == 1 ? "" : "s");
    case Stage::FalseClaims:
      return fmt::format("false, as {} shows, the smallest (printed: {})", shown_text(*row.known),
                         to_text(row.printed.ruleset));
    case Stage::SmallWorlds:
      return scope_text(row.scope);
    case Stage::RandomGames:
      return fmt::format(
          "{} {} game{}, {} at an edge",
          row.status == Status::Conjecture ? "conjecture: no counterexample in" : "held on",
          grouped(cases), cases == 1 ? "" : "s", grouped(row.finding.at_an_edge));
  }
  return "";
}

/// What was tried below the counterexample, and no more than that.
std::string smaller_text(const Finding& finding) {
  if (finding.smaller_tried == 0) {
    return finding.smaller_all_tried ? "no smaller ruleset is enumerated"
                                     : "no smaller ruleset was tried";
  }
  return fmt::format("{} smaller ruleset{} held, tried once each, at least on heaps 0..{}: {}",
                     grouped(finding.smaller_tried), finding.smaller_tried == 1 ? "" : "s",
                     finding.smaller_heap_max,
                     finding.smaller_all_tried ? "all that are enumerated" : "not all there are");
}

}  // namespace

std::string counterexample_text(const SuiteRow& row, const Search& search) {
  const Counterexample& failure = *row.finding.counterexample;
  std::string text = fmt::format(
      "    smallest  {} heap {}\n              ({})\n    expected  {}\n    got       {}\n",
      to_text(failure.game.ruleset), failure.game.heap_max, smaller_text(row.finding),
      failure.expected, failure.got);
  if (row.showing) {
    const auto& shown = *row.showing;
    text += fmt::format("    heap {} is {} by minimax", shown.position.heap, letter(shown.truth));
    if (shown.claimed) text += fmt::format(", {} by {}", letter(*shown.claimed), row.solver);
    text += fmt::format(": {} moves first\n    play      {}\n", name(shown.position.to_move),
                        play_text(failure.game.ruleset, shown.play));
  }
  text += fmt::format("    rerun     {}\n", rerun_command(row, search));
  const std::string property =
      row.stage == Stage::SmallWorlds ? "agreement" : row.property;  // replays name properties
  return text + fmt::format("    keep it   {}   (a line of properties/replays.txt)\n",
                            properties::to_text(properties::Replay{property, failure.game}));
}

std::string row_text(const SuiteRow& row, const Search& search) {
  const std::string start = fmt::format("  {:<16}  {:<14}  ", row.property, row.solver);
  if (!row.beyond_reach.empty()) {
    return start + coloured("not within reach: " + row.beyond_reach, Colour::Faint) + '\n';
  }
  if (row.news()) {
    return start + coloured("NEWS: a counterexample to a conjecture", Colour::Bad) +
           fmt::format(", seen by minimax too\n{}", counterexample_text(row, search));
  }
  if (!row.falsified()) return start + coloured(held_text(row), Colour::Good) + '\n';
  if (!row.finding.counterexample) {
    return start + coloured("GAVE UP: " + row.finding.gave_up, Colour::Bad) + '\n';
  }
  return start + coloured("FALSIFIED", Colour::Bad) +
         fmt::format(" by game {}\n", grouped(row.finding.cases)) +
         counterexample_text(row, search);
}

const char* heading(Stage stage) {
  switch (stage) {
    case Stage::Replays:
      return "replays";
    case Stage::FalseClaims:
      return "false claims";
    case Stage::SmallWorlds:
      return "small worlds";
    case Stage::RandomGames:
      return "random games";
  }
  return "";
}

std::string rounds_text(const properties::Rounds& rounds, const Search& search) {
  if (rounds.begun == 0) return "no further rounds: no time or no pair was left\n";
  return fmt::format("{} further round{}{}, seeds {}..{}, {} game{}\n", grouped(rounds.begun),
                     rounds.begun == 1 ? "" : "s",
                     rounds.whole == rounds.begun ? "" : " (the last not to its end)",
                     search.seed + 1, search.seed + rounds.begun, grouped(rounds.games),
                     rounds.games == 1 ? "" : "s");
}

std::string verdict_text(const properties::Tally& tally) {
  const auto& [tried, falsified, news, beyond_reach] = tally;
  const std::string said = tried == 0       ? "nothing was tried"
                           : falsified == 0 ? fmt::format("all {} held", tried)
                                            : fmt::format("{} of {} falsified", falsified, tried);
  return fmt::format("{}, {} not within reach{}\n",
                     coloured(said, tally.held() ? Colour::Good : Colour::Bad), beyond_reach,
                     news == 0 ? ""
                               : fmt::format("; NEWS: {} counterexample{} to conjectures, which is "
                                             "no failure",
                                             news, news == 1 ? "" : "s"));
}

std::string play_text(const Ruleset& ruleset, std::span<const Position> play) {
  return fmt::format("{}, {}", line_text(play), end_text(ruleset.convention, play.back()));
}

std::string rerun_command(const SuiteRow& row, const Search& search) {
  const std::string words =
      fmt::format("nimplus test --solver {} --property {}", row.solver, row.property);
  switch (row.stage) {
    case Stage::Replays:
      return row.replays_file.empty() ? words : words + " --replays " + row.replays_file;
    case Stage::FalseClaims:
    case Stage::SmallWorlds:
      return words;
    case Stage::RandomGames:
      return words +
             fmt::format(" --seed {} --cases {}", row.seed.value_or(search.seed), search.cases);
  }
  return words;
}

}  // namespace nimplus::report
