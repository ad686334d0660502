#include "report/test_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/test_text.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::report {
namespace {

using nlohmann::ordered_json;
using properties::CanaryRow;
using properties::Mark;
using properties::Search;
using properties::Stage;
using properties::SuiteRow;

const char* name(Stage stage) {
  switch (stage) {
    case Stage::Replays:
      return "replays";
    case Stage::SmallWorlds:
      return "small-worlds";
    case Stage::RandomGames:
      return "random-games";
  }
  return "";
}

ordered_json game_json(const properties::Game& game) {
  return {{"ruleset", to_text(game.ruleset)}, {"heap", game.heap_max}};
}

ordered_json row_json(const SuiteRow& row, const Search& search) {
  ordered_json json{{"stage", name(row.stage)}, {"property", row.property}, {"solver", row.solver}};
  if (!row.beyond_reach.empty()) {
    json["status"] = "not within reach";
    json["reason"] = row.beyond_reach;
    return json;
  }
  json["status"] = row.finding.held() ? "held" : "falsified";
  json["cases"] = row.finding.cases;
  if (row.stage == Stage::RandomGames) json["at_an_edge"] = row.finding.at_an_edge;
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

std::string test_json(std::span<const SuiteRow> rows, const Search& search) {
  ordered_json json{{"seed", search.seed},
                    {"cases", search.cases},
                    {"held", properties::held(rows)},
                    {"tried", properties::tried(rows)},
                    {"rows", ordered_json::array()}};
  for (const SuiteRow& row : rows) json["rows"].push_back(row_json(row, search));
  return json.dump(2) + '\n';
}

std::string canaries_json(const std::vector<CanaryRow>& rows, const Search& search) {
  ordered_json json{{"seed", search.seed}, {"cases", search.cases}};
  json["killed"] =
      std::all_of(rows.begin(), rows.end(), [](const CanaryRow& row) { return row.killed(); });
  json["canaries"] = ordered_json::array();
  for (const CanaryRow& row : rows) {
    ordered_json canary{{"name", row.canary->solver.name},
                        {"fault", row.canary->fault},
                        {"source", row.canary->source},
                        {"smallest", game_json(row.canary->smallest)},
                        {"falsified_by", ordered_json::array()}};
    for (std::size_t i = 0; i < row.marks.size(); ++i) {
      if (row.marks[i] == Mark::Falsified) {
        canary["falsified_by"].push_back(properties::all()[i].name);
      }
    }
    json["canaries"].push_back(std::move(canary));
  }
  return json.dump(2) + '\n';
}

}  // namespace nimplus::report
