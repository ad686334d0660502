#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "properties/checks.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

Outcome mirrored(Outcome outcome) {
  return outcome_of(wins_moving_first(outcome, Player::Right),
                    wins_moving_first(outcome, Player::Left));
}

/// The heaps just below each removal, where it is not yet usable, and a few of no meaning.
std::vector<Size> telling_heaps(const Game& game) {
  std::vector<Size> heaps{0, 1, game.heap_max / 2,
                          game.heap_max - std::min<Size>(game.heap_max, 1)};
  for (const Player player : {Player::Left, Player::Right}) {
    for (const Size removal : game.ruleset.of(player)) heaps.push_back(removal - 1);
  }
  std::erase_if(heaps, [&](Size heap) { return heap > game.heap_max; });
  return heaps;
}

SubtractionSet usable(const SubtractionSet& set, Size heap_max) {
  std::vector<Size> removals(set.begin(), set.end());
  std::erase_if(removals, [&](Size removal) { return removal > heap_max; });
  return SubtractionSet(std::move(removals));
}

SubtractionSet times(const SubtractionSet& set, Size factor) {
  std::vector<Size> removals(set.begin(), set.end());
  for (Size& removal : removals) removal *= factor;
  return SubtractionSet(std::move(removals));
}

}  // namespace

Failure differs_when_mirrored(const Solver& solver, const Game& game) {
  WinTable expected = solved(solver, nimplus::mirrored(game.ruleset), game.heap_max);
  for (Outcome& outcome : expected.outcome) outcome = mirrored(outcome);
  return first_difference(expected, solved(solver, game.ruleset, game.heap_max),
                          fmt::format("the mirror image of the answer to {}",
                                      to_text(nimplus::mirrored(game.ruleset))));
}

Failure is_hurt_by_a_further_removal(const Solver& solver, const Game& game) {
  const WinTable before = solved(solver, game.ruleset, game.heap_max);
  // Small removals change most; the opponent's own are what a wrong solver confuses them with.
  std::vector<Size> further{1, 2, 3, 4};
  further.insert(further.end(), game.ruleset.right.begin(), game.ruleset.right.end());
  for (const Size removal : further) {
    if (removal > game.heap_max || game.ruleset.left.contains(removal)) continue;
    const Ruleset more{adjoined(game.ruleset.left, removal), game.ruleset.right};
    if (more.largest_removal() > solver.reach.largest_removal) continue;
    const WinTable after = solved(solver, more, game.heap_max);
    for (Size heap = 0; heap <= game.heap_max; ++heap) {
      const Outcome was = before.outcome[heap];
      const Outcome is = after.outcome[heap];
      const bool falls =
          wins_moving_first(was, Player::Left) && !wins_moving_first(is, Player::Left);
      const bool rises =
          !wins_moving_first(was, Player::Right) && wins_moving_first(is, Player::Right);
      if (!falls && !rises) continue;
      return Counterexample{
          {},
          fmt::format("no worse for Left than {} at heap {} once Left may also take {}",
                      letter(was), heap, removal),
          std::string(1, letter(is))};
    }
  }
  return std::nullopt;
}

Failure heeds_removals_above_the_heap(const Solver& solver, const Game& game) {
  std::vector<Size> heaps = telling_heaps(game);
  heaps.push_back(game.heap_max);
  for (const Size heap : heaps) {
    const Ruleset fewer{usable(game.ruleset.left, heap), usable(game.ruleset.right, heap),
                        game.ruleset.convention};
    if (auto failure =
            first_difference(solved(solver, fewer, heap), solved(solver, game.ruleset, heap),
                             "without the removals above heap " + std::to_string(heap))) {
      return failure;
    }
  }
  return std::nullopt;
}

Failure changes_with_the_range(const Solver& solver, const Game& game) {
  const WinTable table = solved(solver, game.ruleset, game.heap_max);
  for (const Size heap : telling_heaps(game)) {
    if (auto failure = first_difference(
            solved(solver, game.ruleset, heap), table,
            fmt::format("the answer when asked for heaps 0..{}, not 0..{}", heap, game.heap_max))) {
      return failure;
    }
  }
  return std::nullopt;
}

Failure differs_when_scaled(const Solver& solver, const Game& game) {
  const WinTable unit = solved(solver, game.ruleset, game.heap_max);
  for (const Size factor : {Size{2}, Size{3}}) {
    const Ruleset larger{times(game.ruleset.left, factor), times(game.ruleset.right, factor),
                         game.ruleset.convention};
    const Size heap_max = std::min(factor * game.heap_max + factor - 1, solver.reach.largest_heap);
    WinTable expected;
    for (Size heap = 0; heap <= heap_max; ++heap) {
      expected.outcome.push_back(unit.outcome[heap / factor]);
    }
    if (auto failure =
            first_difference(expected, solved(solver, larger, heap_max),
                             fmt::format("{}, each heap of {} standing for {}", to_text(larger),
                                         to_text(game.ruleset), factor))) {
      return failure;
    }
  }
  return std::nullopt;
}

}  // namespace nimplus::properties
