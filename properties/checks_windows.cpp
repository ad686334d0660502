#include <fmt/format.h>

#include <algorithm>

#include "properties/checks_series.hpp"
#include "properties/sequence.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

constexpr Size kDistanceMost = 40;
constexpr Size kFarHeap = kLargestWritten;

/// Once `repeats(heap, distance)` has held for whole windows, `same` must hold for ever.
Failure first_break(Size heap_max, const auto& window_ends, const auto& same, const char* what) {
  for (Size distance = 1; distance <= std::min(kDistanceMost, heap_max); ++distance) {
    bool proved = false;
    for (Size heap = distance; heap <= heap_max; ++heap) {
      if (proved && !same(heap, distance)) {
        return differs(fmt::format("{} of heap {} again at heap {}: a window is repeated {} later",
                                   what, heap - distance, heap, distance),
                       "another");
      }
      proved = window_ends(heap, distance) || proved;
    }
  }
  return std::nullopt;
}

/// How many of the last values up to each heap are as they were `distance` heaps earlier.
class Runs {
 public:
  Runs(Size heap_max, auto same) {
    lengths_.resize(kDistanceMost + 1, std::vector<Size>(heap_max + 1));
    for (Size distance = 1; distance <= std::min(kDistanceMost, heap_max); ++distance) {
      for (Size heap = distance; heap <= heap_max; ++heap) {
        lengths_[distance][heap] =
            same(heap, heap - distance) ? lengths_[distance][heap - 1] + 1 : 0;
      }
    }
  }
  Size of(Size heap, Size distance) const { return lengths_[distance][heap]; }

 private:
  std::vector<std::vector<Size>> lengths_;
};

/// Bound of `base` to the power of `exponent`, as far as it matters here.
Size power(Size base, Size exponent) {
  Size product = 1;
  for (; exponent > 0 && product <= kSearchedFar; --exponent) product *= base;
  return product;
}

Failure exceeds(const std::optional<Period>& period, Size most, Size searched) {
  if (period && period->preperiod + period->period <= most) return std::nullopt;
  return differs(fmt::format("preperiod and period together at most {}", most),
                 period_text(period, searched));
}

}  // namespace

Failure breaks_after_a_repeated_window(const Solver& solver, const Game& game) {
  const WinTable table = solved(solver, game.ruleset, game.heap_max);
  const auto row = [&](Player mover) {
    return Runs(game.heap_max, [&table, mover](Size a, Size b) {
      return wins_moving_first(table.outcome[a], mover) ==
             wins_moving_first(table.outcome[b], mover);
    });
  };
  const Runs left = row(Player::Left);
  const Runs right = row(Player::Right);
  return first_break(
      game.heap_max,
      [&](Size heap, Size distance) {
        return left.of(heap, distance) >= game.ruleset.right.largest() &&
               right.of(heap, distance) >= game.ruleset.left.largest();
      },
      [&](Size heap, Size distance) {
        return table.outcome[heap] == table.outcome[heap - distance];
      },
      "the class");
}

Failure values_break_after_a_repeated_window(const Solver& solver, const Game& game) {
  const Values values = grundy_values(solver, game.ruleset.left, game.heap_max);
  const auto same = [&](Size a, Size b) { return values[a] == values[b]; };
  const Runs runs(game.heap_max, same);
  return first_break(
      game.heap_max,
      [&](Size heap, Size distance) {
        return runs.of(heap, distance) >= game.ruleset.left.largest();
      },
      [&](Size heap, Size distance) { return same(heap, heap - distance); }, "the Grundy value");
}

Failure exceeds_the_bound_of_periods(const Solver& solver, const Game& game) {
  const Ruleset& r = game.ruleset;
  const Size bits = r.impartial() ? r.left.largest() : r.left.largest() + r.right.largest();
  return exceeds(class_period(solver, r, kPeriodWithin), power(2, bits), kPeriodWithin);
}

Failure exceeds_the_bound_of_value_periods(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  return exceeds(grundy_period(solver, set, kPeriodWithin), power(set.size() + 1, set.largest()),
                 kPeriodWithin);
}

Failure has_a_class_period_beside_the_values(const Solver& solver, const Game& game) {
  const auto classes = class_period(solver, game.ruleset, kPeriodWithin);
  const auto values = grundy_period(solver, game.ruleset.left, kPeriodWithin);
  if (classes && values && values->period % classes->period == 0 &&
      classes->preperiod <= values->preperiod) {
    return std::nullopt;
  }
  return differs(
      fmt::format(
          "classes of no larger preperiod and a period that divides: of the Grundy values {}",
          period_text(values, kPeriodWithin)),
      "of the classes " + period_text(classes, kPeriodWithin));
}

Failure has_another_period_when_scaled(const Solver& solver, const Game& game) {
  const auto unit = class_period(solver, game.ruleset, kPeriodWithin);
  std::vector<Size> doubled(game.ruleset.left.begin(), game.ruleset.left.end());
  for (Size& removal : doubled) removal *= 2;
  const Ruleset larger = shared(SubtractionSet(std::move(doubled)));
  const auto scaled = class_period(solver, larger, 2 * kPeriodWithin);
  std::optional<Period> expected;
  if (unit) expected = Period{2 * unit->preperiod, 2 * unit->period};
  return differs(fmt::format("for {}: {}, twice that of {}", to_text(larger),
                             period_text(expected, 2 * kPeriodWithin), to_text(game.ruleset)),
                 fmt::format("for {}: {}, twice that of {}", to_text(larger),
                             period_text(scaled, 2 * kPeriodWithin), to_text(game.ruleset)));
}

Failure breaks_far_out(const Solver& solver, const Game& game) {
  const auto period = class_period(solver, game.ruleset, kPeriodWithin);
  if (!period) return differs("a period", period_text(period, kPeriodWithin));
  const WinTable table = solved(solver, game.ruleset, period->preperiod + period->period - 1);
  const auto at = [&](Size heap) {
    return table.outcome[period->preperiod + (heap - period->preperiod) % period->period];
  };
  for (Size heap = kFarHeap - game.heap_max; heap < kFarHeap - game.heap_max + 40; ++heap) {
    for (const Player mover : {Player::Left, Player::Right}) {
      const SubtractionSet& set = game.ruleset.of(mover);
      const bool wins = std::any_of(set.begin(), set.end(), [&](Size removal) {
        return !wins_moving_first(at(heap - removal), opponent(mover));
      });
      if (wins == wins_moving_first(at(heap), mover)) continue;
      return differs(fmt::format("{}, to move, {} heap {} by its moves ({})",
                                 mover == Player::Left ? "Left" : "Right", wins ? "wins" : "loses",
                                 heap, period_text(period, kPeriodWithin)),
                     std::string(1, letter(at(heap))));
    }
  }
  return std::nullopt;
}

}  // namespace nimplus::properties
