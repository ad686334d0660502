#include "cli/heap_answer.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "oracle/certificates.hpp"
#include "oracle/local.hpp"
#include "rules/certificate_text.hpp"
#include "rules/escaped.hpp"
#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::cli {
namespace {

std::string json(const Ruleset& ruleset, Size heap, const HeapAnswer& answer) {
  nlohmann::ordered_json document{{"ruleset", to_text(ruleset)}, {"heap", heap}};
  if (answer.outcome) document["outcome"] = std::string(1, letter(*answer.outcome));
  if (answer.grundy) document["grundy"] = *answer.grundy;
  if (answer.period) {
    document["preperiod"] = answer.period->preperiod;
    document["period"] = answer.period->period;
  }
  return document.dump();
}

}  // namespace

HeapAnswer answer_by_period(const fast::Periodic& periodic, Size heap) {
  const auto& [ruleset, sequence, period] = periodic.certificate;
  HeapAnswer answer;
  answer.period = period;
  bool holds = false;
  if (sequence == Sequence::GrundyValues) {
    const auto value = [&](Size at) { return fast::grundy_value_at(periodic, at); };
    answer.grundy = value(heap);
    holds = oracle::mex_holds(ruleset.left, heap, value);
  } else {
    const auto outcome = [&](Size at) { return fast::outcome_at(periodic, at); };
    answer.outcome = outcome(heap);
    holds = oracle::recurrence_holds(ruleset, heap, outcome);
  }
  expects(holds, "the recurrence at the heap that the period answers");
  return answer;
}

void print_answer(const Ruleset& ruleset, Size heap, const HeapAnswer& answer, bool as_json) {
  if (as_json) {
    fmt::print("{}\n", json(ruleset, heap, answer));
  } else if (answer.grundy) {
    fmt::print("{}\n", *answer.grundy);
  } else {
    fmt::print("{}\n", letter(*answer.outcome));
  }
}

std::optional<Certificate> proved_certificate(const std::string& path, int& status) {
  const InputText input = read_input(path);
  const Certificate certificate = parse_certificate(input.text, input.name);
  const auto [verdict, why_not] = oracle::examine(certificate);
  if (verdict == oracle::Finding::Verdict::Proved) return certificate;
  const bool refuted = verdict == oracle::Finding::Verdict::Refuted;
  status = refuted ? kFalsified : kCouldNot;
  fmt::print(stderr, "nimplus: {}: {}: {}\n", escaped(input.name, input.name.size()),
             refuted ? "refuted" : "not checked", why_not);
  return std::nullopt;
}

}  // namespace nimplus::cli
