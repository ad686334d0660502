#pragma once

#include <string>
#include <vector>

#include "fast/random_sets.hpp"
#include "rules/ruleset.hpp"

// For the benchmarks: the games that are timed, and what every timed answer is compared with.

namespace nimplus::fast {

struct NamedGame {
  std::string name;
  Ruleset ruleset;
};

/// One random set of a name: the same on every machine, whatever other sets there are.
inline SubtractionSet set_called(const std::string& name, std::size_t count, Size min, Size max) {
  SplitMix random{0xcbf29ce484222325U};
  for (const char letter : name) random.state = random.state * 31 + static_cast<unsigned char>(letter);
  return random_set(random, count, min, max);
}

/// The removals of `set` for a contestant's table; each must be below 2^31.
inline std::vector<int> as_ints(const SubtractionSet& set) {
  std::vector<int> removals;
  for (const Size removal : set) removals.push_back(static_cast<int>(removal));
  return removals;
}

}  // namespace nimplus::fast
