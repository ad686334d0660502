#pragma once

#include <compare>
#include <vector>

#include "rules/ruleset.hpp"

namespace nimplus {

/// One vertex of the game graph.
struct Position {
  Size heap = 0;
  Player to_move = Player::Left;
  friend auto operator<=>(const Position&, const Position&) = default;
  friend bool operator==(const Position&, const Position&) = default;
};

/// The positions that the mover can reach in one move, by increasing removal. This is the only
/// statement of the moves; the oracle builds its graph from it. Cost: the size of the mover's set.
std::vector<Position> options(const Ruleset& ruleset, Position position);

}  // namespace nimplus
