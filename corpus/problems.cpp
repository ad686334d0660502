#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

#include "corpus/problem.hpp"
#include "corpus/problem_rows.hpp"
#include "rules/input_error.hpp"

namespace nimplus::corpus {
namespace {

template <typename Row>
const Row& row_called(std::span<const Row> rows, std::string Row::* name, std::string_view wanted,
                      const char* flag) {
  std::vector<std::string> names;
  for (const Row& row : rows) {
    if (row.*name == wanted) return row;
    names.push_back(row.*name);
  }
  throw InputError({flag}, std::string(wanted), fmt::format("one of {}", fmt::join(names, ", ")));
}

}  // namespace

std::span<const Problem> problems() {
  static const std::array rows{nim_plus_problem(), stick_game_problem()};
  return rows;
}

const Problem& problem_called(std::string_view id) {
  return row_called(problems(), &Problem::id, id, "--problem");
}

const Contract& contract_called(const Problem& problem, std::string_view name) {
  if (name.empty()) return problem.contracts.front();
  return row_called(std::span(problem.contracts), &Contract::name, name, "--contract");
}

}  // namespace nimplus::corpus
