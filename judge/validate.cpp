#include "judge/validate.hpp"

namespace nimplus::judge {
namespace {

CaseResult judge_case(Submission& submission, const corpus::Problem& problem,
                      const corpus::Case& test, std::size_t index) {
  const Run run = submission.run(test.input);
  CaseResult result{index, run.verdict, run.detail, run.cpu, run.peak_memory_bytes};
  if (run.verdict != Verdict::AC) return result;
  if (auto difference = problem.compare(test.answer, run.output)) {
    result.verdict = Verdict::WA;
    result.detail = std::move(difference->what);
  }
  return result;
}

}  // namespace

Judgement judge_cases(Submission& submission, const corpus::Problem& problem,
                      const corpus::Corpus& corpus, bool all_cases,
                      const std::function<void(std::size_t)>& progress) {
  Judgement judgement;
  judgement.verdict = Verdict::AC;
  if (const auto& error = submission.compile_error()) {
    judgement.verdict = Verdict::CE;
    judgement.detail = *error;
    return judgement;
  }
  for (std::size_t index = 0; index < corpus.cases.size(); ++index) {
    const CaseResult& result =
        judgement.cases.emplace_back(judge_case(submission, problem, corpus.cases[index], index));
    if (progress) progress(index + 1);
    if (result.verdict == Verdict::AC) continue;
    if (judgement.verdict == Verdict::AC || result.verdict == Verdict::JE) {
      judgement.verdict = result.verdict;
      judgement.detail = result.detail;
    }
    if (!all_cases || result.verdict == Verdict::JE) break;
  }
  return judgement;
}

}  // namespace nimplus::judge
