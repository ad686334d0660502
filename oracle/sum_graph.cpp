#include "oracle/sum_graph.hpp"

#include <fmt/format.h>

#include <limits>
#include <utility>

#include "oracle/oracle.hpp"
#include "rules/expects.hpp"

namespace nimplus::oracle {
namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();

std::uint64_t times(std::uint64_t a, std::uint64_t b) {
  std::uint64_t product = 0;
  return __builtin_mul_overflow(a, b, &product) ? kMost : product;
}

std::uint64_t plus(std::uint64_t a, std::uint64_t b) { return a > kMost - b ? kMost : a + b; }

}  // namespace

std::size_t SumIndex::of(std::span<const Size> heaps) const {
  expects(heaps.size() == heaps_max_.size(), "as many heaps as the index has");
  std::size_t index = 0;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    expects(heaps[i] <= heaps_max_[i], "heaps up to those of the index");
    index = index * (heaps_max_[i] + 1) + heaps[i];
  }
  return index;
}

std::vector<Size> SumIndex::heaps(std::size_t index) const {
  std::vector<Size> heaps(heaps_max_.size());
  for (std::size_t i = heaps.size(); i-- > 0; index /= heaps_max_[i] + 1) {
    heaps[i] = index % (heaps_max_[i] + 1);
  }
  return heaps;
}

std::size_t SumIndex::size() const {
  std::size_t positions = 1;
  for (const Size heap_max : heaps_max_) positions *= heap_max + 1;
  return positions;
}

std::uint64_t edge_count(const Sum& sum, std::span<const Size> heaps_max) {
  expects(heaps_max.size() == sum.sets.size(), "as many heaps as the sum has");
  std::uint64_t edges = 0;
  for (std::size_t moved = 0; moved < sum.sets.size(); ++moved) {
    const auto& [left, right] = sum.sets[moved];
    std::uint64_t of_heap = edge_count(Ruleset{left, right}, heaps_max[moved]);
    for (std::size_t other = 0; other < sum.sets.size(); ++other) {
      if (other != moved) of_heap = times(of_heap, plus(heaps_max[other], 1));
    }
    edges = plus(edges, of_heap);
  }
  return edges;
}

GameGraph sum_graph(const Sum& sum, const SumIndex& index) {
  const std::uint64_t edges = edge_count(sum, index.heaps_max());
  double positions = 1;
  for (const Size heap_max : index.heaps_max()) positions *= static_cast<double>(heap_max) + 1;
  expect_budget(fmt::format("the graph of a sum of {} heaps", sum.sets.size()), edges,
                2 * positions);
  const auto vertices = static_cast<Vertex>(2 * index.size());
  std::vector<std::pair<Vertex, Vertex>> ends;
  std::vector<Move> labels;
  ends.reserve(edges);
  labels.reserve(edges);
  for (Vertex vertex = 0; vertex < vertices; ++vertex) {
    const SumPosition position = position_of(index, vertex);
    for (const SumMove move : options(sum, position)) {
      ends.emplace_back(vertex, vertex_of(index, after(position, move)));
      labels.push_back({static_cast<std::uint32_t>(move.removal)});
    }
  }
  return {boost::edges_are_sorted, ends.begin(), ends.end(), labels.begin(), vertices};
}

}  // namespace nimplus::oracle
