#include "oracle/game_graph.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "oracle/oracle.hpp"

namespace nimplus::oracle {
namespace {

/// Target and label twice (while the graph is built from lists) and the source once: 5 times 4.
constexpr double kBytesPerEdge = 20;
/// Row start, colour, the search's stack (32 bytes a heap, up to thrice while it grows), results.
constexpr double kBytesPerVertex = 64;
constexpr double kGibibyte = 1024.0 * 1024.0 * 1024.0;

double budget_bytes() {
  const long pages = sysconf(_SC_PHYS_PAGES);
  const long page_bytes = sysconf(_SC_PAGESIZE);
  if (pages <= 0 || page_bytes <= 0) return kBudgetBytes;
  const double memory_bytes = static_cast<double>(pages) * static_cast<double>(page_bytes);
  return std::min(static_cast<double>(kBudgetBytes), memory_bytes / 2);
}

/// In floating point, which cannot overflow at heaps near 2^64; exact where the answer is near.
void check_budget(std::uint64_t edges, Size heap_max) {
  const double vertices = 2 * (static_cast<double>(heap_max) + 1);
  const double bytes = kBytesPerEdge * static_cast<double>(edges) + kBytesPerVertex * vertices;
  const double budget = budget_bytes();
  if (bytes <= budget) return;
  const bool saturated = edges == std::numeric_limits<std::uint64_t>::max();
  throw TooLarge(fmt::format(
      "the game graph of heaps 0..{} has {}{} edges and needs {:.1f} GiB, but the "
      "oracle's budget is {:.1f} GiB",
      heap_max, saturated ? "at least " : "", edges, bytes / kGibibyte, budget / kGibibyte));
}

}  // namespace

GameGraph game_graph(const Ruleset& ruleset, Size heap_max) {
  const std::uint64_t edges = edge_count(ruleset, heap_max);
  check_budget(edges, heap_max);
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
