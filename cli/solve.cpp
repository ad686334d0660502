#include <fmt/format.h>

#include <memory>
#include <string>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/reference.hpp"
#include "rules/row_called.hpp"

namespace nimplus::cli {
namespace {

struct Words {
  std::string problem;
  std::string contract;
  std::string solver;
  std::string file;
};

int run(const Words& words) {
  const corpus::Problem& problem = corpus::problem_called(words.problem);
  const corpus::Contract& contract = corpus::contract_called(problem, words.contract);
  const InputText input = read_input(words.file);
  const corpus::Question question = problem.read(input.text, input.name, contract);
  const Ruleset ruleset = corpus::ruleset_of(question);
  const Solver& solver = solver_for(words.solver, ruleset, question.heap);
  fmt::print("{}", problem.answer(question, solver.solve(ruleset, question.heap)));
  return kHeld;
}

}  // namespace

Command solve() {
  const auto words = std::make_shared<Words>();
  return {{{.name = "--problem",
            .help = "Which problem: " + names(corpus::problems(), &corpus::Problem::id),
            .value = &words->problem,
            .required = true},
           {"--contract", "What the input must keep to; see the README", &words->contract},
           {"--solver", "Answer by this solver, not by the first that can", &words->solver},
           {"FILE", "The input; standard input when left out", &words->file}},
          [words] { return run(*words); }};
}

}  // namespace nimplus::cli
