#include <fmt/format.h>

#include <numeric>

#include "properties/checks_series.hpp"
#include "properties/sequence.hpp"

namespace nimplus::properties {
namespace {

/// The first heap of the values that is not as one period earlier.
Failure first_break(const Values& values, Size period, const char* what) {
  for (Size heap = period; heap < values.size(); ++heap) {
    if (values[heap] == values[heap - period]) continue;
    return differs(fmt::format("the {} of heap {} again at heap {}, a period of {} later", what,
                               heap - period, heap, period),
                   "another");
  }
  return std::nullopt;
}

/// Is the least period of the sequence, from heap 0 on, the one expected?
Failure has_another_least_period(const Solver& solver, const Ruleset& ruleset, Size period) {
  const Size needed = 2 * period + ruleset.largest_removal();
  if (needed > solver.reach.largest_heap) return std::nullopt;
  const Size window = ruleset.largest_removal();
  const auto classes = proved_period(class_values(solver, ruleset, needed), window);
  return differs(period_text(Period{0, period}, needed), period_text(classes, needed));
}

}  // namespace

Failure leaves_the_symmetric_period(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  const Size period = set.smallest() + set.largest();
  auto failure = first_break(class_values(solver, game.ruleset, game.heap_max), period, "class");
  if (failure || !solver.grundy) return failure;
  return first_break(grundy_values(solver, set, game.heap_max), period, "Grundy value");
}

Failure differs_from_the_additive_period(const Solver& solver, const Game& game) {
  const Size factor = std::gcd(game.ruleset.left.removals()[0], game.ruleset.left.removals()[1]);
  const Size a = game.ruleset.left.removals()[0] / factor;
  const Size b = game.ruleset.left.removals()[1] / factor;
  const Size over = b % (2 * a);  // b = 2ha + over, or 2(h+1)a - (2a - over)
  const Size period = over <= a ? a * (2 * b + over) : 2 * b + (2 * a - over);
  return has_another_least_period(solver, game.ruleset, factor * period);
}

Failure differs_from_the_quartet_period(const Solver& solver, const Game& game) {
  const Size s = game.ruleset.left.smallest();
  const Size period = 56 * s * s * s + 52 * s * s + 9 * s + 1;
  return has_another_least_period(solver, game.ruleset, period);
}

}  // namespace nimplus::properties
