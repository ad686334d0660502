#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "properties/sums.hpp"
#include "rules/outcome.hpp"

namespace nimplus::properties {

/// What a solver says of the positions of one sum, as functions of its heaps.
struct SumAnswers {
  std::function<Outcome(std::span<const Size>)> outcome;
  std::function<std::vector<SumMove>(std::span<const Size>)> winning_moves;
};

/// A named way to answer every position of an impartial sum up to `heaps_max`, in both conventions.
struct SumSolver {
  std::string name;
  std::function<SumAnswers(const Sum&, std::span<const Size> heaps_max)> answers;
};

/// The solver of fast/: Grundy values, and the tame rule under misère play.
const SumSolver& fast_sums();

enum class SumStatus : std::uint8_t {
  Theorem,  ///< proved: a counterexample is a bug
  False,    ///< commonly said and wrong: finding no counterexample is a bug
};

/// A claim about sums of heaps.
struct SumClaim {
  std::string id;        ///< "S1": the row of the theory
  std::string name;      ///< "sum-outcome"
  std::string sentence;  ///< "a sum is lost exactly where the XOR of its Grundy values is 0"
  std::string source;
  SumStatus status = SumStatus::Theorem;
  bool of_solver = false;  ///< speaks of a solver's answers, else of the games themselves
  /// Begins one search: does the claim fail on a sum up to its heaps, for the solver?
  std::function<SumTrial(const SumSolver&)> begin;
  std::vector<SumWorld> worlds;  ///< walked one after the other, each in its own order
  std::optional<SumGame>
      listed;  ///< of a false claim: the counterexample of its source, if it has one
};

/// Every claim, theorems first.
std::span<const SumClaim> sum_claims();

/// Walks the claim's worlds, then, for a theorem, random sums like those of its first world. Same
/// search, same finding. `solver` matters to claims of_solver only.
SumFinding check(const SumClaim& claim, const Search& search,
                 const SumSolver& solver = fast_sums());

/// A theorem without counterexample, or a false claim with one that is not larger than the listed.
bool as_expected(const SumClaim& claim, const SumFinding& finding);

}  // namespace nimplus::properties
