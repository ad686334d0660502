#include "properties/rounds.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "rules/expects.hpp"

namespace nimplus::properties {
namespace {

bool is_left(const SuiteRow& row) {
  return row.stage == Stage::RandomGames && row.beyond_reach.empty() && row.finding.held();
}

template <typename Row, typename Name>
Row called(const std::vector<Row>& rows, Name Row::* name, const std::string& wanted) {
  const auto row = std::ranges::find(rows, wanted, name);
  expects(row != rows.end(), "a row of a run names what its plan has");
  return *row;
}

/// The random games of one pair, with one seed.
SuiteRow tried_again(const Plan& plan, const SuiteRow& row, std::uint64_t seed) {
  Plan pair;
  pair.solvers = {called(plan.solvers, &Solver::name, row.solver)};
  pair.properties = {called(plan.properties, &Property::name, row.property)};
  pair.small_worlds = false;
  pair.search = plan.search;
  pair.search.seed = seed;
  SuiteRow tried = run(pair, [](const SuiteRow&) {}).front();
  tried.seed = seed;
  return tried;
}

}  // namespace

std::size_t pairs_left(const Results& results) {
  return static_cast<std::size_t>(std::ranges::count_if(results.rows, is_left));
}

void go_on(const Plan& plan, Results& results, const Onlooker& onlooker) {
  Rounds& rounds = results.rounds.emplace();
  while (pairs_left(results) > 0) {
    std::size_t done = 0;
    for (SuiteRow& row : results.rows) {
      if (!is_left(row)) continue;
      if (onlooker.time_is_over()) return;
      if (done == 0) ++rounds.begun;
      onlooker.begins(rounds.begun, done++);
      SuiteRow tried = tried_again(plan, row, plan.search.seed + rounds.begun);
      rounds.games += tried.finding.cases;
      if (tried.finding.held()) continue;
      row = std::move(tried);
      onlooker.failed(row);
    }
    ++rounds.whole;
  }
}

}  // namespace nimplus::properties
