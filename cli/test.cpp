#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>

#include "cli/command.hpp"
#include "cli/duration.hpp"
#include "cli/new_file.hpp"
#include "cli/test_plan.hpp"
#include "properties/rounds.hpp"
#include "report/terminal.hpp"
#include "report/test_canaries.hpp"
#include "report/test_json.hpp"
#include "report/test_junit.hpp"
#include "report/test_list.hpp"
#include "report/test_sums.hpp"
#include "report/test_text.hpp"

namespace nimplus::cli {
namespace {

constexpr int kCanaryCases = 200;  // a planted bug that hides longer is not planted well
constexpr int kCasesMost = 10'000'000;

properties::Results run_silent(const TestPlan& plan) {
  return {properties::run(plan.one_heap, [](const properties::SuiteRow&) {}),
          properties::run_sums(plan.sums, plan.one_heap.search, [](const properties::SumRow&) {}),
          {}};
}

/// Prints each row as soon as it is known, under the heading of its stage. What is not within reach
/// is only counted, in the last line, unless somebody asked for it by name.
properties::Results run_shown(const TestPlan& plan, bool all_rows) {
  const properties::Search& search = plan.one_heap.search;
  properties::Results results;
  std::optional<properties::Stage> stage;
  fmt::print("seed {}, {} games a pair\n", search.seed, search.cases);
  results.rows = properties::run(plan.one_heap, [&](const properties::SuiteRow& row) {
    if (!all_rows && !row.beyond_reach.empty()) return;
    if (stage != row.stage) fmt::print("{}\n", report::heading(row.stage));
    stage = row.stage;
    fmt::print("{}", report::row_text(row, search));
    std::fflush(stdout);
  });
  if (!plan.sums.empty()) fmt::print("sums of heaps\n");
  results.sums = properties::run_sums(plan.sums, search, [&](const properties::SumRow& row) {
    fmt::print("{}", report::sum_text(row, search));
    std::fflush(stdout);
  });
  return results;
}

/// Further rounds until `end`; of these only what fails is printed, and on a terminal how far the
/// round has come.
void go_on_until(std::chrono::steady_clock::time_point end, const TestPlan& plan, bool shown,
                 properties::Results& results) {
  const properties::Search& search = plan.one_heap.search;
  const std::size_t pairs = properties::pairs_left(results);
  std::optional<report::Progress> progress;
  bool any_failed = false;
  properties::go_on(plan.one_heap, results,
                    {[&] { return std::chrono::steady_clock::now() >= end; },
                     [&](std::size_t round, std::size_t done) {
                       if (done == 0 || !progress) {
                         progress.emplace(fmt::format("further round {}", round), pairs);
                       }
                       progress->show(done);
                     },
                     [&](const properties::SuiteRow& row) {
                       progress.reset();
                       if (!shown) return;
                       if (!any_failed) fmt::print("further rounds\n");
                       any_failed = true;
                       fmt::print("{}", report::row_text(row, search));
                       std::fflush(stdout);
                     }});
  progress.reset();
  if (shown) fmt::print("{}", report::rounds_text(*results.rounds, search));
}

int run_suite(const TestWords& words) {
  const TestPlan plan = plan_of(words);
  if (!words.junit.empty()) expect_place_for_file(words.junit);
  const auto begin = std::chrono::steady_clock::now();
  std::optional<std::chrono::seconds> time;
  if (!words.time.empty()) time = duration_of(words.time, "--time");
  auto results = words.json ? run_silent(plan) : run_shown(plan, words.names_rows());
  if (time) go_on_until(begin + *time, plan, !words.json, results);
  const properties::Tally tally = properties::tally(results);
  fmt::print("{}", words.json ? report::test_json(results, plan.one_heap.search)
                              : report::verdict_text(tally));
  if (!words.junit.empty()) {
    std::fflush(stdout);
    write_new_file(words.junit, report::test_junit(results, plan.one_heap.search), true);
  }
  return tally.held() ? kHeld : kFalsified;
}

int run_canaries(const TestWords& words) {
  properties::Search search;
  search.seed = words.seed;
  search.cases = static_cast<int>(words.cases.value_or(kCanaryCases));
  const auto rows = properties::try_canaries(search);
  const auto wrong_sums = properties::try_wrong_sums(search);
  if (words.json) {
    fmt::print("{}", report::canaries_json(rows, wrong_sums, search));
  } else {
    fmt::print("seed {}, {} games a pair\n{}\n{}\nsums of heaps\n{}", search.seed, search.cases,
               report::canary_matrix(rows), report::canary_scores(rows),
               report::wrong_sum_matrix(wrong_sums));
  }
  return std::ranges::all_of(rows, &properties::CanaryRow::killed) &&
                 std::ranges::all_of(wrong_sums, &properties::WrongSumRow::killed)
             ? kHeld
             : kFalsified;
}

int run(const TestWords& words) {
  if (!words.list) return words.canaries ? run_canaries(words) : run_suite(words);
  fmt::print("{}", words.json ? report::property_list_json() : report::property_list());
  return kHeld;
}

}  // namespace

Command test() {
  const auto words = std::make_shared<TestWords>();
  return {{{"--solver", "Only that solver", &words->solver},
           {"--property", "Only that property (see --list)", &words->property},
           {"--seed", "Where the random games start", &words->seed},
           {.name = "--cases",
            .help = fmt::format("Random games a pair; {}, or {} a canary", kCases, kCanaryCases),
            .value = &words->cases,
            .min = 1,
            .max = kCasesMost},
           {"--replays", "A file of games to try first instead of our own", &words->replays},
           {"--exhaustive", "Small worlds far larger: for many minutes", &words->exhaustive},
           {"--canaries", "Try the properties on planted bugs instead", &words->canaries},
           {"--list", "Name the properties, their claims and sources", &words->list},
           {"--json", "Print one JSON object", &words->json},
           {.name = "--time",
            .help = "Go on with further seeds for so long: 30s, 10m, 2h",
            .value = &words->time,
            .excludes = "--canaries"},
           {.name = "--junit",
            .help = "Also write a report for CI servers to this file",
            .value = &words->junit,
            .excludes = "--canaries"}},
          [words] { return run(*words); }};
}

}  // namespace nimplus::cli
