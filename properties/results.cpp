#include "properties/results.hpp"

#include <algorithm>
#include <utility>

namespace nimplus::properties {

std::string solver_of(const SumClaim& claim) {
  return claim.of_solver ? fast_sums().name : minimax().name;
}

std::vector<SumRow> run_sums(const std::vector<SumClaim>& claims, const Search& search,
                             const std::function<void(const SumRow&)>& tell) {
  std::vector<SumRow> rows;
  for (const SumClaim& claim : claims) {
    rows.push_back({claim, check(claim, search)});
    tell(rows.back());
  }
  return rows;
}

Tally tally(const Results& results) {
  const auto count = [](const auto& rows, auto which) {
    return static_cast<std::size_t>(std::ranges::count_if(rows, which));
  };
  Tally tally;
  tally.tried = tried(results.rows) + results.sums.size();
  tally.falsified =
      count(results.rows, &SuiteRow::falsified) + count(results.sums, &SumRow::falsified);
  tally.news = count(results.rows, &SuiteRow::news);
  tally.beyond_reach = results.rows.size() - tried(results.rows);
  return tally;
}

}  // namespace nimplus::properties
