#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "properties/results.hpp"

namespace nimplus::cli {

constexpr int kCases = 2000;

/// What `nimplus test` is told.
struct TestWords {
  std::string solver;
  std::string property;
  std::string replays;
  std::string junit;  ///< a file to write
  std::string time;   ///< "10m"; empty: one round
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> cases;
  bool exhaustive = false;
  bool canaries = false;
  bool list = false;
  bool json = false;

  bool names_rows() const { return !solver.empty() || !property.empty(); }
};

/// The solvers and claims that are wanted, all of them where none is named. Throws InputError for
/// a name that is not known, and for replays that cannot be read.
struct TestPlan {
  properties::Plan one_heap;
  std::vector<properties::SumClaim> sums;
};
TestPlan plan_of(const TestWords& words);

}  // namespace nimplus::cli
