#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "properties/checks_false.hpp"
#include "properties/sequence.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

std::optional<Period> classes(const Solver& solver, const Game& game) {
  return class_period(solver, game.ruleset, kPeriodWithin);
}

std::optional<Period> values(const Solver& solver, const Game& game) {
  return grundy_period(solver, game.ruleset.left, kPeriodWithin);
}

Failure differs(const char* what, Size expected, Size got) {
  if (expected == got) return std::nullopt;
  return properties::differs(fmt::format("{} {}", what, expected), std::to_string(got));
}

}  // namespace

Failure breaks_after_a_window_one_short(const Solver& solver, const Game& game) {
  const Size window = game.ruleset.left.largest() - 1;
  const auto row = class_values(solver, game.ruleset, game.heap_max);
  for (Size distance = 1; distance <= game.heap_max; ++distance) {
    Size run = 0;
    bool believed = false;
    for (Size heap = distance; heap <= game.heap_max; ++heap) {
      const bool same = row[heap] == row[heap - distance];
      if (believed && !same) {
        return properties::differs(
            fmt::format("the class of heap {} again at heap {}: the window before is repeated",
                        heap - distance, heap),
            "another");
      }
      run = same ? run + 1 : 0;
      believed = believed || run >= window;
    }
  }
  return std::nullopt;
}

Failure has_another_class_period(const Solver& solver, const Game& game) {
  const auto of_values = values(solver, game);
  const auto of_classes = classes(solver, game);
  if (!of_values || !of_classes) return std::nullopt;
  return differs("classes of period", of_values->period, of_classes->period);
}

Failure has_another_class_preperiod(const Solver& solver, const Game& game) {
  const auto of_values = values(solver, game);
  const auto of_classes = classes(solver, game);
  if (!of_values || !of_classes) return std::nullopt;
  return differs("classes of preperiod", of_values->preperiod, of_classes->preperiod);
}

Failure has_pure_classes_and_impure_values(const Solver& solver, const Game& game) {
  const auto of_values = values(solver, game);
  const auto of_classes = classes(solver, game);
  if (!of_values || !of_classes || of_classes->preperiod > 0) return std::nullopt;
  return differs("as of the classes, values of preperiod", 0, of_values->preperiod);
}

Failure is_not_parity(const Solver& solver, const Game& game) {
  return differs_from_values(
      solver, game, [](Size heap) { return static_cast<std::uint32_t>(heap % 2); }, "heap mod 2");
}

Failure is_not_parity_in_the_end(const Solver& solver, const Game& game) {
  const auto period = values(solver, game);
  return period ? differs("values of period", 2, period->period) : std::nullopt;
}

Failure heeds_a_removal_of_a_late_period(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  const auto period = values(solver, game);
  if (!period) return std::nullopt;
  const Values before = grundy_values(solver, set, game.heap_max);
  for (const Size s : set) {
    for (const Size multiple : {period->period, 2 * period->period, 3 * period->period}) {
      for (const Size t : {multiple + s, multiple > s ? multiple - s : multiple + s}) {
        if (auto failure =
                first_difference(before, grundy_values(solver, adjoined(set, t), game.heap_max),
                                 fmt::format("unchanged by {}: the values of {} have period {}", t,
                                             to_text(set), period->period))) {
          return failure;
        }
      }
    }
  }
  return std::nullopt;
}

Failure has_a_period_beside_c_plus_1(const Solver& solver, const Game& game) {
  const auto period = values(solver, game);
  const Size over_c = game.ruleset.left.largest() + 1;
  if (!period || over_c % period->period == 0) return std::nullopt;
  return properties::differs(fmt::format("a period that divides {}", over_c),
                             std::to_string(period->period));
}

Failure has_another_period_than_c_plus_1(const Solver& solver, const Game& game) {
  const auto period = values(solver, game);
  if (!period) return std::nullopt;
  return differs("values of period", game.ruleset.left.largest() + 1, period->period);
}

Failure is_pure_and_breaks_the_reverse_mex(const Solver& solver, const Game& game) {
  const auto period = values(solver, game);
  if (!period || period->preperiod > 0) return std::nullopt;
  return breaks_the_reverse_mex(solver, game);
}

Failure loses_by_a_shared_removal(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  const WinTable before = solved(solver, game.ruleset, game.heap_max);
  for (Size t = 1; t <= game.heap_max; ++t) {
    const WinTable after = solved(solver, shared(adjoined(set, t)), game.heap_max);
    for (Size heap = 0; heap <= game.heap_max; ++heap) {
      if (before.outcome[heap] != Outcome::N || after.outcome[heap] == Outcome::N) continue;
      return properties::differs(
          fmt::format("heap {} won, as before {} could be taken too", heap, t), "lost");
    }
  }
  return std::nullopt;
}

Failure is_not_negated_by_misere(const Solver& solver, const Game& game) {
  const Ruleset misere = shared(game.ruleset.left, Convention::Misere);
  WinTable expected = solved(solver, game.ruleset, game.heap_max);
  for (Outcome& outcome : expected.outcome) {
    outcome = outcome == Outcome::P ? Outcome::N : Outcome::P;
  }
  return first_difference(expected, solved(solver, misere, game.heap_max),
                          "the opposite of normal play");
}

}  // namespace nimplus::properties
