#pragma once

// Internal to oracle/, as game_graph.hpp.

#include <vector>

#include "oracle/game_graph.hpp"

namespace nimplus::oracle {

/// Does the mover win, by vertex. Memoised minimax: one depth-first search of the graph.
std::vector<bool> mover_wins(const GameGraph& graph, Convention convention);

}  // namespace nimplus::oracle
