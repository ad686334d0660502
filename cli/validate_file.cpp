#include "cli/validate_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "cli/reference.hpp"
#include "judge/languages.hpp"
#include "judge/submission.hpp"
#include "oracle/oracle.hpp"
#include "report/play_text.hpp"
#include "report/terminal.hpp"
#include "rules/input_error.hpp"

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
  if (failing.got.failed() || failing.question.heap > kHeapMax) return "";
  Size heap = failing.question.heap;
  if (problem.lists == 1) {
    const auto difference = problem.compare(failing.expected, failing.got.output);
    if (!difference || !difference->heap) return difference ? difference->what : "";
    heap = *difference->heap;
  }
  const Ruleset ruleset = corpus::ruleset_of(failing.question);
  const auto line = oracle::line_of_play(ruleset, {heap, Player::Left});
  return fmt::format("heap {}, {} moves first: {}, {}", heap,
                     report::name(Player::Left, problem.players), report::line_text(line),
                     report::end_text(ruleset.convention, line.back(), problem.players));
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
  const corpus::Answerer reference = reference_answerer(*run.problem, contract);
  validated.hunt =
      properties::hunt(*run.problem, contract, stranger, reference, wishes.hunt, failing);
  if (!validated.hunt->failing) return;
  validated.why = why_wrong(*run.problem, *validated.hunt->failing);
  std::string& output = validated.hunt->failing->got.output;
  output.resize(std::min(output.size(), report::kOutputBytesKept));
  const corpus::Contract* const kept = properties::contract_it_keeps(
      *run.problem, validated.hunt->failing->question, stranger, reference, wishes.hunt);
  if (kept != nullptr) {
    validated.remark = fmt::format("within the contract {} ({}) no failing input was found",
                                   kept->name, kept->summary);
  }
}

/// Fills in what becomes of the file as it goes, so that a judge's failure leaves the rest
/// standing.
void judge_and_hunt(report::Validated& validated, const report::ValidationRun& run,
                    const corpus::Contract& contract, const ValidationWishes& wishes) {
  judge::Limits limits;
  limits.cpu = run.problem->time_limit;
  limits.memory_bytes = run.problem->memory_limit_bytes;
  judge::Submission submission(validated.file, limits, wishes.unsafe_no_sandbox);
  if (const auto& error = submission.compile_error()) {
    validated.judgement = {Verdict::CE, *error, {}};
    return;
  }
  validated.judgement.verdict = Verdict::AC;
  if (run.corpus != nullptr) {
    report::Progress progress(validated.file, run.corpus->cases.size());
    validated.judgement = judge_cases(submission, *run.problem, *run.corpus, wishes.all_cases,
                                      [&](std::size_t done) { progress.show(done); });
  }
  if (!wishes.no_hunt && validated.judgement.verdict != Verdict::JE) {
    hunt(validated, run, contract, wishes, judge::as_answerer(submission));
  }
}

}  // namespace

report::Validated validate_file(const std::string& file, const report::ValidationRun& run,
                                const corpus::Contract& contract, const ValidationWishes& wishes) {
  report::Validated validated;
  validated.file = file;
  validated.language = judge::language_of(file).name;
  validated.expected = wishes.expected;
  try {
    judge_and_hunt(validated, run, contract, wishes);
  } catch (const InputError&) {
    throw;
  } catch (const judge::SandboxUnavailable&) {
    throw;
  } catch (const std::runtime_error& error) {
    validated.judgement.verdict = Verdict::JE;
    validated.judgement.detail = error.what();
  }
  return validated;
}

}  // namespace nimplus::cli
