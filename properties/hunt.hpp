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
  std::size_t enumerated = 20'000;         ///< questions tried from the smallest on
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
  /// Of the domain of enumerate_questions(), in its order from the smallest on: none of them fails.
  std::size_t enumerated = 0;
  bool certified = false;  ///< that is everything in the domain below the failing question
  bool out_of_time = false;
};

/// Hunts for the smallest question inside the contract on which `stranger` does not give the answer
/// of `reference`: starts from `known_failing` (what the corpus found), or else tries the smallest
/// questions and random small ones; shrinks; then enumerates everything smaller in the order of
/// corpus::smaller. Throws what `stranger` throws.
Quarry hunt(const corpus::Problem& problem, const corpus::Contract& contract,
            const corpus::Answerer& stranger, const corpus::Answerer& reference,
            const HuntBudget& budget, const std::optional<corpus::Question>& known_failing);

/// Of a program that fails on a question: the first other contract of the problem that rules that
/// question out and in which a hunt of its own finds nothing; null when there is none.
const corpus::Contract* contract_it_keeps(const corpus::Problem& problem,
                                          const corpus::Question& failing,
                                          const corpus::Answerer& stranger,
                                          const corpus::Answerer& reference,
                                          const HuntBudget& budget);

}  // namespace nimplus::properties
