#include "report/test_json.hpp"

#include <nlohmann/json.hpp>

#include "report/test_list.hpp"
#include "report/test_sums.hpp"
#include "report/test_text.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::report {
namespace {

using nlohmann::ordered_json;
using properties::Search;
using properties::Stage;
using properties::Status;
using properties::SuiteRow;

const char* name(Stage stage) {
  switch (stage) {
    case Stage::Replays:
      return "replays";
    case Stage::FalseClaims:
      return "false-claims";
    case Stage::SmallWorlds:
      return "small-worlds";
    case Stage::RandomGames:
      return "random-games";
  }
  return "";
}

const char* status(const SuiteRow& row) {
  if (row.falsified()) return "falsified";
  if (row.status == Status::False) return "false, as known";
  return row.news() ? "news" : "held";
}

ordered_json game_json(const properties::Game& game) {
  return {{"ruleset", to_text(game.ruleset)}, {"heap", game.heap_max}};
}

ordered_json row_json(const SuiteRow& row, const Search& search) {
  ordered_json json{{"stage", name(row.stage)}, {"property", row.property}, {"solver", row.solver}};
  json["claim"] = status_word(row.status);
  if (!row.beyond_reach.empty()) {
    json["status"] = "not within reach";
    json["reason"] = row.beyond_reach;
    return json;
  }
  json["status"] = status(row);
  json["cases"] = row.finding.cases;
  if (row.stage == Stage::RandomGames) json["at_an_edge"] = row.finding.at_an_edge;
  if (row.seed) json["seed"] = *row.seed;
  if (!row.finding.gave_up.empty()) json["gave_up"] = row.finding.gave_up;
  if (row.finding.counterexample) {
    const auto& failure = *row.finding.counterexample;
    json["smallest"] = game_json(failure.game);
    json["smaller_tried"] = row.finding.smaller_tried;
    json["smaller_heap_max"] = row.finding.smaller_heap_max;
    json["smaller_all_tried"] = row.finding.smaller_all_tried;
    json["expected"] = failure.expected;
    json["got"] = failure.got;
    if (row.showing) json["play"] = play_text(failure.game.ruleset, row.showing->play);
    json["rerun"] = rerun_command(row, search);
  }
  return json;
}

}  // namespace

std::string test_json(const properties::Results& results, const Search& search) {
  const properties::Tally tally = properties::tally(results);
  ordered_json json{{"seed", search.seed},
                    {"cases", search.cases},
                    {"held", tally.held()},
                    {"tried", tally.tried},
                    {"rows", ordered_json::array()}};
  if (const auto& rounds = results.rounds) {
    json["further_rounds"] = {
        {"begun", rounds->begun}, {"whole", rounds->whole}, {"games", rounds->games}};
  }
  for (const SuiteRow& row : results.rows) json["rows"].push_back(row_json(row, search));
  for (const auto& row : results.sums) json["rows"].push_back(sum_json(row, search));
  return json.dump(2) + '\n';
}

}  // namespace nimplus::report
