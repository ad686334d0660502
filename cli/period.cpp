#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "cli/command.hpp"
#include "cli/new_file.hpp"
#include "cli/rulesets.hpp"
#include "fast/period.hpp"
#include "oracle/verify.hpp"
#include "rules/certificate_text.hpp"
#include "rules/input_error.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::cli {
namespace {

struct Words {
  std::string ruleset;
  std::string rulesets;
  std::optional<Size> heap_max;
  std::string certificate;
  bool grundy = false;
  bool force = false;
  bool json = false;
};

Sequence sequence_of(const Words& words) {
  return words.grundy ? Sequence::GrundyValues : Sequence::OutcomeClasses;
}

Size budget(const Words& words) {
  const Size largest = fast::largest_heap(sequence_of(words));
  const Size heap_max = words.heap_max.value_or(heaps_searched(sequence_of(words)));
  if (heap_max <= largest) return heap_max;
  throw InputError({"--heap-max"}, std::to_string(heap_max),
                   fmt::format("at most {} for the {}", largest, name(sequence_of(words))));
}

/// What the command says of one ruleset, before it is put into words.
struct Answer {
  Certificate certificate;
  Size heaps_searched = 0;
  std::optional<std::string> unverified;  ///< why, in the checker's words
};

std::string json(const Ruleset& ruleset, Sequence sequence, Size heaps,
                 const std::optional<Answer>& answer) {
  nlohmann::ordered_json document{{"ruleset", to_text(ruleset)}, {"sequence", name(sequence)}};
  document["preperiod"] = nullptr;
  document["period"] = nullptr;
  if (answer) {
    document["preperiod"] = answer->certificate.period.preperiod;
    document["period"] = answer->certificate.period.period;
    document["verified"] = !answer->unverified;
    if (answer->unverified) document["why_not"] = *answer->unverified;
  }
  document["heaps_searched"] = heaps;
  return document.dump();
}

std::string sentence(const Answer& answer) {
  const auto& [ruleset, sequence, period] = answer.certificate;
  return fmt::format("{} of {}: preperiod {} period {}, {}", name(sequence), to_text(ruleset),
                     period.preperiod, period.period,
                     answer.unverified ? "not verified: " + *answer.unverified : "verified");
}

int say(const Words& words, const Ruleset& ruleset) {
  if (words.grundy) expect_grundy_values(ruleset);
  const Size heap_max = budget(words);
  const Sequence sequence = sequence_of(words);
  const fast::PeriodSearch search = fast::search_period(ruleset, sequence, heap_max);
  std::optional<Answer> answer;
  if (search.certificate) {
    answer = Answer{*search.certificate, search.heaps, oracle::verify(*search.certificate)};
  }
  if (words.json) {
    fmt::print("{}\n", json(ruleset, sequence, search.heaps, answer));
  } else {
    fmt::print("{}\n", answer ? sentence(*answer) : no_period(ruleset, sequence, heap_max));
  }
  if (!answer) return kFalsified;
  if (answer->unverified) return kCouldNot;
  if (!words.certificate.empty()) {
    write_new_file(words.certificate, to_text(answer->certificate), words.force);
  }
  return kHeld;
}

int run(const Words& words) {
  return each_ruleset(words.ruleset, words.rulesets,
                      [&](const Ruleset& ruleset) { return say(words, ruleset); });
}

}  // namespace

Command period() {
  const auto words = std::make_shared<Words>();
  return {
      {{"RULESET", "The game: {1,3,4}, {3,7,10}|{2,6,7}, either with ' misere'", &words->ruleset},
       {"--rulesets", "A file of rulesets, a line each ('-': standard input)", &words->rulesets},
       {"--grundy", "Of the Grundy values, not of the outcome classes", &words->grundy},
       {"--heap-max", "Look for it within the heaps to this one (10^8; of Grundy values 10^7)",
        &words->heap_max},
       {.name = "--certificate",
        .help = "A file to write, once the period is verified",
        .value = &words->certificate,
        .excludes = "--rulesets"},
       {.name = "--force",
        .help = "Replace a certificate that is there",
        .value = &words->force,
        .needs = "--certificate"},
       {"--json", "One JSON object a ruleset", &words->json}},
      [words] { return run(*words); }};
}

}  // namespace nimplus::cli
