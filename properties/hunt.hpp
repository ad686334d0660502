#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "corpus/answerer.hpp"
#include "corpus/problem.hpp"

namespace nimplus::properties {

/// The smallest input found on which a program is wrong.
struct FailingInput {
  corpus::Question question;
  std::string input;  ///< the lines a judge would feed
  std::string expected;
  corpus::Reply got;
  std::string difference;         ///< where they first differ, or how the program failed
  bool certified = false;         ///< every smaller question was tried and none fails
  std::size_t smaller_tried = 0;  ///< inputs tried below it in the enumeration
};

/// How much a hunt may spend. Same seed and counts, same result, unless the time runs out.
struct HuntBudget {
  std::uint64_t seed = 1;
  int random_cases = 300;
  std::size_t enumerated = 20'000;
  std::chrono::milliseconds time{20'000};
};

/// Hunts for the smallest question inside the contract on which `stranger` differs from
/// `reference`: random small questions, then shrinking, then the enumeration of everything smaller
/// in the order and domain of corpus::smaller. `known_failing`, where the corpus has found one, is
/// where shrinking starts. std::nullopt: nothing was found.
std::optional<FailingInput> hunt(const corpus::Problem& problem, const corpus::Contract& contract,
                                 const corpus::Answerer& stranger,
                                 const corpus::Answerer& reference, const HuntBudget& budget,
                                 const std::optional<corpus::Question>& known_failing);

}  // namespace nimplus::properties
