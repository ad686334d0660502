#include "properties/small_worlds.hpp"

#include <algorithm>

#include "oracle/oracle.hpp"
#include "properties/checks.hpp"
#include "rules/expects.hpp"

namespace nimplus::properties {
namespace {

/// The smallest heap of the ruleset at which the trial fails.
std::optional<Counterexample> least_failure(const Property& agreement, const Solver& solver,
                                            const Ruleset& ruleset, Size heap_max) {
  if (!refute(agreement, solver, {ruleset, heap_max})) return std::nullopt;
  for (Size heap = 0; heap < heap_max; ++heap) {
    if (auto failure = refute(agreement, solver, {ruleset, heap})) return failure;
  }
  return refute(agreement, solver, {ruleset, heap_max});
}

}  // namespace

std::vector<Sweep> sweep(std::span<const Solver> solvers, const World& world) {
  expects(world.removal_max <= kEnumeratedWhole, "a world that the enumeration covers whole");
  WinTable truth;
  const Property agreement{std::string(kSmallWorlds), std::string(kSmallWorldsClaim), "definition",
                           Domain{}, [&truth](const Solver& solver, const Game& game) {
                             return first_difference(truth,
                                                     solved(solver, game.ruleset, game.heap_max),
                                                     "minimax over the explicit graph");
                           }};
  std::vector<Sweep> sweeps;
  for (const Solver& solver : solvers) {
    Sweep row;
    row.world = {std::min(world.removal_max, solver.reach.largest_removal),
                 std::min(world.heap_max, solver.reach.largest_heap)};
    row.shared_only = !solver.reach.partizan;
    row.misere = solver.reach.misere;
    sweeps.push_back(row);
  }
  const Reach everything{world.removal_max, world.heap_max, true, true};
  for (Size largest = 0; largest <= world.removal_max; ++largest) {
    for (const Ruleset& ruleset : rulesets_of_largest(largest, everything)) {
      truth = oracle::solve(ruleset, world.heap_max);
      for (std::size_t i = 0; i < solvers.size(); ++i) {
        Sweep& row = sweeps[i];
        if (!row.finding.held() || !solvers[i].reach.covers(ruleset, row.world.heap_max)) continue;
        ++row.finding.cases;
        row.pairs += ruleset.convention == Convention::Normal ? 1 : 0;
        row.finding.counterexample =
            least_failure(agreement, solvers[i], ruleset, row.world.heap_max);
        row.finding.certified = true;
        row.finding.smaller_tried = row.finding.cases - 1;
      }
    }
  }
  return sweeps;
}

}  // namespace nimplus::properties
