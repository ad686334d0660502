#include "properties/small_worlds.hpp"

#include <algorithm>

#include "oracle/oracle.hpp"
#include "properties/checks.hpp"
#include "properties/search.hpp"
#include "rules/expects.hpp"

namespace nimplus::properties {
namespace {

/// What of the world a solver of that reach can be asked.
Scope scope_of(const World& world, const Reach& reach) {
  return {{std::min(world.removal_max, reach.largest_removal),
           std::min(world.heap_max, reach.largest_heap)},
          !reach.partizan,
          reach.misere};
}

/// The next ruleset of the walk.
void step(const Property& agreement, const Solver& solver, const Ruleset& ruleset, Sweep& sweep) {
  auto& [scope, finding] = sweep;
  const Size heap_max = scope.world.heap_max;
  if (!finding.held() || !solver.reach.covers(ruleset, heap_max)) return;
  const Trial trial = [&](const Game& game) { return refute(agreement, solver, game); };
  finding.smaller_tried = finding.cases++;
  finding.smaller_heap_max = heap_max;
  finding.smaller_all_tried = true;
  scope.pairs += ruleset.convention == Convention::Normal ? 1 : 0;
  if (const auto failure = trial({ruleset, heap_max})) {
    finding.counterexample = failing_heap(ruleset, heap_max, trial).value_or(*failure);
  }
}

}  // namespace

std::vector<Sweep> sweep(std::span<const Solver> solvers, const World& world) {
  expects(world.removal_max <= kEnumeratedWhole, "a world that the enumeration covers whole");
  WinTable truth;
  const Property agreement{std::string(kSmallWorlds),
                           std::string(kSmallWorldsClaim),
                           "I1",
                           "definition",
                           Kind::Oracle,
                           Domain{},
                           [&truth](const Solver& solver, const Game& game) {
                             return first_difference(truth,
                                                     solved(solver, game.ruleset, game.heap_max),
                                                     "minimax over the explicit graph");
                           }};
  std::vector<Sweep> sweeps;
  for (const Solver& solver : solvers) sweeps.push_back({scope_of(world, solver.reach), {}});
  const Reach everything{world.removal_max, world.heap_max, true, true};
  for (Size largest = 0; largest <= world.removal_max; ++largest) {
    for (const Ruleset& ruleset : rulesets_of_largest(largest, everything)) {
      truth = oracle::solve(ruleset, world.heap_max);
      for (std::size_t i = 0; i < solvers.size(); ++i) {
        step(agreement, solvers[i], ruleset, sweeps[i]);
      }
    }
  }
  return sweeps;
}

}  // namespace nimplus::properties
