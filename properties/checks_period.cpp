#include <fmt/format.h>

#include <algorithm>

#include "fast/period.hpp"
#include "oracle/verify.hpp"
#include "properties/checks.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {

Failure leaves_a_proved_period(const Solver& solver, const Game& game) {
  constexpr Size kSearched = (Size{1} << 2 * kPeriodicRemovalMax) + 2 * kPeriodicRemovalMax;
  const auto certificate = fast::find_period(game.ruleset, kSearched);
  if (!certificate) {
    return Counterexample{
        {}, fmt::format("a period within heaps 0..{}", kSearched), "none from fast::find_period"};
  }
  const auto [preperiod, period] = certificate->period;
  if (const auto fault = oracle::verify(*certificate)) {
    return Counterexample{{},
                          "a certificate that the oracle proves",
                          fmt::format("preperiod {}, period {} from fast::find_period: {}",
                                      preperiod, period, *fault)};
  }
  const WinTable table = solved(solver, game.ruleset, game.heap_max);
  WinTable expected = table;
  for (Size heap = preperiod + period; heap <= game.heap_max; ++heap) {
    expected.outcome[heap] = expected.outcome[heap - period];
  }
  return first_difference(
      expected, table,
      fmt::format("the repeated window proves preperiod {}, period {}", preperiod, period));
}

Failure differs_from_the_misere_shift(const Solver& solver, const Game& game) {
  Ruleset normal = game.ruleset;
  Size shift = game.heap_max + 1;
  if (!normal.left.empty() || !normal.right.empty()) {
    // The theorem asks for equal smallest removals: the smaller of the two is given to both.
    shift = normal.left.empty()    ? normal.right.smallest()
            : normal.right.empty() ? normal.left.smallest()
                                   : std::min(normal.left.smallest(), normal.right.smallest());
    normal.left = adjoined(normal.left, shift);
    normal.right = adjoined(normal.right, shift);
  }
  Ruleset misere = normal;
  misere.convention = Convention::Misere;
  const WinTable table = solved(solver, normal, game.heap_max);
  WinTable expected;
  for (Size heap = 0; heap <= game.heap_max; ++heap) {
    expected.outcome.push_back(heap < shift ? Outcome::N : table.outcome[heap - shift]);
  }
  return first_difference(
      expected, solved(solver, misere, game.heap_max),
      fmt::format("{} is {} played {} heaps later", to_text(misere), to_text(normal), shift));
}

}  // namespace nimplus::properties
