#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "corpus/answerer.hpp"
#include "corpus/problem.hpp"

namespace nimplus::properties {

/// How much a hunt may spend. Same seed and counts, same result, unless the time runs out.
struct HuntBudget {
  std::uint64_t seed = 1;
  int random_cases = 300;                  ///< random small questions, when no failing one is known
  std::size_t enumerated = 20'000;         ///< questions tried in the search for a smaller one
  std::chrono::milliseconds time{20'000};  ///< for all of it
};

/// The smallest input found on which a program is wrong.
struct FailingInput {
  corpus::Question question;
  std::string input;     ///< the lines a judge would feed
  std::string expected;  ///< the answer text
  corpus::Reply got;
};

/// What a hunt came to.
struct Quarry {
  std::optional<FailingInput> failing;
  std::size_t random_tried = 0;
  std::size_t smaller_tried = 0;  ///< questions below the failing one that were enumerated
  bool certified = false;         ///< nothing smaller in the domain of enumerate_questions() fails
  bool out_of_time = false;
};

/// Hunts for the smallest question inside the contract on which `stranger` does not give the answer
/// of `reference`: starts from `known_failing` (what the corpus found) or else from random small
/// questions, shrinks, then enumerates everything smaller in the order of corpus::smaller. Throws
/// std::runtime_error when the stranger's runs fail for the judge's own reasons ("JE").
Quarry hunt(const corpus::Problem& problem, const corpus::Contract& contract,
            const corpus::Answerer& stranger, const corpus::Answerer& reference,
            const HuntBudget& budget, const std::optional<corpus::Question>& known_failing);

}  // namespace nimplus::properties
