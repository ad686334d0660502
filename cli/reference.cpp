#include "cli/reference.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "fast/solvers.hpp"
#include "oracle/memory.hpp"
#include "oracle/verify.hpp"
#include "rules/expects.hpp"
#include "rules/input_error.hpp"

namespace nimplus::cli {
namespace {

std::optional<std::string> refute(const Ruleset& ruleset, const WinTable& table) {
  const auto found = oracle::refute(ruleset, table);
  if (!found) return std::nullopt;
  return fmt::format("the table calls heap {} {} for {} to move, and the recurrence says otherwise",
                     found->position.heap, found->claimed_win ? "won" : "lost",
                     found->position.to_move == Player::Left ? "Left" : "Right");
}

}  // namespace

const Solver& solver_for(std::string_view name, const Ruleset& ruleset, Size heap_max) {
  std::vector<std::string> covering;
  for (const Solver& solver : fast::solvers()) {
    if (!solver.reach.covers(ruleset, heap_max)) continue;
    if (name.empty() || solver.name == name) return solver;
    covering.push_back(solver.name);
  }
  throw InputError({"--solver"}, std::string(name),
                   fmt::format("a solver that covers this game: {}", fmt::join(covering, ", ")));
}

void expect_memory(Size heap_max, double bytes_per_heap) {
  oracle::expect_room(fmt::format("the table of heaps 0..{}", heap_max),
                      bytes_per_heap * static_cast<double>(heap_max), "there are only",
                      static_cast<double>(oracle::available_bytes()));
}

corpus::Reference reference() {
  return {[](const Ruleset& ruleset, Size heap_max) {
            return solver_for("", ruleset, heap_max).solve(ruleset, heap_max);
          },
          refute};
}

corpus::Answerer reference_answerer(const corpus::Problem& problem,
                                    const corpus::Contract& contract) {
  return [&problem, &contract, reference = reference()](std::string_view input) {
    const corpus::Question question = problem.read(input, "input", contract);
    const Ruleset ruleset = corpus::ruleset_of(question);
    const WinTable table = reference.outcomes(ruleset, question.heap);
    if (const auto refuted = reference.refute(ruleset, table)) throw ContractViolation(*refuted);
    return corpus::Reply{problem.answer(question, table), "", ""};
  };
}

}  // namespace nimplus::cli
