#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "properties/sum_claims.hpp"

namespace nimplus::properties {

/// A wrong way to answer impartial sums, as people answer them.
struct WrongSum {
  std::string id;      ///< "R01", as the list of mistakes numbers them; "ours"
  std::string theory;  ///< "S4": the row of the theory that calls it false
  std::string claim;   ///< the mistake as a sentence about sums
  Convention convention = Convention::Normal;  ///< where it is wrong first
  bool of_moves = false;  ///< the outcomes are right, the lists of winning moves are not
  SumSolver solver;
  SumGame listed;    ///< the counterexample of the list
  SumGame smallest;  ///< the first of our enumeration
};

std::span<const WrongSum> wrong_sums();

/// The claims of_solver that each wrong way falsifies: one row a wrong way, one cell a claim, in
/// the order of sum_claims(); claims that do not speak of solvers are passed over (held).
struct WrongSumRow {
  const WrongSum* wrong = nullptr;
  std::vector<bool> falsified;
  bool killed() const {
    return std::find(falsified.begin(), falsified.end(), true) != falsified.end();
  }
};
std::vector<WrongSumRow> try_wrong_sums(const Search& search);

}  // namespace nimplus::properties
