#include "corpus/corpus.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "corpus/families.hpp"
#include "rules/expects.hpp"

namespace nimplus::corpus {
namespace {

/// The family's admitted questions as cases without answers.
std::vector<Case> drawn(const Family& family, const Problem& problem, const Contract& contract,
                        std::uint64_t seed, Extent extent) {
  Random random = Random::stream(seed, problem.id + '/' + family.name);
  std::vector<Case> cases;
  for (Draft& draft : family.questions(random, contract)) {
    if (extent == Extent::Quick && cases.size() == family.quick) break;
    if (!admits(contract, draft.question)) continue;
    Case drawn_case{family.name, std::move(draft.reason), std::move(draft.question), "", ""};
    drawn_case.input = problem.write(drawn_case.question);
    expects(problem.read(drawn_case.input, family.name, contract) == drawn_case.question,
            "a question that is read back as it was written");
    cases.push_back(std::move(drawn_case));
  }
  return cases;
}

std::string answer(const Problem& problem, const Question& question, const Reference& reference) {
  const Ruleset ruleset = ruleset_of(question);
  const WinTable table = reference.outcomes(ruleset, question.heap);
  expects(table.outcome.size() == question.heap + 1, "a table of heaps 0..n");
  if (const auto wrong = reference.refute(ruleset, table)) throw ContractViolation(*wrong);
  return problem.answer(question, table);
}

}  // namespace

Corpus generate(const Problem& problem, const Contract& contract, std::uint64_t seed, Extent extent,
                const Reference& reference) {
  Corpus corpus{problem.id, contract.name, seed, {}, extent};
  std::set<std::string> inputs;
  for (const Family& family : families()) {
    if (family.problem != problem.id) continue;
    for (Case& next : drawn(family, problem, contract, seed, extent)) {
      if (!inputs.insert(next.input).second) continue;
      next.answer = answer(problem, next.question, reference);
      corpus.cases.push_back(std::move(next));
    }
  }
  // The samples were drawn first and stay in the statement's order.
  const auto rest = std::ranges::find_if_not(
      corpus.cases, [](const std::string& family) { return family == "samples"; }, &Case::family);
  std::ranges::sort(rest, corpus.cases.end(), smaller, &Case::question);
  return corpus;
}

}  // namespace nimplus::corpus
