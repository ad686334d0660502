#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "properties/checks_series.hpp"
#include "properties/sequence.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

constexpr Size kPureWithin = 600;

/// Removals to adjoin: small ones, and some about the largest.
std::vector<Size> further(const SubtractionSet& set, const Game& game, const Reach& reach) {
  std::vector<Size> removals{1, 2, 3, 4, 5, 7, 8, 11};
  for (const Size above : {Size{1}, Size{2}, Size{6}}) removals.push_back(set.largest() + above);
  std::erase_if(removals, [&](Size removal) {
    return removal > reach.largest_removal || removal > game.heap_max || set.contains(removal);
  });
  return removals;
}

/// The removals s + kp and kp - s that, where period p begins at heap 0, change nothing.
std::vector<Size> of_the_period(const SubtractionSet& set, Size period, const Reach& reach) {
  std::vector<Size> removals;
  for (const Size s : {set.smallest(), set.largest()}) {
    for (const Size multiple : {period, 2 * period, 5 * period}) {
      removals.push_back(multiple + s);
      if (multiple > s) removals.push_back(multiple - s);
    }
  }
  std::erase_if(removals, [&](Size removal) { return removal > reach.largest_removal; });
  return removals;
}

std::string said(bool same) { return same ? "nothing changes" : "something changes"; }

/// The claim "adjoining changes nothing iff `clear`": both sides said of one removal.
Failure differs_once_adjoined(bool clear, bool same, Size removal, Size heap_max,
                              const char* because) {
  if (clear == same) return std::nullopt;
  return differs(fmt::format("once {} may be taken too, {} on heaps 0..{} ({})", removal,
                             said(clear), heap_max, because),
                 said(same));
}

}  // namespace

Failure mistakes_an_adjoined_removal(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  const WinTable before = solved(solver, game.ruleset, game.heap_max);
  for (const Size t : further(set, game, solver.reach)) {
    bool clear = true;
    for (Size heap = t; heap <= game.heap_max; ++heap) {
      clear =
          clear && (before.outcome[heap] != Outcome::P || before.outcome[heap - t] != Outcome::P);
    }
    const bool same = solved(solver, shared(adjoined(set, t)), game.heap_max) == before;
    if (auto failure = differs_once_adjoined(clear, same, t, game.heap_max,
                                             "whether two lost heaps differ by it")) {
      return failure;
    }
  }
  return std::nullopt;
}

Failure mistakes_an_adjoined_value(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  const Values before = grundy_values(solver, set, game.heap_max);
  for (const Size t : further(set, game, solver.reach)) {
    bool clear = true;
    for (Size heap = t; heap <= game.heap_max; ++heap) {
      clear = clear && before[heap] != before[heap - t];
    }
    const bool same = grundy_values(solver, adjoined(set, t), game.heap_max) == before;
    if (auto failure = differs_once_adjoined(clear, same, t, game.heap_max,
                                             "whether equal values differ by it")) {
      return failure;
    }
  }
  return std::nullopt;
}

Failure heeds_a_removal_of_the_period(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  const auto period = class_period(solver, game.ruleset, kPureWithin);
  if (!period || period->preperiod > 0) return std::nullopt;
  const WinTable before = solved(solver, game.ruleset, game.heap_max);
  for (const Size t : of_the_period(set, period->period, solver.reach)) {
    if (auto failure = first_difference(
            before, solved(solver, shared(adjoined(set, t)), game.heap_max),
            fmt::format("unchanged by {}: the classes of {} have period {} from heap 0", t,
                        to_text(set), period->period))) {
      return failure;
    }
  }
  return std::nullopt;
}

Failure values_heed_a_removal_of_the_period(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  const auto period = grundy_period(solver, set, kPureWithin);
  if (!period || period->preperiod > 0) return std::nullopt;
  const Values before = grundy_values(solver, set, game.heap_max);
  for (const Size t : of_the_period(set, period->period, solver.reach)) {
    if (auto failure = first_difference(
            before, grundy_values(solver, adjoined(set, t), game.heap_max),
            fmt::format("unchanged by {}: the values of {} have period {} from heap 0", t,
                        to_text(set), period->period))) {
      return failure;
    }
  }
  return std::nullopt;
}

Failure mistakes_a_removal_adjoined_for_left(const Solver& solver, const Game& game) {
  const WinTable before = solved(solver, game.ruleset, game.heap_max);
  const auto lost = [&](Player mover, Size heap) {
    return !wins_moving_first(before.outcome[heap], mover);
  };
  for (const Size t : further(game.ruleset.left, game, solver.reach)) {
    bool clear = true;
    for (Size heap = t; heap <= game.heap_max; ++heap) {
      clear = clear && !(lost(Player::Left, heap) && lost(Player::Right, heap - t));
    }
    const Ruleset more{adjoined(game.ruleset.left, t), game.ruleset.right};
    const bool same = solved(solver, more, game.heap_max) == before;
    if (auto failure =
            differs_once_adjoined(clear, same, t, game.heap_max,
                                  "whether it leads from a heap that Left loses, moving first, to "
                                  "one that Right does")) {
      return failure;
    }
  }
  return std::nullopt;
}

}  // namespace nimplus::properties
