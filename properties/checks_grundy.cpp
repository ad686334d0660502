#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "properties/checks_series.hpp"
#include "properties/sequence.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

/// The least number that is not among them.
std::uint32_t least_missing(const std::vector<std::uint32_t>& values) {
  std::uint32_t least = 0;
  while (std::ranges::count(values, least) > 0) ++least;
  return least;
}

}  // namespace

Failure exceeds_the_bounds_of_values(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  const Values values = grundy_values(solver, set, game.heap_max);
  for (Size heap = 0; heap <= game.heap_max; ++heap) {
    const auto moves = std::ranges::upper_bound(set.removals(), heap) - set.removals().begin();
    const Size rounds = set.empty() ? 0 : heap / set.smallest();
    const Size most = std::min(static_cast<Size>(moves), rounds);
    if (values[heap] > most) {
      return differs(fmt::format("a Grundy value of at most {} at heap {}", most, heap),
                     std::to_string(values[heap]));
    }
  }
  return std::nullopt;
}

Failure breaks_the_pairing_of_ones(const Solver& solver, const Game& game) {
  const Size least = game.ruleset.left.smallest();
  const Values values = grundy_values(solver, game.ruleset.left, game.heap_max);
  for (Size heap = 0; heap <= game.heap_max; ++heap) {
    const bool paired = least > 0 && heap >= least && values[heap - least] == 0;
    if (paired == (values[heap] == 1)) continue;
    return differs(fmt::format("Grundy value {} at heap {}: the smallest removal leads to {}",
                               paired ? "1" : "other than 1", heap, paired ? "a 0" : "no 0"),
                   std::to_string(values[heap]));
  }
  return std::nullopt;
}

Failure values_differ_when_scaled(const Solver& solver, const Game& game) {
  const Values unit = grundy_values(solver, game.ruleset.left, game.heap_max);
  for (const Size factor : {Size{2}, Size{3}}) {
    std::vector<Size> removals(game.ruleset.left.begin(), game.ruleset.left.end());
    for (Size& removal : removals) removal *= factor;
    const SubtractionSet larger(std::move(removals));
    const Size heap_max = factor * game.heap_max + factor - 1;
    if (heap_max > solver.reach.largest_heap) continue;
    Values expected;
    for (Size heap = 0; heap <= heap_max; ++heap) expected.push_back(unit[heap / factor]);
    if (auto failure =
            first_difference(expected, grundy_values(solver, larger, heap_max),
                             fmt::format("{}, each heap of {} standing for {}", to_text(larger),
                                         to_text(game.ruleset), factor))) {
      return failure;
    }
  }
  return std::nullopt;
}

Failure differs_from_misere_values(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  Values misere;  // a heap without moves counts 1, all others by mex
  for (Size heap = 0; heap <= game.heap_max; ++heap) {
    std::vector<std::uint32_t> options;
    for (const Size removal : set) {
      if (removal <= heap) options.push_back(misere[heap - removal]);
    }
    misere.push_back(options.empty() ? 1 : least_missing(options));
  }
  for (std::uint32_t& value : misere) value = value < 2 ? 1 - value : value;
  return first_difference(misere, grundy_values(solver, set, game.heap_max),
                          "the misère value, 0 and 1 exchanged");
}

Failure breaks_the_reverse_mex(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  const Size farthest = std::min(game.heap_max + set.largest(), solver.reach.largest_heap);
  const Values values = grundy_values(solver, set, farthest);
  for (Size heap = 0; heap + set.largest() <= farthest; ++heap) {
    std::vector<std::uint32_t> above;
    for (const Size removal : set) above.push_back(values[heap + removal]);
    if (values[heap] == least_missing(above)) continue;
    return differs(fmt::format("Grundy value {} at heap {}: the least that no heap above has, from "
                               "which one removal leads to it",
                               least_missing(above), heap),
                   std::to_string(values[heap]));
  }
  return std::nullopt;
}

}  // namespace nimplus::properties
