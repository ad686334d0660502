#include <fmt/format.h>

#include <algorithm>

#include "properties/checks_series.hpp"
#include "properties/sequence.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

bool within(const SubtractionSet& part, const SubtractionSet& whole) {
  return std::includes(whole.begin(), whole.end(), part.begin(), part.end());
}

const char* name(Player player) { return player == Player::Left ? "Left" : "Right"; }

}  // namespace

Failure has_the_class_of_the_smaller_set(const Solver& solver, const Game& game) {
  const WinTable table = solved(solver, game.ruleset, game.heap_max);
  for (const Player less : {Player::Left, Player::Right}) {
    if (!within(game.ruleset.of(less), game.ruleset.of(opponent(less)))) continue;
    const Outcome never = less == Player::Left ? Outcome::L : Outcome::R;
    for (Size heap = 0; heap <= game.heap_max; ++heap) {
      if (table.outcome[heap] != never) continue;
      return differs(fmt::format("no {} at heap {}: {} may take nothing that {} may not",
                                 letter(never), heap, name(less), name(opponent(less))),
                     std::string(1, letter(never)));
    }
  }
  return std::nullopt;
}

Failure breaks_the_transitions(const Solver& solver, const Game& game) {
  const WinTable table = solved(solver, game.ruleset, game.heap_max);
  for (Size heap = 0; heap <= game.heap_max; ++heap) {
    for (const Player mover : {Player::Left, Player::Right}) {
      for (const Size removal : game.ruleset.of(mover)) {
        if (removal > heap) break;
        const Outcome from = table.outcome[heap - removal];
        if (wins_moving_first(from, opponent(mover))) continue;
        if (wins_moving_first(table.outcome[heap], mover)) continue;
        return differs(fmt::format("{} or N at heap {}: {} may take {} to {} at heap {}",
                                   mover == Player::Left ? 'L' : 'R', heap, name(mover), removal,
                                   letter(from), heap - removal),
                       std::string(1, letter(table.outcome[heap])));
      }
    }
  }
  return std::nullopt;
}

Failure differs_below_both_sets(const Solver& solver, const Game& game) {
  const auto least = [](const SubtractionSet& set) {
    return set.empty() ? kAnyRemoval : set.smallest();
  };
  const Size left = least(game.ruleset.left);
  const Size right = least(game.ruleset.right);
  const Size end = std::max(left, right);
  if (end == 0) return std::nullopt;
  const Game below{game.ruleset, std::min(game.heap_max, end - 1)};
  return differs_from_classes(
      solver, below, [&](Size heap) { return outcome_of(heap >= left, heap >= right); },
      "below the larger of the smallest removals only who can move wins");
}

}  // namespace nimplus::properties
