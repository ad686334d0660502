#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "properties/checks_series.hpp"
#include "properties/sequence.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

std::optional<Period> values_far(const Solver& solver, const SubtractionSet& set) {
  return grundy_period(solver, set, kSearchedFar);
}

Failure differs_from(const std::optional<Period>& expected, const std::optional<Period>& got) {
  return differs(period_text(expected, kSearchedFar), period_text(got, kSearchedFar));
}

/// Do three equally spaced sets have equally spaced preperiods and periods?
bool affine(const Solver& solver, const SubtractionSet& small, Size far, Size step) {
  std::vector<Period> periods;
  for (const Size removal : {far, far + step, far + 2 * step}) {
    const auto period = class_period(solver, shared(adjoined(small, removal)), kSearchedFar);
    if (!period) return false;
    periods.push_back(*period);
  }
  return periods[0].period + periods[2].period == 2 * periods[1].period &&
         periods[0].preperiod + periods[2].preperiod == 2 * periods[1].preperiod;
}

std::uint32_t least_missing(const std::vector<std::uint32_t>& values) {
  std::uint32_t least = 0;
  while (std::ranges::count(values, least) > 0) ++least;
  return least;
}

}  // namespace

Failure leaves_the_period_of_one_and_two(const Solver& solver, const Game& game) {
  const Size b = game.ruleset.left.removals()[1];
  const Size c = game.ruleset.left.removals()[2];
  const Size over = c % (b + 1);
  Size period = 0;
  if (b % 2 == 1) {
    period = c % 2 == 1 ? 2 : b + c;
  } else if (over == 1 || over == b) {
    period = b + 1;
  } else if (over % 2 == 1) {
    period = b + c;
  } else {
    return std::nullopt;  // b even and c mod (b+1) even: nothing is claimed
  }
  return differs_from(Period{0, period}, values_far(solver, game.ruleset.left));
}

Failure has_no_period_of_two_removals_sum(const Solver& solver, const Game& game) {
  const auto s = game.ruleset.left.removals();
  const auto values = values_far(solver, game.ruleset.left);
  const auto classes = class_period(solver, game.ruleset, kSearchedFar);
  const auto divides = [&](Size sum) { return values && sum % values->period == 0; };
  if (!divides(s[0] + s[1]) && !divides(s[0] + s[2]) && !divides(s[1] + s[2])) {
    return differs("a period that divides the sum of two removals",
                   period_text(values, kSearchedFar));
  }
  return differs(
      fmt::format("classes of period {}, as the Grundy values", values->period),
      fmt::format("classes of period {}, as the Grundy values", classes ? classes->period : 0));
}

Failure has_period_two_with_an_even_removal(const Solver& solver, const Game& game) {
  const auto values = values_far(solver, game.ruleset.left);
  const bool odd = std::ranges::all_of(game.ruleset.left, [](Size s) { return s % 2 == 1; });
  if (!values || values->period != 2 || values->preperiod == 0 || odd) return std::nullopt;
  return differs("another period than 2 after a preperiod: one removal is even",
                 period_text(values, kSearchedFar));
}

Failure has_no_late_period_two(const Solver& solver, const Game& game) {
  const auto values = values_far(solver, game.ruleset.left);
  if (values && values->period == 2 && values->preperiod > 0) return std::nullopt;
  return differs("period 2 after a preperiod", period_text(values, kSearchedFar));
}

Failure is_not_affine_far_out(const Solver& solver, const Game& game) {
  constexpr Size kStepMost = 24;
  std::vector<Size> removals(game.ruleset.left.begin(), game.ruleset.left.end());
  const Size far = removals.back();
  removals.pop_back();
  const SubtractionSet small(std::move(removals));
  const auto period = class_period(solver, shared(small), kSearchedFar);
  for (Size step = period ? period->period : kStepMost + 1; step <= kStepMost;
       step += period->period) {
    if (affine(solver, small, far, step)) return std::nullopt;
  }
  return differs(fmt::format("preperiods and periods of {} and c, c = {}, {} + k, {} + 2k, in step "
                             "for a multiple k <= {} of its period",
                             to_text(small), far, far, far, kStepMost),
                 "none");
}

Failure is_not_arithmetic_periodic(const Solver& solver, const Game& game) {
  const Size heap_max = game.ruleset.left.largest();
  const Values values = grundy_values(solver, game.ruleset.left, heap_max);
  for (Size period = 1; period <= heap_max / 4; ++period) {
    // The last half of the heaps in step: each value a constant above that of one period earlier.
    const std::uint32_t saltus = values[heap_max] - values[heap_max - period];
    bool steady = true;
    for (Size heap = heap_max / 2; heap <= heap_max && steady; ++heap) {
      steady = values[heap] == values[heap - period] + saltus;
    }
    if (steady) return std::nullopt;
  }
  return differs(
      fmt::format("values that rise by a constant every p heaps, p <= {}, on heaps {}..{}",
                  heap_max / 4, heap_max / 2, heap_max),
      "none");
}

Failure has_another_period_with_a_sink(const Solver& solver, const Game& game) {
  const SubtractionSet& set = game.ruleset.left;
  const auto usual = values_far(solver, set);
  const Size heap_max = 4 * (usual ? usual->period : 1) + 2 * set.largest();
  Values sink{0};  // heap 0 ends the game, and a removal of more than the heap leads there
  for (Size heap = 1; heap <= heap_max; ++heap) {
    std::vector<std::uint32_t> options;
    for (const Size removal : set) options.push_back(removal < heap ? sink[heap - removal] : 0);
    sink.push_back(least_missing(options));
  }
  const auto period = proved_period(sink, set.largest());
  if (usual && period && period->preperiod == 0 && period->period == usual->period) {
    return std::nullopt;
  }
  return differs(fmt::format("preperiod 0, period {}, where a removal may exceed the heap",
                             usual ? usual->period : 0),
                 period_text(period, heap_max));
}

}  // namespace nimplus::properties
