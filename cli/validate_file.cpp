#include "cli/validate_file.hpp"

#include <fmt/format.h>

#include <optional>

#include "cli/reference.hpp"
#include "judge/submission.hpp"
#include "oracle/oracle.hpp"
#include "report/play_text.hpp"
#include "report/terminal.hpp"

namespace nimplus::cli {
namespace {

using judge::Verdict;

std::optional<corpus::Question> first_failing(const judge::Judgement& judgement,
                                              const corpus::Corpus& corpus) {
  for (const judge::CaseResult& result : judgement.cases) {
    if (result.verdict != Verdict::AC) return corpus.cases[result.index].question;
  }
  return std::nullopt;
}

/// Why the answer is wrong: the heap where it first goes wrong, and a line of play from there in
/// which the side that wins plays its winning removals.
std::string why_wrong(const corpus::Problem& problem, const properties::FailingInput& failing) {
  constexpr Size kHeapMax = 10'000;
  if (!failing.got.failure.empty() || failing.question.heap > kHeapMax) return "";
  Size heap = failing.question.heap;
  if (problem.lists == 1) {
    const auto difference = problem.compare(failing.expected, failing.got.output);
    if (!difference || !difference->heap) return difference ? difference->what : "";
    heap = *difference->heap;
  }
  const Ruleset ruleset = corpus::ruleset_of(failing.question);
  const auto line = oracle::line_of_play(ruleset, {heap, Player::Left});
  return fmt::format("heap {}, Left moves first: {}, {}", heap, report::line_text(line),
                     report::end_text(ruleset.convention, line.back()));
}

/// Of a program that fails: a narrower contract that rules its smallest failing input out, and in
/// which a hunt finds no failing one.
std::string narrower_contract(const corpus::Problem& problem, const corpus::Contract& contract,
                              const corpus::Answerer& stranger,
                              const properties::HuntBudget& budget,
                              const corpus::Question& failing) {
  for (const corpus::Contract& narrower : problem.contracts) {
    if (narrower.name == contract.name || corpus::admits(narrower, failing)) continue;
    const auto hunt = properties::hunt(problem, narrower, stranger,
                                       reference_answerer(problem, narrower), budget, std::nullopt);
    if (!hunt.failing) {
      return fmt::format("it fails only outside the contract {} ({}), as far as {} inputs show",
                         narrower.name, narrower.summary, hunt.random_tried);
    }
  }
  return "";
}

void hunt(report::Validated& validated, const report::ValidationRun& run,
          const corpus::Contract& contract, const ValidationWishes& wishes,
          const corpus::Answerer& answer) {
  std::optional<corpus::Question> failing;
  if (run.corpus != nullptr) failing = first_failing(validated.judgement, *run.corpus);
  report::Progress progress(validated.file + ": hunting for the smallest failing input", 0);
  std::size_t runs = 0;
  const corpus::Answerer stranger = [&](std::string_view input) {
    progress.show(++runs);
    return answer(input);
  };
  validated.hunt =
      properties::hunt(*run.problem, contract, stranger, reference_answerer(*run.problem, contract),
                       wishes.hunt, failing);
  if (validated.hunt->failing) {
    validated.why = why_wrong(*run.problem, *validated.hunt->failing);
    validated.remark = narrower_contract(*run.problem, contract, stranger, wishes.hunt,
                                         validated.hunt->failing->question);
  }
}

}  // namespace

report::Validated validate_file(const std::string& file, const report::ValidationRun& run,
                                const corpus::Contract& contract, const ValidationWishes& wishes) {
  judge::Limits limits;
  limits.cpu = run.problem->time_limit;
  limits.memory_bytes = run.problem->memory_limit_bytes;
  judge::Submission submission(file, limits, wishes.unsafe_no_sandbox);
  report::Validated validated;
  validated.file = file;
  validated.language = submission.language();
  validated.expected = wishes.expected;
  if (const auto& error = submission.compile_error()) {
    validated.judgement = {Verdict::CE, *error, {}};
    return validated;
  }
  validated.judgement.verdict = Verdict::AC;
  if (run.corpus != nullptr) {
    report::Progress progress(file, run.corpus->cases.size());
    validated.judgement = judge_cases(submission, *run.problem, *run.corpus, wishes.all_cases,
                                      [&](std::size_t done) { progress.show(done); });
  }
  if (!wishes.no_hunt && validated.judgement.verdict != Verdict::JE) {
    hunt(validated, run, contract, wishes, judge::as_answerer(submission));
  }
  return validated;
}

}  // namespace nimplus::cli
