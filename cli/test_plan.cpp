#include "cli/test_plan.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <string_view>

#include "cli/input.hpp"
#include "fast/solvers.hpp"
#include "rules/row_called.hpp"

namespace nimplus::cli {
namespace {

/// Every solver and the oracle, or the one that is wanted; none where it answers sums only.
std::vector<Solver> solvers(const std::string& wanted) {
  std::vector<Solver> rows(fast::solvers().begin(), fast::solvers().end());
  rows.push_back(properties::minimax());
  if (wanted.empty()) return rows;
  std::vector<std::string> known;
  std::ranges::transform(rows, std::back_inserter(known), &Solver::name);
  known.push_back(properties::fast_sums().name);
  row_called(known, std::identity{}, wanted, {"--solver"});
  std::erase_if(rows, [&](const Solver& row) { return row.name != wanted; });
  return rows;
}

void expect_known_property(const std::string& wanted) {
  std::vector<std::string> known{std::string(properties::kSmallWorlds)};
  for (const auto& property : properties::all()) known.push_back(property.name);
  for (const auto& claim : properties::false_claims()) known.push_back(claim.property.name);
  for (const auto& claim : properties::sum_claims()) known.push_back(claim.name);
  if (!wanted.empty()) row_called(known, std::identity{}, wanted, {"--property"});
}

std::vector<properties::Replay> replays(const std::string& path) {
  if (path.empty()) {
    return properties::parse_replays(properties::shipped_replays(), "properties/replays.txt");
  }
  const InputText input = read_input(path);
  return properties::parse_replays(input.text, input.name);
}

}  // namespace

TestPlan plan_of(const TestWords& words) {
  TestPlan wanted;
  properties::Plan& plan = wanted.one_heap;
  expect_known_property(words.property);
  plan.solvers = solvers(words.solver);
  const auto named = [&](std::string_view name) {
    return words.property.empty() || words.property == name;
  };
  plan.small_worlds = !plan.solvers.empty() && named(properties::kSmallWorlds);
  std::ranges::copy_if(properties::all(), std::back_inserter(plan.properties), named,
                       &properties::Property::name);
  if (words.solver.empty() || words.solver == properties::minimax().name) {
    std::ranges::copy_if(properties::false_claims(), std::back_inserter(plan.false_claims), named,
                         [](const auto& claim) { return claim.property.name; });
  }
  std::ranges::copy_if(properties::sum_claims(), std::back_inserter(wanted.sums),
                       [&](const properties::SumClaim& claim) {
                         return named(claim.name) &&
                                (words.solver.empty() || words.solver == solver_of(claim));
                       });
  plan.exhaustive = words.exhaustive;
  plan.replays = replays(words.replays);
  plan.replays_file = words.replays;
  plan.search.seed = words.seed;
  plan.search.cases = static_cast<int>(words.cases.value_or(kCases));
  return wanted;
}

}  // namespace nimplus::cli
