#include <vector>

#include "oracle/game_graph.hpp"
#include "oracle/oracle.hpp"
#include "rules/expects.hpp"

namespace nimplus::oracle {
namespace {

class Mex : public boost::default_dfs_visitor {
 public:
  explicit Mex(std::vector<std::uint32_t>& value) : value_(&value) {}

  /// The least value that no option has; with k options it is at most k.
  void finish_vertex(Vertex vertex, const GameGraph& graph) const {
    std::vector<bool> taken(out_degree(vertex, graph) + 1);
    for (const Edge move : moves_from(vertex, graph)) {
      const std::uint32_t option = (*value_)[target(move, graph)];
      if (option < taken.size()) taken[option] = true;
    }
    std::uint32_t mex = 0;
    while (taken[mex]) ++mex;
    (*value_)[vertex] = mex;
  }

 private:
  std::vector<std::uint32_t>* value_;
};

}  // namespace

GrundySequence grundy(const Ruleset& ruleset, Size heap_max) {
  expects(ruleset.impartial(), "an impartial ruleset: Grundy values need one set for both players");
  expects(ruleset.convention == Convention::Normal, "normal play: Grundy values are about it");
  const GameGraph graph = game_graph(ruleset, heap_max);
  std::vector<std::uint32_t> by_vertex(num_vertices(graph));
  search(graph, Mex(by_vertex));
  GrundySequence sequence;
  for (Vertex left = 0; left < by_vertex.size(); left += 2) {
    sequence.value.push_back(by_vertex[left]);
  }
  return sequence;
}

}  // namespace nimplus::oracle
