#include "rules/position.hpp"

namespace nimplus {

std::vector<Position> options(const Ruleset& ruleset, Position position) {
  std::vector<Position> reached;
  for (const Size removal : ruleset.of(position.to_move)) {
    if (removal > position.heap) break;
    reached.push_back({position.heap - removal, opponent(position.to_move)});
  }
  return reached;
}

}  // namespace nimplus
