#pragma once

#include <cstddef>
#include <functional>

#include "properties/results.hpp"

namespace nimplus::properties {

/// Who looks on while rounds go by. Every function is there.
struct Onlooker {
  std::function<bool()> time_is_over;  ///< asked before each pair
  /// Told before each pair: the round, counted from 1, and how many of its pairs are done.
  std::function<void(std::size_t round, std::size_t done)> begins;
  std::function<void(const SuiteRow&)> failed;  ///< told of falsified rows and of news
};

/// Goes on where run(plan) ended: tries the random games of every pair of property and solver again
/// with seed + 1, seed + 2, …, until the time is over or no pair is left. A pair that has failed,
/// then or now, is not tried again; its row in `results` becomes the one that failed and keeps its
/// seed. `results` are those of run(plan); their rounds are counted.
void go_on(const Plan& plan, Results& results, const Onlooker& onlooker);

/// The pairs that go_on() would try in its first round.
std::size_t pairs_left(const Results& results);

}  // namespace nimplus::properties
