#include "report/test_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/test_text.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::report {
namespace {

using nlohmann::ordered_json;
using properties::CanaryRow;
using properties::Line;
using properties::Mark;
using properties::Search;
using properties::Stage;

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

ordered_json line_json(const Line& line, const Search& search) {
  ordered_json json{
      {"stage", name(line.stage)}, {"property", line.property}, {"solver", line.solver}};
  if (!line.beyond_reach.empty()) {
    json["status"] = "not within reach";
    json["reason"] = line.beyond_reach;
    return json;
  }
  json["status"] = line.finding.held() ? "held" : "falsified";
  json["cases"] = line.finding.cases;
  if (!line.finding.gave_up.empty()) json["gave_up"] = line.finding.gave_up;
  if (line.finding.counterexample) {
    const auto& failure = *line.finding.counterexample;
    json["smallest"] = game_json(failure.game);
    json["certified"] = line.finding.certified;
    json["smaller_tried"] = line.finding.smaller_tried;
    json["expected"] = failure.expected;
    json["got"] = failure.got;
    if (line.showing) json["play"] = play_text(failure.game.ruleset, line.showing->play);
    json["rerun"] = rerun_command(line, search);
  }
  return json;
}

}  // namespace

std::string test_json(const std::vector<Line>& lines, const Search& search) {
  ordered_json json{{"seed", search.seed}, {"cases", search.cases}};
  json["held"] =
      std::none_of(lines.begin(), lines.end(), [](const Line& line) { return line.falsified(); });
  json["lines"] = ordered_json::array();
  for (const Line& line : lines) json["lines"].push_back(line_json(line, search));
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
