#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "fast/solvers.hpp"
#include "report/terminal.hpp"
#include "report/test_json.hpp"
#include "report/test_text.hpp"
#include "rules/input_error.hpp"

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

/// The rows called `wanted`, or all of them; throws InputError with the known names.
template <class Row>
std::vector<Row> chosen(std::span<const Row> rows, const std::string& wanted, const char* flag,
                        std::string known) {
  std::vector<Row> picked;
  for (const Row& row : rows) {
    if (wanted.empty() || row.name == wanted) picked.push_back(row);
    known += (known.empty() ? "" : ", ") + row.name;
  }
  if (picked.empty()) throw InputError({flag}, wanted, "one of " + known);
  return picked;
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
  plan.solvers = chosen(fast::solvers(), words.solver, "--solver", "");
  plan.small_worlds = words.property.empty() || words.property == properties::kSmallWorlds;
  if (words.property != properties::kSmallWorlds) {
    plan.properties = chosen(properties::all(), words.property, "--property",
                             std::string(properties::kSmallWorlds));
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
    case properties::Stage::SmallWorlds:
      return "small worlds";
    case properties::Stage::RandomGames:
      return "random games";
  }
  return "";
}

/// Prints each row as soon as it is known, under the heading of its stage.
std::vector<properties::SuiteRow> run_shown(const properties::Plan& plan) {
  std::optional<properties::Stage> stage;
  fmt::print("seed {}, {} games a pair\n", plan.search.seed, plan.search.cases);
  return properties::run(plan, [&](const properties::SuiteRow& row) {
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
  return fmt::format("{}, {} not within reach\n",
                     report::coloured(said, held ? report::Colour::Good : report::Colour::Bad),
                     rows.size() - tried);
}

int run_suite(const Words& words) {
  const properties::Plan plan = plan_of(words);
  std::vector<properties::SuiteRow> rows;
  if (words.json) {
    rows = properties::run(plan, [](const properties::SuiteRow&) {});
    fmt::print("{}", report::test_json(rows, plan.search));
  } else {
    rows = run_shown(plan);
    fmt::print("{}", verdict(rows));
  }
  return properties::held(rows) ? kHeld : kFalsified;
}

int run_canaries(const Words& words) {
  properties::Search search;
  search.seed = words.seed;
  search.cases = static_cast<int>(words.cases.value_or(kCanaryCases));
  const auto rows = properties::try_canaries(search);
  const auto killed = std::count_if(rows.begin(), rows.end(),
                                    [](const properties::CanaryRow& row) { return row.killed(); });
  if (words.json) {
    fmt::print("{}", report::canaries_json(rows, search));
  } else {
    fmt::print("seed {}, {} games a pair\n{}\n{} of {} canaries falsified\n", search.seed,
               search.cases, report::canary_matrix(rows), killed, rows.size());
  }
  return static_cast<std::size_t>(killed) == rows.size() ? kHeld : kFalsified;
}

int run(const Words& words) {
  if (!words.list) return words.canaries ? run_canaries(words) : run_suite(words);
  fmt::print("{}", report::property_list());
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
