#include "report/test_sums.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/grouped.hpp"
#include "report/terminal.hpp"
#include "report/test_canaries.hpp"
#include "rules/sum_text.hpp"

namespace nimplus::report {
namespace {

using nlohmann::ordered_json;
using properties::Search;
using properties::SumRow;
using properties::SumStatus;
using properties::WrongSumRow;
using Names = std::vector<std::string>;

std::string expected_text(const SumRow& row) {
  if (row.claim.status == SumStatus::Theorem) {
    return fmt::format("holds on all {} small sums and {} random ones", grouped(row.finding.sums),
                       grouped(row.finding.random));
  }
  const auto& listed = row.claim.listed;
  return fmt::format("false, as {} shows, the smallest{}",
                     to_text(row.finding.counterexample->game),
                     listed ? fmt::format(" (listed: {})", to_text(*listed)) : "");
}

Names killers(const WrongSumRow& row) {
  Names names;
  for (std::size_t i = 0; i < row.falsified.size(); ++i) {
    if (row.falsified[i]) names.push_back(properties::sum_claims()[i].name);
  }
  return names;
}

}  // namespace

std::string fault_text(const SumRow& row) {
  if (!row.finding.gave_up.empty()) return "GAVE UP: " + row.finding.gave_up;
  if (!row.finding.counterexample) {
    return fmt::format("FALSIFIED: no counterexample in {} sums", grouped(row.finding.sums));
  }
  return row.claim.status == SumStatus::Theorem
             ? "FALSIFIED"
             : "FALSIFIED: larger than the listed " + to_text(*row.claim.listed);
}

std::string counterexample_text(const SumRow& row, const Search& search) {
  std::string text;
  if (const auto& failure = row.finding.counterexample) {
    text = fmt::format("    sum       {}\n    expected  {}\n    got       {}\n",
                       to_text(failure->game), failure->expected, failure->got);
  }
  return text + fmt::format("    rerun     {}\n", rerun_command(row, search));
}

std::string rerun_command(const SumRow& row, const Search& search) {
  return fmt::format("nimplus test --solver {} --property {} --seed {} --cases {}",
                     solver_of(row.claim), row.claim.name, search.seed, search.cases);
}

std::string sum_text(const SumRow& row, const Search& search) {
  const std::string start = fmt::format("  {:<27}  {:<7}  ", row.claim.name, solver_of(row.claim));
  if (!row.falsified()) return start + coloured(expected_text(row), Colour::Good) + '\n';
  return start + coloured(fault_text(row), Colour::Bad) + '\n' + counterexample_text(row, search);
}

ordered_json sum_json(const SumRow& row, const Search& search) {
  const bool theorem = row.claim.status == SumStatus::Theorem;
  ordered_json json{{"stage", "sums-of-heaps"},
                    {"property", row.claim.name},
                    {"solver", solver_of(row.claim)},
                    {"claim", theorem ? "theorem" : "false"},
                    {"status", row.falsified() ? "falsified"
                               : theorem       ? "held"
                                               : "false, as known"},
                    {"sums", row.finding.sums},
                    {"random_sums", row.finding.random}};
  if (!row.finding.gave_up.empty()) json["gave_up"] = row.finding.gave_up;
  if (row.claim.listed) json["listed"] = to_text(*row.claim.listed);
  if (const auto& failure = row.finding.counterexample) {
    json["smallest"] = to_text(failure->game);
    json["expected"] = failure->expected;
    json["got"] = failure->got;
    json["rerun"] = rerun_command(row, search);
  }
  return json;
}

std::string wrong_sum_matrix(const std::vector<WrongSumRow>& rows) {
  constexpr std::size_t kNames = 26;
  std::string text;
  std::size_t killed = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto& wrong = *rows[i].wrong;
    const bool dies = !killers(rows[i]).empty();
    killed += dies ? 1 : 0;
    text += fmt::format("  {:>2}  {:<22}  {}: {}{}\n", i + 1, wrong.solver.name,
                        to_text(wrong.smallest), wrong.claim,
                        dies ? "" : coloured("  SURVIVES", Colour::Bad));
  }
  text += '\n' + column_numbers(rows.size(), kNames);
  Names idle;
  for (std::size_t claim = 0; claim < properties::sum_claims().size(); ++claim) {
    const auto& row = properties::sum_claims()[claim];
    if (!row.of_solver) continue;
    std::string marks;
    for (const WrongSumRow& wrong : rows) marks += wrong.falsified[claim] ? 'X' : '.';
    if (marks.find('X') == std::string::npos) idle.push_back(row.name);
    text += fmt::format("  {:<{}}{}\n", row.name, kNames, marks);
  }
  return text + fmt::format("\n{} of {} wrong sums falsified; claims that falsify none: {}\n",
                            killed, rows.size(),
                            idle.empty() ? "none" : fmt::format("{}", fmt::join(idle, ", ")));
}

ordered_json wrong_sums_json(const std::vector<WrongSumRow>& rows) {
  ordered_json json = ordered_json::array();
  for (const WrongSumRow& row : rows) {
    json.push_back({{"name", row.wrong->solver.name},
                    {"fault", row.wrong->claim},
                    {"source", row.wrong->id},
                    {"smallest", to_text(row.wrong->smallest)},
                    {"listed", to_text(row.wrong->listed)},
                    {"falsified_by", killers(row)}});
  }
  return json;
}

}  // namespace nimplus::report
