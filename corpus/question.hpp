#pragma once

#include <vector>

#include "rules/ruleset.hpp"

namespace nimplus::corpus {

/// One question of a judge problem, as listed: the order and the repeats of removals are kept,
/// because wrong programs trip over them.
struct Question {
  Size heap = 0;
  /// One list (shared by both players) or two (the first mover's, the second mover's), by problem.
  std::vector<std::vector<Size>> listed;

  friend bool operator==(const Question&, const Question&) = default;
};

/// The game that is asked about: the first list is Left's, the last is Right's, normal play.
Ruleset ruleset_of(const Question& question);

/// The project's one meaning of "smaller": first the heap, then the number of removals (per set),
/// then the listed values of the first set lexicographically, then of the second.
bool smaller(const Question& a, const Question& b);

}  // namespace nimplus::corpus
