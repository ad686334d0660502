#pragma once

// Internal to oracle/: only its .cpp files include this, since Boost.Graph is slow to compile.

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/depth_first_search.hpp>
#include <boost/property_map/property_map.hpp>
#include <boost/range/iterator_range.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/position.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::oracle {

/// The label of an edge.
struct Move {
  std::uint32_t removal = 0;
};

/// Every (heap, mover) up to a heap as the vertices, every legal move as an edge to the position
/// it leaves, by increasing removal.
using GameGraph =
    boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Move,
                                       boost::no_property, std::uint32_t, std::uint32_t>;
using Vertex = boost::graph_traits<GameGraph>::vertex_descriptor;
using Edge = boost::graph_traits<GameGraph>::edge_descriptor;

constexpr Vertex vertex_of(Position position) {
  return static_cast<Vertex>(2 * position.heap + (position.to_move == Player::Right ? 1 : 0));
}

constexpr Position position_of(Vertex vertex) {
  return {vertex / 2, vertex % 2 == 0 ? Player::Left : Player::Right};
}

/// The graph of heaps 0..heap_max. Throws TooLarge before anything is allocated.
GameGraph game_graph(const Ruleset& ruleset, Size heap_max);

/// Throws TooLarge, "WHAT has N edges and needs …", when a graph of so many edges and vertices
/// exceeds kBudgetBytes or half of the available memory.
void expect_budget(const std::string& what, std::uint64_t edges, double vertices);

/// The moves out of a position, as a range.
inline auto moves_from(Vertex vertex, const GameGraph& graph) {
  return boost::make_iterator_range(out_edges(vertex, graph));
}

/// Visits every vertex depth first, the highest heap as the first root, on a stack of the heap
/// memory: a visitor's finish_vertex finds all options of its vertex finished (moves only lower the
/// heap, so there are no cycles). `visitor` is copied: it holds pointers to what it fills.
template <typename Visitor>
void search(const GameGraph& graph, Visitor visitor) {
  std::vector<boost::default_color_type> colours(num_vertices(graph));
  boost::depth_first_search(
      graph, visitor,
      boost::make_iterator_property_map(colours.begin(), get(boost::vertex_index, graph)),
      static_cast<Vertex>(colours.size() - 1));
}

}  // namespace nimplus::oracle
