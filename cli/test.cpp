#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "fast/solvers.hpp"
#include "report/terminal.hpp"
#include "report/test_canaries.hpp"
#include "report/test_json.hpp"
#include "report/test_list.hpp"
#include "report/test_text.hpp"
#include "rules/row_called.hpp"

namespace nimplus::cli {
namespace {

constexpr int kCases = 2000;
constexpr int kCanaryCases = 200;  // a planted bug that hides longer is not planted well
constexpr int kCasesMost = 10'000'000;

struct Words {
  std::string solver;
  std::string property;
  std::string replays;
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> cases;
  bool exhaustive = false;
  bool canaries = false;
  bool list = false;
  bool json = false;
};

/// Every solver and the oracle, or the one that is wanted.
std::vector<Solver> solvers(const std::string& wanted) {
  std::vector<Solver> rows(fast::solvers().begin(), fast::solvers().end());
  rows.push_back(properties::minimax());
  if (wanted.empty()) return rows;
  return {row_called(rows, &Solver::name, wanted, {"--solver"})};
}

void expect_known_property(const std::string& wanted) {
  std::vector<std::string> known{std::string(properties::kSmallWorlds)};
  for (const auto& property : properties::all()) known.push_back(property.name);
  for (const auto& claim : properties::false_claims()) known.push_back(claim.property.name);
  if (!wanted.empty()) row_called(known, std::identity{}, wanted, {"--property"});
}

std::vector<properties::Replay> replays(const std::string& path) {
  if (path.empty()) {
    return properties::parse_replays(properties::shipped_replays(), "properties/replays.txt");
  }
  const InputText input = read_input(path);
  return properties::parse_replays(input.text, input.name);
}

properties::Plan plan_of(const Words& words) {
  properties::Plan plan;
  expect_known_property(words.property);
  plan.solvers = solvers(words.solver);
  const auto named = [&](std::string_view name) {
    return words.property.empty() || words.property == name;
  };
  plan.small_worlds = named(properties::kSmallWorlds);
  std::ranges::copy_if(properties::all(), std::back_inserter(plan.properties), named,
                       &properties::Property::name);
  if (words.solver.empty() || words.solver == properties::minimax().name) {
    std::ranges::copy_if(properties::false_claims(), std::back_inserter(plan.false_claims), named,
                         [](const auto& claim) { return claim.property.name; });
  }
  plan.exhaustive = words.exhaustive;
  plan.replays = replays(words.replays);
  plan.replays_file = words.replays;
  plan.search.seed = words.seed;
  plan.search.cases = static_cast<int>(words.cases.value_or(kCases));
  return plan;
}

const char* heading(properties::Stage stage) {
  switch (stage) {
    case properties::Stage::Replays:
      return "replays";
    case properties::Stage::FalseClaims:
      return "false claims";
    case properties::Stage::SmallWorlds:
      return "small worlds";
    case properties::Stage::RandomGames:
      return "random games";
  }
  return "";
}

/// Prints each row as soon as it is known, under the heading of its stage. What is not within reach
/// is only counted, in the last line, unless somebody asked for it by name.
std::vector<properties::SuiteRow> run_shown(const properties::Plan& plan, bool all_rows) {
  std::optional<properties::Stage> stage;
  fmt::print("seed {}, {} games a pair\n", plan.search.seed, plan.search.cases);
  return properties::run(plan, [&](const properties::SuiteRow& row) {
    if (!all_rows && !row.beyond_reach.empty()) return;
    if (stage != row.stage) fmt::print("{}\n", heading(row.stage));
    stage = row.stage;
    fmt::print("{}", report::row_text(row, plan.search));
    std::fflush(stdout);
  });
}

std::string verdict(std::span<const properties::SuiteRow> rows) {
  const std::size_t tried = properties::tried(rows);
  const auto falsified = std::ranges::count_if(rows, &properties::SuiteRow::falsified);
  const std::string said = tried == 0       ? "nothing was tried"
                           : falsified == 0 ? fmt::format("all {} held", tried)
                                            : fmt::format("{} of {} falsified", falsified, tried);
  const bool held = properties::held(rows);
  const auto news = std::ranges::count_if(rows, &properties::SuiteRow::news);
  return fmt::format("{}, {} not within reach{}\n",
                     report::coloured(said, held ? report::Colour::Good : report::Colour::Bad),
                     rows.size() - tried,
                     news == 0 ? ""
                               : fmt::format("; NEWS: {} counterexample{} to conjectures, which is "
                                             "no failure",
                                             news, news == 1 ? "" : "s"));
}

int run_suite(const Words& words) {
  const properties::Plan plan = plan_of(words);
  std::vector<properties::SuiteRow> rows;
  if (words.json) {
    rows = properties::run(plan, [](const properties::SuiteRow&) {});
    fmt::print("{}", report::test_json(rows, plan.search));
  } else {
    rows = run_shown(plan, !words.solver.empty() || !words.property.empty());
    fmt::print("{}", verdict(rows));
  }
  return properties::held(rows) ? kHeld : kFalsified;
}

int run_canaries(const Words& words) {
  properties::Search search;
  search.seed = words.seed;
  search.cases = static_cast<int>(words.cases.value_or(kCanaryCases));
  const auto rows = properties::try_canaries(search);
  if (words.json) {
    fmt::print("{}", report::canaries_json(rows, search));
  } else {
    fmt::print("seed {}, {} games a pair\n{}\n{}", search.seed, search.cases,
               report::canary_matrix(rows), report::canary_scores(rows));
  }
  return std::ranges::all_of(rows, &properties::CanaryRow::killed) ? kHeld : kFalsified;
}

int run(const Words& words) {
  if (!words.list) return words.canaries ? run_canaries(words) : run_suite(words);
  fmt::print("{}", words.json ? report::property_list_json() : report::property_list());
  return kHeld;
}

}  // namespace

Command test() {
  const auto words = std::make_shared<Words>();
  return {{{"--solver", "Only that solver", &words->solver},
           {"--property", "Only that property (see --list)", &words->property},
           {"--seed", "Where the random games start", &words->seed},
           {.name = "--cases",
            .help = fmt::format("Random games a pair; {}, or {} a canary", kCases, kCanaryCases),
            .value = &words->cases,
            .min = 1,
            .max = kCasesMost},
           {"--replays", "A file of games to try first instead of our own", &words->replays},
           {"--exhaustive", "Small worlds far larger: for hours", &words->exhaustive},
           {"--canaries", "Try the properties on planted bugs instead", &words->canaries},
           {"--list", "Name the properties, their claims and sources", &words->list},
           {"--json", "Print one JSON object", &words->json}},
          [words] { return run(*words); }};
}

}  // namespace nimplus::cli
