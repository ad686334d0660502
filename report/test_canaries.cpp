#include "report/test_canaries.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/terminal.hpp"
#include "report/test_sums.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::report {
namespace {

using nlohmann::ordered_json;
using properties::CanaryRow;
using properties::Kind;
using properties::Mark;
using properties::Property;
using properties::Status;
using Names = std::vector<std::string>;

char letter(Mark mark) { return mark == Mark::Falsified ? 'X' : mark == Mark::Held ? '.' : '-'; }

/// The names of the theorems that falsify it.
Names killers(const CanaryRow& row) {
  Names names;
  for (std::size_t i = 0; i < row.marks.size(); ++i) {
    const Property& property = properties::all()[i];
    if (row.marks[i] == Mark::Falsified && property.status == Status::Theorem) {
      names.push_back(property.name);
    }
  }
  return names;
}

/// The theorems that falsify none.
Names idle(const std::vector<CanaryRow>& rows) {
  Names names;
  for (std::size_t i = 0; i < properties::all().size(); ++i) {
    const Property& property = properties::all()[i];
    const bool kills = std::ranges::any_of(
        rows, [i](const CanaryRow& row) { return row.marks[i] == Mark::Falsified; });
    if (!kills && property.status == Status::Theorem) names.push_back(property.name);
  }
  return names;
}

struct Score {
  std::size_t of = 0;
  Names survivors;
};

/// By metamorphic properties alone, of the canaries that solve another game or of the rest.
Score metamorphic(const std::vector<CanaryRow>& rows, bool solve_another) {
  Score score;
  for (const CanaryRow& row : rows) {
    if (row.canary->solves.empty() == solve_another) continue;
    ++score.of;
    if (!row.killed_by(Kind::Metamorphic)) score.survivors.push_back(row.canary->solver.name);
  }
  return score;
}

std::string listed(const Names& names) {
  return names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "));
}

std::string score_text(const char* what, const Score& score) {
  return fmt::format("{}: {} of {}; alive: {}\n", what, score.of - score.survivors.size(), score.of,
                     listed(score.survivors));
}

}  // namespace

std::string column_numbers(std::size_t count, std::size_t names) {
  std::string tens;
  std::string ones;
  for (std::size_t i = 1; i <= count; ++i) {
    tens += i % 10 == 0 ? std::to_string(i / 10) : " ";
    ones += std::to_string(i % 10);
  }
  return fmt::format("  {0:<{1}}{2}\n  {0:<{1}}{3}\n", "", names, tens, ones);
}

std::string canary_matrix(const std::vector<CanaryRow>& rows) {
  std::string text;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto& canary = *rows[i].canary;
    text += fmt::format("  {:>2}  {:<22}  {} heap {}: {}{}\n", i + 1, canary.solver.name,
                        to_text(canary.smallest.ruleset), canary.smallest.heap_max, canary.fault,
                        rows[i].killed() ? "" : coloured("  SURVIVES", Colour::Bad));
  }
  text += '\n' + column_numbers(rows.size(), 20);
  for (std::size_t property = 0; property < properties::all().size(); ++property) {
    text += fmt::format("  {:<20}", properties::all()[property].name);
    for (const CanaryRow& row : rows) text += letter(row.marks[property]);
    text += '\n';
  }
  return text + "\n  X falsified   . held   - not within reach\n";
}

std::string canary_scores(const std::vector<CanaryRow>& rows) {
  const auto killed = std::ranges::count_if(rows, &CanaryRow::killed);
  std::string text = fmt::format("{} of {} canaries falsified\n", killed, rows.size());
  text += score_text("by metamorphic properties alone", metamorphic(rows, false));
  text += score_text("of those that solve another game", metamorphic(rows, true));
  text += fmt::format("properties that falsify none: {}\n", listed(idle(rows)));
  Names by_one;
  for (const CanaryRow& row : rows) {
    const Names names = killers(row);
    if (names.size() == 1) by_one.push_back(row.canary->solver.name + " by " + names[0]);
  }
  return text + fmt::format("canaries falsified by one property alone: {}\n", listed(by_one));
}

std::string canaries_json(const std::vector<CanaryRow>& rows,
                          const std::vector<properties::WrongSumRow>& wrong_sums,
                          const properties::Search& search) {
  ordered_json json{{"seed", search.seed}, {"cases", search.cases}};
  json["killed"] = std::ranges::all_of(rows, &CanaryRow::killed) &&
                   std::ranges::all_of(wrong_sums, &properties::WrongSumRow::killed);
  json["alive_without_oracle"] = metamorphic(rows, false).survivors;
  json["alive_without_oracle_solving_another_game"] = metamorphic(rows, true).survivors;
  json["idle_properties"] = idle(rows);
  json["canaries"] = ordered_json::array();
  for (const CanaryRow& row : rows) {
    const auto& canary = *row.canary;
    json["canaries"].push_back(
        {{"name", canary.solver.name},
         {"fault", canary.fault},
         {"source", canary.source},
         {"solves", canary.solves},
         {"smallest",
          {{"ruleset", to_text(canary.smallest.ruleset)}, {"heap", canary.smallest.heap_max}}},
         {"falsified_by", killers(row)}});
  }
  json["wrong_sums"] = wrong_sums_json(wrong_sums);
  return json.dump(2) + '\n';
}

}  // namespace nimplus::report
