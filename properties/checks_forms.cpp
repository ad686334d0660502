#include "properties/checks_series.hpp"
#include "properties/sequence.hpp"

namespace nimplus::properties {
namespace {

Size initial_run(const SubtractionSet& set) {
  Size k = 0;
  while (set.contains(k + 1)) ++k;
  return k;
}

std::uint32_t value(Size number) { return static_cast<std::uint32_t>(number); }

}  // namespace

Failure differs_from_n_mod_k_plus_1(const Solver& solver, const Game& game) {
  const Size k = initial_run(game.ruleset.left);
  return differs_from_values(
      solver, game, [&](Size heap) { return value(heap % (k + 1)); }, "heap mod (k+1)");
}

Failure differs_from_the_interval_form(const Solver& solver, const Game& game) {
  const Size least = game.ruleset.left.smallest();
  const Size period = least + game.ruleset.left.largest();
  return differs_from_values(
      solver, game, [&](Size heap) { return value(heap % period / least); },
      "floor((heap mod (c+d))/c)");
}

Failure differs_from_parity(const Solver& solver, const Game& game) {
  return differs_from_values(solver, game, [](Size heap) { return value(heap % 2); }, "heap mod 2");
}

Failure differs_from_the_two_removals_form(const Solver& solver, const Game& game) {
  const Size a = game.ruleset.left.smallest();
  const Size b = game.ruleset.left.largest();
  const auto form = [&](Size heap) {
    const Size x = heap % (a + b);
    if (x < b) return value(x / a % 2);
    return (x - a) / a % 2 == 1 ? 2U : 1U;
  };
  if (auto failure = differs_from_values(solver, game, form, "the form of {a,b}")) return failure;
  const Size least = b % a == 0 && b / a % 2 == 1 ? 2 * a : a + b;
  const Size needed = 2 * (a + b) + b;  // a whole period, and the window that proves it
  if (needed > solver.reach.largest_heap) return std::nullopt;
  const auto period = proved_period(class_values(solver, game.ruleset, needed), b);
  return differs(period_text(Period{0, least}, needed), period_text(period, needed));
}

Failure differs_from_the_powers_form(const Solver& solver, const Game& game) {
  const Size k = game.ruleset.left.removals()[1];
  const auto form = [&](Size heap) {
    if (k % 2 == 1) return value(heap % 2);
    const Size x = heap % (k + 1);
    return x == k ? 2U : value(x % 2);
  };
  return differs_from_values(solver, game, form,
                             k % 2 == 1 ? "heap mod 2" : "0 1 … 0 1 2, repeated every k+1 heaps");
}

}  // namespace nimplus::properties
