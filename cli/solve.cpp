#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>

#include "cli/command.hpp"
#include "cli/heap_answer.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/problem_words.hpp"
#include "cli/reference.hpp"
#include "cli/rulesets.hpp"
#include "fast/dp.hpp"
#include "fast/engine.hpp"
#include "fast/grundy.hpp"
#include "fast/grundy_levels.hpp"
#include "fast/letters.hpp"
#include "fast/periodic.hpp"
#include "rules/input_error.hpp"

namespace nimplus::cli {
namespace {

constexpr Size kHeapLargest = 1'000'000'000'000'000'000;

struct Words {
  std::string subject;  // the file of a problem, or a ruleset
  std::string problem;
  std::string contract;
  std::string solver;
  std::string rulesets;
  std::string certificate;
  std::optional<Size> heap;
  std::optional<Size> heap_max;
  bool grundy = false;
  bool json = false;
};

int solve_problem(const Words& words) {
  const corpus::Problem& problem = corpus::problem_called(words.problem);
  const corpus::Contract& contract = corpus::contract_to_solve(problem, words.contract);
  const InputText input = read_input(words.subject);
  const corpus::Question question = problem.read(input.text, input.name, contract);
  const Ruleset ruleset = corpus::ruleset_of(question);
  if (problem.first_letter && words.solver.empty()) {
    fast::stream_letters(ruleset, *problem.first_letter, question.heap, write_out);
    write_out("\n");
    return kHeld;
  }
  const Solver& solver = solver_for(words.solver, ruleset, question.heap);
  expect_memory(question.heap, kBytesAsText);
  write_out(problem.answer(question, solver.solve(ruleset, question.heap)));
  return kHeld;
}

/// The heaps that are computed at most: all below the one asked for are no more than these, or
/// these are searched for a period.
Size budget(const Words& words, Sequence sequence) {
  return words.heap_max.value_or(heaps_searched(sequence));
}

std::optional<HeapAnswer> by_period(const Words& words, const Ruleset& ruleset, Sequence sequence) {
  const auto periodic = fast::find_periodic(ruleset, sequence, budget(words, sequence));
  if (!periodic) return std::nullopt;
  return answer_by_period(*periodic, *words.heap);
}

std::optional<HeapAnswer> grundy_of_heap(const Words& words, const Ruleset& ruleset) {
  expect_grundy_values(ruleset);
  if (*words.heap > budget(words, Sequence::GrundyValues)) {
    return by_period(words, ruleset, Sequence::GrundyValues);
  }
  HeapAnswer answer;
  answer.grundy = fast::grundy_by_levels(ruleset.left, *words.heap).value.back();
  return answer;
}

std::optional<HeapAnswer> outcome_of_heap(const Words& words, const Ruleset& ruleset) {
  HeapAnswer answer;
  if (!words.solver.empty()) {
    const Solver& solver = solver_for(words.solver, ruleset, *words.heap);
    expect_memory(*words.heap, kBytesAsText);
    answer.outcome = solver.solve(ruleset, *words.heap).outcome.back();
    return answer;
  }
  if (*words.heap > budget(words, Sequence::OutcomeClasses)) {
    auto found = by_period(words, ruleset, Sequence::OutcomeClasses);
    if (found || words.heap_max || *words.heap > fast::kLargestTableHeap) return found;
  }
  fast::Engine engine(ruleset, *words.heap);
  engine.run_to(*words.heap);
  answer.outcome = outcome_of(!engine.losing(Player::Left)[*words.heap],
                              !engine.losing(Player::Right)[*words.heap]);
  return answer;
}

int solve_heap(const Words& words, const Ruleset& ruleset) {
  const Sequence sequence = words.grundy ? Sequence::GrundyValues : Sequence::OutcomeClasses;
  const auto answer =
      words.grundy ? grundy_of_heap(words, ruleset) : outcome_of_heap(words, ruleset);
  if (!answer) {
    std::fflush(stdout);
    fmt::print(stderr, "nimplus: {}\n", no_period(ruleset, sequence, budget(words, sequence)));
    return kFalsified;
  }
  print_answer(ruleset, *words.heap, *answer, words.json);
  return kHeld;
}

int solve_by_certificate(const Words& words) {
  if (!words.subject.empty()) {
    throw InputError({"RULESET"}, words.subject, "nothing: the certificate names the game");
  }
  int status = kHeld;
  const auto certificate = proved_certificate(words.certificate, status);
  if (!certificate) return status;
  const HeapAnswer answer = answer_by_period(fast::periodic_of(*certificate), *words.heap);
  print_answer(certificate->ruleset, *words.heap, answer, words.json);
  return kHeld;
}

int run(const Words& words) {
  if (!words.problem.empty()) return solve_problem(words);
  if (!words.heap) throw InputError({"--heap"}, "no heap is given, and no --problem either");
  if (!words.certificate.empty()) return solve_by_certificate(words);
  if (words.grundy && !words.solver.empty()) {
    throw InputError({"--solver"}, words.solver, "nothing with --grundy");
  }
  return each_ruleset(words.subject, words.rulesets,
                      [&](const Ruleset& ruleset) { return solve_heap(words, ruleset); });
}

}  // namespace

Command solve() {
  const auto words = std::make_shared<Words>();
  return {{{"RULESET",
            "With --heap, the game: {1,3,4}, {3,7,10}|{2,6,7}, either with ' misere'; with "
            "--problem an input FILE (standard input when left out)",
            &words->subject},
           problem_word("Answer an input of this problem: ", &words->problem),
           contract_word(&words->contract),
           {.name = "--heap",
            .help = "Answer this heap of RULESET",
            .value = &words->heap,
            .max = kHeapLargest},
           {.name = "--rulesets",
            .help = "A file of rulesets, a line each ('-': standard input), instead of RULESET",
            .value = &words->rulesets,
            .needs = "--heap"},
           {.name = "--grundy",
            .help = "The Grundy value of the heap, not its class",
            .value = &words->grundy,
            .excludes = "--certificate",
            .needs = "--heap"},
           {.name = "--heap-max",
            .help = "Compute no more heaps than to this one; beyond, answer by the period",
            .value = &words->heap_max,
            .max = fast::kLargestGrundyHeap,
            .excludes = "--certificate",
            .needs = "--heap"},
           {.name = "--certificate",
            .help = "Answer by the period certificate in this file ('-': standard input), once it "
                    "is proved, instead of RULESET",
            .value = &words->certificate,
            .excludes = "--rulesets",
            .needs = "--heap"},
           {.name = "--solver",
            .help = "Answer by this solver, not by the first that can",
            .value = &words->solver,
            .excludes = "--certificate"},
           {.name = "--json",
            .help = "One JSON object a ruleset",
            .value = &words->json,
            .needs = "--heap"}},
          [words] { return run(*words); }};
}

}  // namespace nimplus::cli
