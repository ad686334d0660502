#include "oracle/minimax.hpp"

#include <algorithm>

#include "oracle/oracle.hpp"

namespace nimplus::oracle {
namespace {

class Minimax : public boost::default_dfs_visitor {
 public:
  Minimax(Convention convention, std::vector<bool>& wins) : convention_(convention), wins_(&wins) {}

  void finish_vertex(Vertex vertex, const GameGraph& graph) const {
    const auto moves = moves_from(vertex, graph);
    (*wins_)[vertex] = moves.empty() ? convention_ == Convention::Misere
                                     : std::any_of(moves.begin(), moves.end(), [&](Edge move) {
                                         return !(*wins_)[target(move, graph)];
                                       });
  }

 private:
  Convention convention_;
  std::vector<bool>* wins_;
};

}  // namespace

std::vector<bool> mover_wins(const GameGraph& graph, Convention convention) {
  std::vector<bool> wins(num_vertices(graph));
  search(graph, Minimax(convention, wins));
  return wins;
}

WinTable solve(const Ruleset& ruleset, Size heap_max) {
  const std::vector<bool> wins = mover_wins(game_graph(ruleset, heap_max), ruleset.convention);
  WinTable table;
  for (Vertex left = 0; left < wins.size(); left += 2) {
    table.outcome.push_back(outcome_of(wins[left], wins[left + 1]));
  }
  return table;
}

}  // namespace nimplus::oracle
