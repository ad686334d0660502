#include <array>

#include "corpus/problem.hpp"
#include "corpus/problem_rows.hpp"
#include "rules/row_called.hpp"

namespace nimplus::corpus {

std::span<const Problem> problems() {
  static const std::array rows{nim_plus_problem(), stick_game_problem()};
  return rows;
}

const Problem& problem_called(std::string_view id) {
  return row_called(problems(), &Problem::id, id, {"--problem"});
}

const Contract& contract_called(const Problem& problem, std::string_view name) {
  if (name.empty()) return problem.contracts.front();
  return row_called(problem.contracts, &Contract::name, name, {"--contract"});
}

const Contract& contract_to_solve(const Problem& problem, std::string_view name) {
  if (problem.beyond && problem.beyond->name == name) return *problem.beyond;
  return contract_called(problem, name);
}

}  // namespace nimplus::corpus
