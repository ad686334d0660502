#include <algorithm>

#include "oracle/oracle.hpp"

namespace nimplus::oracle {

bool mover_wins_by_tree_search(const Ruleset& ruleset, Position position) {
  const std::vector<Position> reached = options(ruleset, position);
  if (reached.empty()) return ruleset.convention == Convention::Misere;
  return std::any_of(reached.begin(), reached.end(),
                     [&](Position option) { return !mover_wins_by_tree_search(ruleset, option); });
}

}  // namespace nimplus::oracle
