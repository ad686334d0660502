#include "properties/sequence.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "rules/expects.hpp"

namespace nimplus::properties {
namespace {

using Table = std::function<Values(Size heap_max)>;

std::optional<Period> grown(const Table& table, Size window, Size heap_most) {
  for (Size heap_max = 99;; heap_max *= 8) {
    const auto period = proved_period(table(std::min(heap_max, heap_most)), window);
    if (period || heap_max >= heap_most) return period;
  }
}

}  // namespace

Values class_values(const Solver& solver, const Ruleset& ruleset, Size heap_max) {
  Values values;
  for (const Outcome outcome : solved(solver, ruleset, heap_max).outcome) {
    values.push_back(static_cast<std::uint32_t>(outcome));
  }
  return values;
}

Values grundy_values(const Solver& solver, const SubtractionSet& set, Size heap_max) {
  expects(static_cast<bool>(solver.grundy), "a solver that gives Grundy values");
  Values values = solver.grundy(set, heap_max).value;
  if (values.size() != heap_max + 1) {
    throw std::runtime_error(
        fmt::format("{} Grundy values for heaps 0..{}", values.size(), heap_max));
  }
  return values;
}

std::optional<Period> proved_period(std::span<const std::uint32_t> values, Size window) {
  for (Size period = 1; period + window <= values.size(); ++period) {
    Size end = values.size();
    while (end > period && values[end - 1] == values[end - 1 - period]) --end;
    if (values.size() - end >= window) return Period{end - period, period};
  }
  return std::nullopt;
}

std::optional<Period> class_period(const Solver& solver, const Ruleset& ruleset, Size heap_most) {
  return grown([&](Size heap_max) { return class_values(solver, ruleset, heap_max); },
               ruleset.largest_removal(), std::min(heap_most, solver.reach.largest_heap));
}

std::optional<Period> grundy_period(const Solver& solver, const SubtractionSet& set,
                                    Size heap_most) {
  return grown([&](Size heap_max) { return grundy_values(solver, set, heap_max); }, set.largest(),
               std::min(heap_most, solver.reach.largest_heap));
}

std::string period_text(const std::optional<Period>& period, Size heap_most) {
  if (!period) return fmt::format("none proved within heaps 0..{}", heap_most);
  return fmt::format("preperiod {}, period {}", period->preperiod, period->period);
}

Failure differs(std::string expected, std::string got) {
  if (expected == got) return std::nullopt;
  return Counterexample{{}, std::move(expected), std::move(got)};
}

Failure differs_from_classes(const Solver& solver, const Game& game,
                             const std::function<Outcome(Size heap)>& outcome,
                             const std::string& why) {
  WinTable expected;
  for (Size heap = 0; heap <= game.heap_max; ++heap) expected.outcome.push_back(outcome(heap));
  return first_difference(expected, solved(solver, game.ruleset, game.heap_max), why);
}

Failure differs_from_values(const Solver& solver, const Game& game,
                            const std::function<std::uint32_t(Size heap)>& value,
                            const std::string& why) {
  const auto lost = [&](Size heap) { return value(heap) == 0 ? Outcome::P : Outcome::N; };
  auto failure = differs_from_classes(solver, game, lost, why);
  if (failure || !solver.grundy) return failure;
  Values expected;
  for (Size heap = 0; heap <= game.heap_max; ++heap) expected.push_back(value(heap));
  return first_difference(expected, grundy_values(solver, game.ruleset.left, game.heap_max), why);
}

Failure first_difference(const Values& expected, const Values& got, const std::string& why) {
  const std::size_t count = std::min(expected.size(), got.size());
  for (std::size_t heap = 0; heap < count; ++heap) {
    if (expected[heap] == got[heap]) continue;
    return Counterexample{{},
                          fmt::format("Grundy value {} at heap {} ({})", expected[heap], heap, why),
                          std::to_string(got[heap])};
  }
  return std::nullopt;
}

}  // namespace nimplus::properties
