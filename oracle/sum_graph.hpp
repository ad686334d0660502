#pragma once

// Internal to oracle/, as game_graph.hpp.

#include "oracle/game_graph.hpp"
#include "oracle/sum.hpp"

namespace nimplus::oracle {

inline Vertex vertex_of(const SumIndex& index, const SumPosition& position) {
  return static_cast<Vertex>(2 * index.of(position.heaps) +
                             (position.to_move == Player::Right ? 1 : 0));
}

inline SumPosition position_of(const SumIndex& index, Vertex vertex) {
  return {index.heaps(vertex / 2), vertex % 2 == 0 ? Player::Left : Player::Right};
}

/// The graph of all positions of the index: every (heaps, mover) is a vertex, every move an edge,
/// in the order of options(), labelled with its removal. Throws TooLarge before anything is
/// allocated.
GameGraph sum_graph(const Sum& sum, const SumIndex& index);

}  // namespace nimplus::oracle
