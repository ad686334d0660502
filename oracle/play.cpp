#include "oracle/explain.hpp"
#include "oracle/game_graph.hpp"
#include "oracle/minimax.hpp"
#include "oracle/oracle.hpp"

namespace nimplus::oracle {
namespace {

/// A graph with its winners, to be walked by moves.
class Play {
 public:
  Play(const Ruleset& ruleset, Size heap_max)
      : graph_(game_graph(ruleset, heap_max)), wins_(mover_wins(graph_, ruleset.convention)) {}

  bool wins(Position position) const { return wins_[vertex_of(position)]; }

  std::vector<Position> moves(Position position) const {
    std::vector<Position> reached;
    for (const Edge move : moves_from(vertex_of(position), graph_)) {
      reached.push_back(position_of(target(move, graph_)));
    }
    return reached;
  }

  /// The first move that wins, or the first when none does; none at the end of the game.
  std::optional<Position> choice(Position position) const {
    const auto edges = moves_from(vertex_of(position), graph_);
    if (edges.empty()) return std::nullopt;
    for (const Edge move : edges) {
      if (!wins_[target(move, graph_)]) return position_of(target(move, graph_));
    }
    return position_of(target(edges.front(), graph_));
  }

  std::vector<Position> line(Position position) const {
    std::vector<Position> line{position};
    while (const auto next = choice(line.back())) line.push_back(*next);
    return line;
  }

 private:
  GameGraph graph_;
  std::vector<bool> wins_;
};

}  // namespace

std::vector<Position> winning_moves(const Ruleset& ruleset, Position position) {
  return explain(ruleset, position).winning;
}

std::vector<Position> line_of_play(const Ruleset& ruleset, Position position) {
  return Play(ruleset, position.heap).line(position);
}

Explanation explain(const Ruleset& ruleset, Position position) {
  const Play play(ruleset, position.heap);
  Explanation explanation;
  explanation.position = position;
  for (Size heap = 0; heap <= position.heap; ++heap) {
    explanation.table.outcome.push_back(
        outcome_of(play.wins({heap, Player::Left}), play.wins({heap, Player::Right})));
  }
  for (const Position option : play.moves(position)) {
    if (play.wins(option)) {
      explanation.losing.push_back({option, play.choice(option)});
    } else {
      explanation.winning.push_back(option);
    }
  }
  explanation.line = play.line(position);
  return explanation;
}

}  // namespace nimplus::oracle
