#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "properties/checks_series.hpp"
#include "properties/sequence.hpp"

namespace nimplus::properties {
namespace {

using Wins = std::vector<bool>;

/// Does the mover win, by a recurrence of one row: `wins(heap, row of the smaller heaps)`.
Wins row_of(Size heap_max, const std::function<bool(Size heap, const Wins&)>& wins) {
  Wins row;
  for (Size heap = 0; heap <= heap_max; ++heap) row.push_back(wins(heap, row));
  return row;
}

}  // namespace

Failure breaks_the_bounds_of_losses(const Solver& solver, const Game& game) {
  const Size least = game.ruleset.left.smallest();
  const Size largest = game.ruleset.left.largest();
  Size run = 0;    // of losses, up to this heap
  Size since = 0;  // heaps since the last loss
  Size losses = 0;
  const WinTable table = solved(solver, game.ruleset, game.heap_max);
  for (Size heap = 0; heap <= game.heap_max; ++heap) {
    const bool lost = table.outcome[heap] == Outcome::P;
    run = lost ? run + 1 : 0;
    since = lost ? 0 : since + 1;
    losses += lost ? 1U : 0U;
    const auto got = [&](Size count) { return fmt::format("{} at heap {}", count, heap); };
    if (run > least) return differs(fmt::format("at most {} losses in a row", least), got(run));
    if (since > largest)
      return differs(fmt::format("at most {} wins in a row", largest), got(since));
    if (losses > (heap + 1 + least) / 2 || losses < (heap + 1) / (largest + 1)) {
      return differs(fmt::format("between {} and {} losses on heaps 0..{}",
                                 (heap + 1) / (largest + 1), (heap + 1 + least) / 2, heap),
                     std::to_string(losses));
    }
  }
  return std::nullopt;
}

Failure differs_from_the_sieve(const Solver& solver, const Game& game) {
  WinTable sieved{std::vector<Outcome>(game.heap_max + 1, Outcome::P)};
  Size marks = 0;
  for (Size heap = 0; heap <= game.heap_max; ++heap) {
    if (sieved.outcome[heap] != Outcome::P) continue;
    for (const Size removal : game.ruleset.left) {
      if (removal > game.heap_max - heap) break;
      sieved.outcome[heap + removal] = Outcome::N;
      ++marks;
    }
  }
  const Size most =
      (game.heap_max + 1 + game.ruleset.left.smallest()) / 2 * game.ruleset.left.size();
  if (!game.ruleset.left.empty() && marks > most) {
    return differs(fmt::format("at most {} marks", most), std::to_string(marks));
  }
  return first_difference(sieved, solved(solver, game.ruleset, game.heap_max),
                          "a heap is won where a move leads to a lost one, marked from below");
}

Failure differs_from_all_moves(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  const Wins row = row_of(game.heap_max, [&](Size heap, const Wins& smaller) {
    if (set.empty() || heap < set.smallest()) return false;
    return std::all_of(set.begin(), set.end(),
                       [&](Size s) { return s > heap || !smaller[heap - s]; });
  });
  WinTable expected;
  for (const bool all : row) expected.outcome.push_back(all ? Outcome::P : Outcome::N);
  return first_difference(expected, solved(solver, shared(set, Convention::Misere), game.heap_max),
                          "misère play is lost where there are moves, and all lead to heaps "
                          "where this is not so");
}

Failure differs_from_a_shorter_heap(const Solver& solver, const Game& game) {
  // Two rows of the game in which nobody may empty the heap, by its own recurrence.
  std::vector<Wins> rows(2);
  const bool stuck_wins = game.ruleset.convention == Convention::Misere;
  for (Size heap = 0; heap <= game.heap_max + 1; ++heap) {
    for (const Player mover : {Player::Left, Player::Right}) {
      const Wins& opponents = rows[mover == Player::Left ? 1 : 0];
      bool moves = false;
      bool wins = false;
      for (const Size removal : game.ruleset.of(mover)) {
        if (removal >= heap) break;
        moves = true;
        wins = wins || !opponents[heap - removal];
      }
      rows[mover == Player::Left ? 0 : 1].push_back(moves ? wins : stuck_wins);
    }
  }
  WinTable expected;
  for (Size heap = 1; heap <= game.heap_max + 1; ++heap) {
    expected.outcome.push_back(outcome_of(rows[0][heap], rows[1][heap]));
  }
  return first_difference(expected, solved(solver, game.ruleset, game.heap_max),
                          "one heap more, where nobody may empty it");
}

}  // namespace nimplus::properties
