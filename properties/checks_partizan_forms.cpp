#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "properties/checks_series.hpp"
#include "properties/sequence.hpp"

namespace nimplus::properties {

Failure leaves_the_complement_period(const Solver& solver, const Game& game) {
  const Size period = game.ruleset.left.smallest() + game.ruleset.right.largest();
  const WinTable table = solved(solver, game.ruleset, game.heap_max);
  for (Size heap = period; heap <= game.heap_max; ++heap) {
    const Outcome before = table.outcome[heap - period];
    if (table.outcome[heap] == before) continue;
    return differs(fmt::format("{} at heap {}, as at heap {}, a period p earlier", letter(before),
                               heap, heap - period),
                   std::string(1, letter(table.outcome[heap])));
  }
  return std::nullopt;
}

Failure differs_from_the_singles_form(const Solver& solver, const Game& game) {
  const Size a = game.ruleset.left.largest();
  const Size b = game.ruleset.right.largest();
  const auto form = [&](Size heap) {
    const Size x = heap % (a + b);
    return outcome_of(x >= a, x >= b);
  };
  return differs_from_classes(solver, game, form, "x = heap mod (a+b): who can move at x wins");
}

Failure differs_from_the_semigroup(const Solver& solver, const Game& game) {
  const Size c = game.ruleset.right.largest();
  std::vector<bool> right_loses(game.heap_max + 1);
  for (Size heap = 0; heap <= game.heap_max; ++heap) {
    right_loses[heap] =
        heap < c ||
        std::ranges::any_of(
            game.ruleset.left, [&](Size a) { return a + c <= heap && right_loses[heap - a - c]; });
  }
  const auto form = [&](Size heap) {
    const bool left_wins = std::ranges::any_of(
        game.ruleset.left, [&](Size a) { return a <= heap && right_loses[heap - a]; });
    return outcome_of(left_wins, !right_loses[heap]);
  };
  return differs_from_classes(solver, game, form,
                              "Right loses, first, on 0..c-1 and sums of numbers a+c from there");
}

Failure differs_from_the_far_form(const Solver& solver, const Game& game) {
  const Size c = game.ruleset.right.largest();
  Size g = 0;
  for (const Size a : game.ruleset.left) g = std::gcd(g, a + c);
  const Size least = (game.ruleset.left.smallest() + c) / g;
  const Size most = (game.ruleset.left.largest() + c) / g;
  // From (least-1)(most-1) on every number is a sum of the sums a+c divided by their gcd.
  const Size from = g * (least - 1) * (most - 1) + c + game.ruleset.left.largest();
  const WinTable table = solved(solver, game.ruleset, from + 2 * g);
  for (Size heap = from; heap <= from + 2 * g; ++heap) {
    const Size x = heap % g;
    const Outcome form = outcome_of(g <= c || x >= g - c, x >= c);
    if (table.outcome[heap] == form) continue;
    return differs(fmt::format("{} at heap {}: it is {} modulo {}, the gcd of the sums a+c",
                               letter(form), heap, x, g),
                   std::string(1, letter(table.outcome[heap])));
  }
  return std::nullopt;
}

Failure differs_from_the_two_intervals_form(const Solver& solver, const Game& game) {
  const Size b = game.ruleset.right.largest();
  const auto form = [&](Size heap) {
    return heap == 0 ? Outcome::P : heap <= b ? Outcome::N : Outcome::L;
  };
  return differs_from_classes(solver, game, form, "P at 0, N on 1..b, L from there on");
}

Failure differs_from_the_late_preperiod(const Solver& solver, const Game& game) {
  const Size m = game.ruleset.left.largest();
  const Size from = (m - 1) * (2 * m - 1);
  const WinTable table = solved(solver, game.ruleset, from + 3 * m);
  for (Size heap = from - 1; heap <= from + 3 * m; ++heap) {
    if ((table.outcome[heap] == Outcome::R) == (heap >= from)) continue;
    return differs(fmt::format("{} at heap {}: R from (M-1)(2M-1) = {} on, not before",
                               heap >= from ? "R" : "another class than R", heap, from),
                   std::string(1, letter(table.outcome[heap])));
  }
  return std::nullopt;
}

}  // namespace nimplus::properties
