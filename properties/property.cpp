#include "properties/property.hpp"

#include <algorithm>
#include <exception>
#include <utility>

#include "corpus/random.hpp"
#include "properties/search.hpp"

namespace nimplus::properties {
namespace {

/// Puts the smallest failure of the enumeration in the place of the one that was found.
Finding with_smallest(Finding finding, const Property& property, const Reach& reach,
                      const Search& search, const Trial& trial) {
  if (!finding.counterexample || search.enumerated == 0) return finding;
  Finding least =
      smallest(reach, *finding.counterexample, search.enumerated, trial, property.domain.family);
  // A solver that answers differently when asked again has no smallest failure: keep the first.
  if (least.counterexample) finding.counterexample = std::move(least.counterexample);
  finding.smaller_tried = least.smaller_tried;
  finding.smaller_heap_max = least.smaller_heap_max;
  finding.smaller_all_tried = least.smaller_all_tried;
  return finding;
}

}  // namespace

std::string beyond_reach(const Domain& domain, const Solver& solver) {
  const Reach& reach = solver.reach;
  if (domain.needs_partizan && !reach.partizan) {
    return "the claim is about two sets, the solver takes one shared set";
  }
  if (domain.needs_misere && !reach.misere) {
    return "the claim is about misère play, the solver knows normal play only";
  }
  if (domain.needs_grundy && !solver.grundy) {
    return "the claim is about Grundy values, the solver gives none";
  }
  if (reach.largest_heap / domain.headroom < domain.heap_least) {
    return "the claim needs larger heaps than the solver takes";
  }
  if (aim(domain, reach).largest_removal < domain.removal_least) {
    return "the claim needs larger removals than the solver takes";
  }
  return "";
}

Reach aim(const Domain& domain, const Reach& reach) {
  return {std::min(domain.removal_max, reach.largest_removal / domain.headroom),
          std::min(domain.heap_max, reach.largest_heap / domain.headroom),
          reach.partizan && !domain.shared_only, reach.misere && !domain.normal_only};
}

std::optional<Counterexample> refute(const Property& property, const Solver& solver,
                                     const Game& game) {
  std::optional<Counterexample> failure;
  try {
    failure = property.refute(solver, game);
  } catch (const std::exception& error) {
    failure = Counterexample{{}, "an answer", std::string("an exception: ") + error.what()};
  }
  if (failure) failure->game = game;
  return failure;
}

Finding check(const Property& property, const Solver& solver, const Search& search) {
  const Reach reach = aim(property.domain, solver.reach);
  const Trial trial = [&](const Game& game) { return refute(property, solver, game); };
  Search own = search;
  // A stream of its own for every property, which does not depend on what else is run.
  own.seed = corpus::Random::stream(search.seed, property.name).bits();
  own.cases = (search.cases + property.one_in - 1) / property.one_in;
  return with_smallest(search_games(reach, own, trial, property.domain.family), property, reach,
                       search, trial);
}

Finding check_on(const Property& property, const Solver& solver, std::span<const Game> games,
                 const Search& search) {
  const Reach reach = aim(property.domain, solver.reach);
  const Trial trial = [&](const Game& game) { return refute(property, solver, game); };
  Finding finding;
  for (const Game& game : games) {
    if (!reach.covers(game.ruleset, game.heap_max)) continue;
    if (!property.domain.family.has(game.ruleset)) continue;
    ++finding.cases;
    finding.counterexample = trial(game);
    if (finding.counterexample) break;
  }
  return with_smallest(std::move(finding), property, reach, search, trial);
}

}  // namespace nimplus::properties
