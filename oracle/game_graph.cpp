#include "oracle/game_graph.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "oracle/memory.hpp"
#include "oracle/oracle.hpp"

namespace nimplus::oracle {
namespace {

/// Target and label twice (while the graph is built from lists) and the source once: 5 times 4.
constexpr double kBytesPerEdge = 20;
/// Row start, colour, the search's stack (32 bytes a heap, up to thrice while it grows), results.
constexpr double kBytesPerVertex = 64;

}  // namespace

void expect_budget(const std::string& what, std::uint64_t edges, double vertices) {
  const double bytes = kBytesPerEdge * static_cast<double>(edges) + kBytesPerVertex * vertices;
  const double budget =
      std::min(static_cast<double>(kBudgetBytes), static_cast<double>(available_bytes()) / 2);
  const bool saturated = edges == std::numeric_limits<std::uint64_t>::max();
  expect_room(fmt::format("{} has {}{} edges and", what, saturated ? "at least " : "", edges),
              bytes, "the oracle's budget is", budget);
}

GameGraph game_graph(const Ruleset& ruleset, Size heap_max) {
  const std::uint64_t edges = edge_count(ruleset, heap_max);
  expect_budget(fmt::format("the game graph of heaps 0..{}", heap_max), edges,
                2 * (static_cast<double>(heap_max) + 1));
  const auto vertices = static_cast<Vertex>(2 * (heap_max + 1));
  std::vector<std::pair<Vertex, Vertex>> ends;
  std::vector<Move> labels;
  ends.reserve(edges);
  labels.reserve(edges);
  for (Vertex vertex = 0; vertex < vertices; ++vertex) {
    const Position position = position_of(vertex);
    for (const Position option : options(ruleset, position)) {
      ends.emplace_back(vertex, vertex_of(option));
      labels.push_back({static_cast<std::uint32_t>(position.heap - option.heap)});
    }
  }
  return {boost::edges_are_sorted, ends.begin(), ends.end(), labels.begin(), vertices};
}

}  // namespace nimplus::oracle
