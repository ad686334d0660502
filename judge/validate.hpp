#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "corpus/corpus.hpp"
#include "judge/submission.hpp"

namespace nimplus::judge {

/// One case of the corpus against one submission.
struct CaseResult {
  std::size_t index = 0;  ///< into Corpus::cases
  Verdict verdict = Verdict::JE;
  std::string detail;  ///< why not AC: where the output first differs, or the run's evidence
  std::chrono::microseconds cpu{0};
  std::size_t peak_memory_bytes = 0;
};

/// A submission judged on a corpus.
struct Judgement {
  Verdict verdict = Verdict::JE;  ///< of the first case that is not AC; CE before any case
  std::string detail;
  std::vector<CaseResult> cases;  ///< those that ran, in corpus order; ends at the first JE
};

/// Runs the submission on every case in order and stops at the first that is not AC, unless
/// `all_cases`. `progress` (may be empty) is told the number of cases done.
Judgement judge_cases(Submission& submission, const corpus::Problem& problem,
                      const corpus::Corpus& corpus, bool all_cases,
                      const std::function<void(std::size_t)>& progress);

}  // namespace nimplus::judge
