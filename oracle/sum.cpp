#include "oracle/sum.hpp"

#include <algorithm>

#include "oracle/minimax.hpp"
#include "oracle/sum_graph.hpp"

namespace nimplus::oracle {
namespace {

/// A sum's graph with its winners, to be walked by moves.
class SumPlay {
 public:
  SumPlay(const Sum& sum, std::vector<Size> heaps_max)
      : sum_(sum),
        index_(std::move(heaps_max)),
        wins_(mover_wins(sum_graph(sum, index_), sum.convention)) {}

  bool wins(const SumPosition& position) const { return wins_[vertex_of(index_, position)]; }

  /// The first move that wins, or the first when none does; none at the end of the game.
  std::optional<SumMove> choice(const SumPosition& position) const {
    const auto moves = options(sum_, position);
    if (moves.empty()) return std::nullopt;
    const auto winning = std::find_if(moves.begin(), moves.end(),
                                      [&](SumMove move) { return !wins(after(position, move)); });
    return winning == moves.end() ? moves.front() : *winning;
  }

 private:
  const Sum& sum_;
  SumIndex index_;
  std::vector<bool> wins_;
};

SumPosition facing(SumPosition position, Player mover) {
  position.to_move = mover;
  return position;
}

}  // namespace

SumTable solve(const Sum& sum, std::span<const Size> heaps_max) {
  SumTable table{SumIndex({heaps_max.begin(), heaps_max.end()}), {}};
  const std::vector<bool> wins = mover_wins(sum_graph(sum, table.index), sum.convention);
  for (std::size_t left = 0; left < wins.size(); left += 2) {
    table.outcome.push_back(outcome_of(wins[left], wins[left + 1]));
  }
  return table;
}

bool mover_wins_by_tree_search(const Sum& sum, const SumPosition& position) {
  const std::vector<SumMove> moves = options(sum, position);
  if (moves.empty()) return sum.convention == Convention::Misere;
  return std::any_of(moves.begin(), moves.end(), [&](SumMove move) {
    return !mover_wins_by_tree_search(sum, after(position, move));
  });
}

SumExplanation explain(const Sum& sum, const SumPosition& position) {
  const SumPlay play(sum, position.heaps);
  SumExplanation told;
  told.position = position;
  told.outcome = outcome_of(play.wins(facing(position, Player::Left)),
                            play.wins(facing(position, Player::Right)));
  for (const SumMove move : options(sum, position)) {
    const SumPosition option = after(position, move);
    if (play.wins(option)) {
      told.losing.push_back({move, play.choice(option)});
    } else {
      told.winning.push_back(move);
    }
  }
  told.line.push_back(position);
  while (const auto move = play.choice(told.line.back())) {
    told.line.push_back(after(told.line.back(), *move));
  }
  return told;
}

std::vector<SumMove> winning_moves(const Sum& sum, const SumPosition& position) {
  return explain(sum, position).winning;
}

}  // namespace nimplus::oracle
