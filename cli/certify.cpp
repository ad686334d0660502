#include <fmt/format.h>

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "cli/claim.hpp"
#include "cli/command.hpp"
#include "cli/new_file.hpp"
#include "cli/reference.hpp"
#include "cli/rulesets.hpp"
#include "fast/certify.hpp"
#include "fast/dp.hpp"
#include "fast/period.hpp"
#include "oracle/certificates.hpp"
#include "rules/certificate_text.hpp"
#include "rules/escaped.hpp"
#include "rules/input_error.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::cli {
namespace {

// What `check` is willing to read, 64 MiB, holds a certificate of these sizes.
constexpr Size kTableHeapMax = 50'000'000;
constexpr std::size_t kMovesMax = 1'000'000;

struct Words {
  std::string ruleset;
  std::string kind;
  std::optional<Size> heap_max;
  std::optional<Size> heap;
  std::string mover;
  bool grundy = false;
  std::string out;
  bool force = false;
};

void expect_left_out(bool left_out, const char* word, const Words& words) {
  if (!left_out) throw InputError({word}, "is nothing for --kind " + words.kind);
}

void expect_given(const std::optional<Size>& value, const char* word, const Words& words) {
  if (!value) throw InputError({word}, "is needed by --kind " + words.kind);
}

void expect_at_most(Size heap, Size largest, const char* word, const std::string& why) {
  if (heap <= largest) return;
  throw InputError({word}, std::to_string(heap), fmt::format("at most {}, {}", largest, why));
}

AnyCertificate table_of(const Ruleset& ruleset, const Words& words) {
  expect_given(words.heap_max, "--heap-max", words);
  expect_at_most(*words.heap_max, kTableHeapMax, "--heap-max",
                 "the largest table that check reads");
  expect_memory(*words.heap_max, kBytesAsText);
  return fast::certify_table(ruleset, *words.heap_max);
}

AnyCertificate win_of(const Ruleset& ruleset, const Words& words) {
  expect_given(words.heap, "--heap", words);
  expect_at_most(*words.heap, fast::kLargestTableHeap, "--heap", "the largest heap of a table");
  const Player mover = words.mover == "right" ? Player::Right : Player::Left;
  const auto found = fast::certify_win(ruleset, {*words.heap, mover}, kMovesMax);
  if (found) return *found;
  throw InputError({"--heap"}, std::to_string(*words.heap),
                   fmt::format("a heap whose strategy needs no more than {} moves", kMovesMax));
}

/// std::nullopt where there is no period within the heaps searched, which is said.
std::optional<AnyCertificate> period_of(const Ruleset& ruleset, const Words& words) {
  if (words.grundy) expect_grundy_values(ruleset);
  const Sequence sequence = words.grundy ? Sequence::GrundyValues : Sequence::OutcomeClasses;
  const Size heap_max = words.heap_max.value_or(heaps_searched(sequence));
  expect_at_most(heap_max, fast::largest_heap(sequence), "--heap-max",
                 fmt::format("the largest heap of the {}", name(sequence)));
  if (const auto found = fast::find_period(ruleset, heap_max, sequence)) return *found;
  fmt::print("{}\n", no_period(ruleset, sequence, heap_max));
  return std::nullopt;
}

std::optional<AnyCertificate> certificate_of(const Ruleset& ruleset, const Words& words) {
  const bool win = words.kind == "win";
  expect_left_out(win || !words.heap, "--heap", words);
  expect_left_out(win || words.mover.empty(), "--mover", words);
  expect_left_out(!win || !words.heap_max, "--heap-max", words);
  expect_left_out(words.kind == "period" || !words.grundy, "--grundy", words);
  if (win) return win_of(ruleset, words);
  return words.kind == "table" ? table_of(ruleset, words) : period_of(ruleset, words);
}

int run(const Words& words) {
  const auto certificate = certificate_of(parse_ruleset(words.ruleset, {"RULESET"}), words);
  if (!certificate) return kFalsified;
  const auto [verdict, why_not] = oracle::examine(*certificate);
  if (verdict != oracle::Finding::Verdict::Proved) {
    throw std::runtime_error(
        fmt::format("{}, not verified and not written: {}", claim(*certificate), why_not));
  }
  write_new_file(words.out, to_text(*certificate), words.force);
  fmt::print("{}, proved\nwritten to {}\n", claim(*certificate),
             escaped(words.out, words.out.size()));
  return kHeld;
}

}  // namespace

Command certify() {
  const auto words = std::make_shared<Words>();
  return {{{.name = "RULESET",
            .help = "The game: {1,3,4}, {3,7,10}|{2,6,7}, either with ' misere'",
            .value = &words->ruleset,
            .required = true},
           {.name = "--kind",
            .help = "table: the classes of heaps 0..--heap-max; period: from where on they repeat "
                    "themselves, and how often; win: a strategy for whoever wins --heap",
            .value = &words->kind,
            .required = true,
            .one_of = {"table", "period", "win"}},
           {"--heap-max", "The largest heap of the table, or to look for a period in",
            &words->heap_max},
           {"--heap", "The heap to win", &words->heap},
           {.name = "--mover",
            .help = "Who moves first from it: left, unless told otherwise, or right",
            .value = &words->mover,
            .one_of = {"left", "right"}},
           {"--grundy", "The period of the Grundy values, not of the classes", &words->grundy},
           {.name = "--out",
            .help = "The file to write, once the oracle has proved it",
            .value = &words->out,
            .required = true},
           {"--force", "Replace a file that is there", &words->force}},
          [words] { return run(*words); }};
}

}  // namespace nimplus::cli
