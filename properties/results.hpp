#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "properties/suite.hpp"
#include "properties/sum_claims.hpp"

namespace nimplus::properties {

/// What became of one claim about sums of heaps.
struct SumRow {
  SumClaim claim;
  SumFinding finding;
  bool falsified() const { return !as_expected(claim, finding); }
};

/// Whose answers the claim is tried on: fast_sums(), or the explicit graph alone.
std::string solver_of(const SumClaim& claim);

/// Checks the claims one after the other; each row is told when it is known.
std::vector<SumRow> run_sums(const std::vector<SumClaim>& claims, const Search& search,
                             const std::function<void(const SumRow&)>& tell);

/// Rounds of random games after the first, as --time has them.
struct Rounds {
  std::size_t begun = 0;
  std::size_t whole = 0;  ///< of those begun; all or all but the last
  std::size_t games = 0;
};

/// All that one run has found.
struct Results {
  std::vector<SuiteRow> rows;
  std::vector<SumRow> sums;
  std::optional<Rounds> rounds;
};

struct Tally {
  std::size_t tried = 0;
  std::size_t falsified = 0;  ///< of those tried
  std::size_t news = 0;       ///< of those tried: counterexamples to conjectures, no failures
  std::size_t beyond_reach = 0;
  /// Something was tried, and nothing was falsified.
  bool held() const { return tried > 0 && falsified == 0; }
};

Tally tally(const Results& results);

}  // namespace nimplus::properties
