#pragma once

#include <optional>
#include <vector>

#include "rules/outcome.hpp"
#include "rules/position.hpp"

namespace nimplus::oracle {

/// A losing move: the position it leads to, and where the opponent's smallest winning removal leads
/// from there; none when the opponent cannot move, which wins under misère play.
struct LosingMove {
  Position option;
  std::optional<Position> reply;

  friend bool operator==(const LosingMove&, const LosingMove&) = default;
};

/// Why a position is won or lost for its mover.
struct Explanation {
  Position position;
  WinTable table;                  ///< of heaps 0..position.heap
  std::vector<Position> winning;   ///< as winning_moves()
  std::vector<LosingMove> losing;  ///< all other moves, by increasing removal
  std::vector<Position> line;      ///< as line_of_play()
};

/// All of it from one graph. Throws TooLarge.
Explanation explain(const Ruleset& ruleset, Position position);

}  // namespace nimplus::oracle
