#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "oracle/every_set.hpp"
#include "properties/checks_false.hpp"
#include "properties/sequence.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

/// Which classes recur for ever.
std::vector<Outcome> recurring(const Solver& solver, const Ruleset& ruleset) {
  const auto period = class_period(solver, ruleset, kPeriodWithin);
  if (!period) return {};
  const WinTable table = solved(solver, ruleset, period->preperiod + period->period - 1);
  return {table.outcome.begin() + static_cast<std::ptrdiff_t>(period->preperiod),
          table.outcome.end()};
}

/// Does a player with `a` win all large heaps against one with `b`, whoever starts?
bool beats(const Solver& solver, const SubtractionSet& a, const SubtractionSet& b) {
  const auto classes = recurring(solver, {a, b});
  return !classes.empty() &&
         std::ranges::all_of(classes, [](Outcome outcome) { return outcome == Outcome::L; });
}

Failure leaves_some_to_right(const Solver& solver, const Game& game, bool more, const char* what) {
  if (!more) return std::nullopt;
  const auto classes = recurring(solver, game.ruleset);
  if (std::ranges::count(classes, Outcome::R) == 0) return std::nullopt;
  return differs(fmt::format("no R on large heaps: Left has {}", what), "R recurs");
}

Size sum(const SubtractionSet& set) { return std::accumulate(set.begin(), set.end(), Size{0}); }

/// The first heap at which Left, once worse off, is hurt by what should help.
Failure hurt(const WinTable& before, const WinTable& after, const std::string& change) {
  for (Size heap = 0; heap < before.outcome.size(); ++heap) {
    for (const Player first : {Player::Left, Player::Right}) {
      const bool won = wins_moving_first(before.outcome[heap], first) == (first == Player::Left);
      const bool wins = wins_moving_first(after.outcome[heap], first) == (first == Player::Left);
      if (!won || wins) continue;
      return differs(fmt::format("no worse for Left than {} at heap {} once {}",
                                 letter(before.outcome[heap]), heap, change),
                     std::string(1, letter(after.outcome[heap])));
    }
  }
  return std::nullopt;
}

}  // namespace

Failure is_not_won_by_the_superset(const Solver& solver, const Game& game) {
  if (beats(solver, game.ruleset.left, game.ruleset.right)) return std::nullopt;
  return differs("L on all large heaps: Left may take all that Right may, and more", "not so");
}

Failure more_moves_leave_some_to_right(const Solver& solver, const Game& game) {
  return leaves_some_to_right(solver, game, game.ruleset.left.size() > game.ruleset.right.size(),
                              "more removals");
}

Failure a_larger_sum_leaves_some_to_right(const Solver& solver, const Game& game) {
  return leaves_some_to_right(solver, game, sum(game.ruleset.left) > sum(game.ruleset.right),
                              "removals of a larger sum");
}

Failure a_larger_maximum_leaves_some_to_right(const Solver& solver, const Game& game) {
  return leaves_some_to_right(solver, game,
                              game.ruleset.left.largest() > game.ruleset.right.largest(),
                              "the largest removal");
}

Failure is_hurt_by_a_smaller_removal(const Solver& solver, const Game& game) {
  const WinTable before = solved(solver, game.ruleset, game.heap_max);
  for (const Size removal : game.ruleset.left) {
    for (Size less = 1; less < removal; ++less) {
      std::vector<Size> removals(game.ruleset.left.begin(), game.ruleset.left.end());
      std::ranges::replace(removals, removal, less);
      const Ruleset changed{SubtractionSet(std::move(removals)), game.ruleset.right};
      if (changed.left.size() < game.ruleset.left.size()) continue;
      if (auto failure = hurt(before, solved(solver, changed, game.heap_max),
                              fmt::format("Left may take {} for {}", less, removal))) {
        return failure;
      }
    }
  }
  return std::nullopt;
}

Failure breaks_after_exchanged_windows(const Solver& solver, const Game& game) {
  const WinTable table = solved(solver, game.ruleset, game.heap_max);
  for (Size distance = 1; distance <= game.heap_max; ++distance) {
    Size left = 0;
    Size right = 0;
    bool believed = false;
    for (Size heap = distance; heap <= game.heap_max; ++heap) {
      const auto same = [&](Player mover) {
        return wins_moving_first(table.outcome[heap], mover) ==
               wins_moving_first(table.outcome[heap - distance], mover);
      };
      if (believed && table.outcome[heap] != table.outcome[heap - distance]) {
        return differs(
            fmt::format("the class of heap {} again at heap {}: the exchanged windows repeat",
                        heap - distance, heap),
            "another");
      }
      left = same(Player::Left) ? left + 1 : 0;
      right = same(Player::Right) ? right + 1 : 0;
      believed = believed ||
                 (left >= game.ruleset.left.largest() && right >= game.ruleset.right.largest());
    }
  }
  return std::nullopt;
}

namespace {

/// A set over removals 1..largest that `a` beats and that beats `b`.
std::optional<SubtractionSet> between(const Solver& solver, const SubtractionSet& a,
                                      const SubtractionSet& b) {
  for (const SubtractionSet& set : oracle::every_set(std::max(a.largest(), b.largest()))) {
    if (beats(solver, a, set) && beats(solver, set, b)) return set;
  }
  return std::nullopt;
}

}  // namespace

Failure beats_not_what_its_victim_beats(const Solver& solver, const Game& game) {
  if (beats(solver, game.ruleset.left, game.ruleset.right)) return std::nullopt;
  const auto middle = between(solver, game.ruleset.left, game.ruleset.right);
  if (!middle) return std::nullopt;
  return differs(fmt::format("{} beats {}: it beats {}, which does", to_text(game.ruleset.left),
                             to_text(game.ruleset.right), to_text(*middle)),
                 "it does not");
}

Failure is_beaten_by_what_its_victim_beats(const Solver& solver, const Game& game) {
  if (!beats(solver, game.ruleset.right, game.ruleset.left)) return std::nullopt;
  const auto middle = between(solver, game.ruleset.left, game.ruleset.right);
  if (!middle) return std::nullopt;
  return differs(fmt::format("{} does not beat {}, which beats {}", to_text(game.ruleset.right),
                             to_text(game.ruleset.left), to_text(*middle)),
                 fmt::format("it does, and {} beats it", to_text(*middle)));
}

Failure is_not_shifted_by_the_smaller_minimum(const Solver& solver, const Game& game) {
  const Size shift = std::min(game.ruleset.left.smallest(), game.ruleset.right.smallest());
  const WinTable normal = solved(solver, game.ruleset, game.heap_max);
  WinTable expected;
  for (Size heap = 0; heap <= game.heap_max; ++heap) {
    expected.outcome.push_back(heap < shift ? Outcome::N : normal.outcome[heap - shift]);
  }
  const Ruleset misere{game.ruleset.left, game.ruleset.right, Convention::Misere};
  return first_difference(expected, solved(solver, misere, game.heap_max),
                          "normal play, the smaller of both smallest removals later");
}

Failure is_hurt_in_misere(const Solver& solver, const Game& game) {
  const WinTable before = solved(solver, game.ruleset, game.heap_max);
  for (Size removal = 1; removal <= game.heap_max; ++removal) {
    if (game.ruleset.left.contains(removal)) continue;
    const Ruleset more{adjoined(game.ruleset.left, removal), game.ruleset.right,
                       game.ruleset.convention};
    if (auto failure = hurt(before, solved(solver, more, game.heap_max),
                            fmt::format("Left may also take {}", removal))) {
      return failure;
    }
  }
  return std::nullopt;
}

}  // namespace nimplus::properties
