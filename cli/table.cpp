#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdio>
#include <memory>
#include <new>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "cli/output.hpp"
#include "cli/reference.hpp"
#include "cli/rulesets.hpp"
#include "fast/dp.hpp"
#include "fast/grundy.hpp"
#include "fast/grundy_levels.hpp"
#include "fast/letters.hpp"
#include "fast/solvers.hpp"
#include "oracle/oracle.hpp"
#include "rules/input_error.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::cli {
namespace {

constexpr const char* kOracle = "oracle";  // limits itself, by its memory

constexpr double kBytesAsJson = 7;
constexpr double kGrundyBytes = 4;

struct Words {
  std::string ruleset;
  std::string rulesets;
  Size heap_max = 0;
  std::string solver;
  bool grundy = false;
  bool wl = false;
  bool json = false;
};

[[noreturn]] void refuse_heap(Size heap_max, Size largest, std::string_view name) {
  throw InputError({"--heap-max"}, std::to_string(heap_max),
                   fmt::format("at most {}, the largest heap of {}", largest, name));
}

Solver solver_for(const Words& words, const Ruleset& ruleset) {
  if (words.solver == kOracle) return {kOracle, {}, oracle::solve};
  std::vector<std::string> covering{kOracle};
  const Solver* farthest = nullptr;
  for (const Solver& solver : fast::solvers()) {
    if (!solver.reach.covers(ruleset, 0)) continue;
    covering.push_back(solver.name);
    if (!words.solver.empty() && words.solver != solver.name) continue;
    if (solver.reach.covers(ruleset, words.heap_max)) return solver;
    const bool farther =
        farthest == nullptr || solver.reach.largest_heap > farthest->reach.largest_heap;
    if (farther) farthest = &solver;
  }
  if (farthest != nullptr) {
    refuse_heap(words.heap_max, farthest->reach.largest_heap, farthest->name);
  }
  throw InputError({"--solver"}, words.solver,
                   fmt::format("one that covers this game: {}", fmt::join(covering, ", ")));
}

GrundySequence grundy_values(const Words& words, const Ruleset& ruleset) {
  expect_grundy_values(ruleset);
  if (words.solver == kOracle) return oracle::grundy(ruleset, words.heap_max);
  if (!words.solver.empty()) {
    throw InputError({"--solver"}, words.solver, "oracle, or nothing, with --grundy");
  }
  if (words.heap_max > fast::kLargestGrundyHeap) {
    refuse_heap(words.heap_max, fast::kLargestGrundyHeap, "the Grundy values");
  }
  expect_memory(words.heap_max, kGrundyBytes);
  return fast::grundy_by_levels(ruleset.left, words.heap_max);
}

/// The table as it is printed: the classes, or what they mean for Left moving first.
std::string letters(const WinTable& table, bool wl) {
  std::string text;
  text.reserve(table.outcome.size());
  for (const Outcome outcome : table.outcome) {
    text += !wl ? letter(outcome) : wins_moving_first(outcome, Player::Left) ? 'W' : 'L';
  }
  return text;
}

void print_grundy(const Words& words, const Ruleset& ruleset) {
  const GrundySequence sequence = grundy_values(words, ruleset);
  // A value at a time: as one document, 10^8 of them would take gigabytes.
  if (words.json) {
    fmt::print("{{\"ruleset\":\"{}\",\"heap_max\":{},\"grundy\":[", to_text(ruleset),
               words.heap_max);
  }
  const char* between = "";
  for (const std::uint32_t value : sequence.value) {
    fmt::print("{}{}", between, value);
    between = words.json ? "," : " ";
  }
  fmt::print("{}\n", words.json ? "]}" : "");
}

void print_outcomes(const Words& words, const Ruleset& ruleset) {
  if (words.wl && !words.json && words.solver.empty() &&
      words.heap_max <= fast::kLargestTableHeap) {
    fast::stream_letters(ruleset, 0, words.heap_max, write_out);
    write_out("\n");
    return;
  }
  const Solver solver = solver_for(words, ruleset);
  if (solver.name != kOracle) {
    expect_memory(words.heap_max, words.json ? kBytesAsJson : kBytesAsText);
  }
  const std::string text = letters(solver.solve(ruleset, words.heap_max), words.wl);
  if (words.json) {
    const nlohmann::ordered_json document{{"ruleset", to_text(ruleset)},
                                          {"heap_max", words.heap_max},
                                          {"solver", solver.name},
                                          {words.wl ? "left_first" : "outcomes", text}};
    fmt::print("{}\n", document.dump());
  } else {
    fmt::print("{}\n", text);
  }
}

int print_table(const Words& words, const Ruleset& ruleset) {
  try {
    words.grundy ? print_grundy(words, ruleset) : print_outcomes(words, ruleset);
  } catch (const std::bad_alloc&) {
    throw std::runtime_error(
        fmt::format("the table of heaps 0..{} does not fit in memory", words.heap_max));
  }
  return kHeld;
}

int run(const Words& words) {
  return each_ruleset(words.ruleset, words.rulesets,
                      [&](const Ruleset& ruleset) { return print_table(words, ruleset); });
}

}  // namespace

Command table() {
  const auto words = std::make_shared<Words>();
  return {
      {{"RULESET", "The game: {1,3,4}, {3,7,10}|{2,6,7}, either with ' misere'", &words->ruleset},
       {"--rulesets", "A file of rulesets, a line each ('-': standard input)", &words->rulesets},
       {.name = "--heap-max",
        .help = "The largest heap, included",
        .value = &words->heap_max,
        .required = true},
       {"--solver", "Answer by this solver, or by the slow oracle, not by the first that can",
        &words->solver},
       {"--grundy", "Grundy values", &words->grundy},
       {.name = "--wl",
        .help = "W and L for the player to move, Left moving first",
        .value = &words->wl,
        .excludes = "--grundy"},
       {"--json", "One JSON object", &words->json}},
      [words] { return run(*words); }};
}

}  // namespace nimplus::cli
