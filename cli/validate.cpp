#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "cli/reference.hpp"
#include "cli/sources.hpp"
#include "cli/validate_file.hpp"
#include "corpus/corpus.hpp"
#include "corpus/format.hpp"
#include "judge/submission.hpp"
#include "report/validation.hpp"
#include "rules/input_error.hpp"
#include "rules/row_called.hpp"

namespace nimplus::cli {
namespace {

namespace fs = std::filesystem;
using judge::Verdict;

struct Words {
  std::vector<std::string> files;
  std::string problem;
  std::string contract;
  std::string corpus;
  std::string expect;
  std::uint64_t seed = 1;
  bool quick = false;
  bool all_cases = false;
  bool no_hunt = false;
  bool hunt_only = false;
  bool json = false;
  bool unsafe_no_sandbox = false;
};

Verdict verdict_called(const std::string& word) {
  static constexpr std::array kExpected{Verdict::AC,  Verdict::WA,  Verdict::TLE, Verdict::MLE,
                                        Verdict::OLE, Verdict::RTE, Verdict::CE};
  return row_called(kExpected, judge::name, word, {"--expect"});
}

/// What the flag says, else what the file's folder promises, else that it is right.
Verdict expected_of(const std::string& file, const Words& words) {
  if (!words.expect.empty()) return verdict_called(words.expect);
  return judge::verdict_of_folder(
             fs::absolute(file).lexically_normal().parent_path().filename().string())
      .value_or(Verdict::AC);
}

properties::HuntBudget budget(const Words& words) {
  properties::HuntBudget budget;
  budget.seed = words.seed;
  if (words.quick) {
    budget.random_cases = 100;
    budget.enumerated = 5'000;
    budget.time = std::chrono::seconds(3);
  }
  return budget;
}

/// Answers that come with a corpus are claims like any other.
void expect_right_answers(const corpus::Corpus& corpus, const corpus::Problem& problem,
                          const corpus::Contract& contract, const std::string& directory) {
  const corpus::Answerer reference = reference_answerer(problem, contract);
  for (std::size_t i = 0; i < corpus.cases.size(); ++i) {
    const auto wrong =
        problem.compare(reference(corpus.cases[i].input).output, corpus.cases[i].answer);
    if (!wrong) continue;
    throw InputError({directory},
                     fmt::format("the answer of case {} is wrong: {}", i + 1, wrong->what));
  }
}

/// The corpus handed in, or one made for the occasion.
corpus::Corpus corpus_of(const Words& words, const corpus::Problem& problem,
                         const corpus::Contract& contract) {
  if (words.hunt_only) return {};
  if (words.corpus.empty()) {
    return corpus::generate(problem, contract, words.seed,
                            words.quick ? corpus::Extent::Quick : corpus::Extent::Full,
                            reference());
  }
  corpus::Corpus corpus = corpus::formats().front().read(words.corpus);
  if (corpus.problem != problem.id || corpus.contract != contract.name) {
    throw InputError({words.corpus}, corpus.problem + ", contract " + corpus.contract,
                     "a corpus of " + problem.id + ", contract " + contract.name);
  }
  expect_right_answers(corpus, problem, contract, words.corpus);
  return corpus;
}

int validate_files(const Words& words) {
  const corpus::Problem& problem = corpus::problem_called(words.problem);
  const corpus::Contract& contract = corpus::contract_called(problem, words.contract);
  const std::vector<std::string> files = sources(words.files);
  if (!words.expect.empty()) verdict_called(words.expect);
  if (!judge::sandbox().available && !words.unsafe_no_sandbox) {
    throw judge::SandboxUnavailable(judge::sandbox().reason);
  }
  const corpus::Corpus cases = corpus_of(words, problem, contract);
  const report::ValidationRun run{&problem, contract.name,
                                  judge::sandbox_summary(words.unsafe_no_sandbox),
                                  words.hunt_only ? nullptr : &cases};
  if (!words.json) fmt::print("{}", report::heading(run));
  ValidationWishes wishes{Verdict::AC, budget(words), words.all_cases, words.no_hunt,
                          words.unsafe_no_sandbox};
  std::vector<report::Validated> validated;
  for (const std::string& file : files) {
    wishes.expected = expected_of(file, words);
    validated.push_back(validate_file(file, run, contract, wishes));
    if (!words.json) fmt::print("{}", report::paragraph(run, validated.back()));
    std::fflush(stdout);
  }
  fmt::print("{}", words.json ? report::json(run, validated) : report::closing(validated));
  int status = kHeld;
  for (const report::Validated& file : validated) {
    if (file.verdict() == Verdict::JE) return kCouldNot;
    if (!file.as_expected()) status = kFalsified;
  }
  return status;
}

}  // namespace

Command validate() {
  const auto words = std::make_shared<Words>();
  return {
      {{.name = "FILE",
        .help = "Programs, or directories of them",
        .value = &words->files,
        .required = true},
       {.name = "--problem",
        .help = names(corpus::problems(), &corpus::Problem::id),
        .value = &words->problem,
        .required = true},
       {"--contract", "What the inputs promise (default: source)", &words->contract},
       {"--corpus", "A corpus written by `nimplus corpus`; without it one is made", &words->corpus},
       {"--seed", "Of the corpus and the hunt", &words->seed},
       {"--expect", "The verdict expected of every file; else its folder's name says, else AC",
        &words->expect},
       {"--quick", "Small cases only, and a short hunt", &words->quick},
       {"--all-cases", "Go on after the first case that fails", &words->all_cases},
       {"--no-hunt", "The corpus only", &words->no_hunt},
       {.name = "--hunt-only",
        .help = "The hunt only",
        .value = &words->hunt_only,
        .excludes = "--no-hunt"},
       {"--json", "An array of results instead of the text", &words->json},
       {"--unsafe-no-sandbox", "Run strangers' programs with nothing between them and this machine",
        &words->unsafe_no_sandbox}},
      [words] { return validate_files(*words); }};
}

}  // namespace nimplus::cli
