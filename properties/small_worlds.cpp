#include "properties/small_worlds.hpp"

#include <algorithm>
#include <array>

#include "corpus/manifest.hpp"
#include "fast/dp.hpp"
#include "oracle/every_set.hpp"
#include "oracle/oracle.hpp"
#include "properties/checks.hpp"
#include "properties/search.hpp"

namespace nimplus::properties {
namespace {

constexpr std::array kWorlds{
    World{7, 120, false, true},  World{12, 300, true, true}, World{6, 1100, true, true},
    World{8, 120, false, true},  World{14, 300, true, true}, World{10, 200, false, false},
    World{20, 400, true, false},
};
constexpr std::size_t kOfAnyRun = 3;

/// What of the world a solver of that reach can be asked.
Scope scope_of(const World& world, const Reach& reach) {
  Scope scope{world, reach.misere, 0, ""};
  scope.world.removal_max = std::min(world.removal_max, reach.largest_removal);
  scope.world.heap_max = std::min(world.heap_max, reach.largest_heap);
  scope.world.shared_only = world.shared_only || !reach.partizan;
  return scope;
}

/// Those of the world whose largest removal is `largest`, in order.
std::vector<Ruleset> rulesets(const World& world, Size largest) {
  std::vector<Ruleset> found;
  const auto add = [&](const SubtractionSet& left, const SubtractionSet& right) {
    if (std::max(left.largest(), right.largest()) != largest) return;
    for (const Convention convention : {Convention::Normal, Convention::Misere}) {
      found.push_back({left, right, convention});
    }
  };
  const auto sets = oracle::every_set(largest);
  for (const SubtractionSet& left : sets) {
    if (world.shared_only) {
      add(left, left);
    } else {
      for (const SubtractionSet& right : sets) add(left, right);
    }
  }
  std::ranges::sort(found, [](const Ruleset& a, const Ruleset& b) { return smaller(a, b); });
  return found;
}

/// A hash of all the tables of a walk, a megabyte at a time.
class TablesHash {
 public:
  void add(const WinTable& table, Size heap_max) {
    for (Size heap = 0; heap <= heap_max; ++heap) letters_ += letter(table.outcome[heap]);
    if (letters_.size() > kAtOnce) letters_ = corpus::sha256(letters_);
  }
  std::string digits() const { return corpus::sha256(letters_).substr(0, 16); }

 private:
  static constexpr std::size_t kAtOnce = std::size_t{1} << 20U;
  std::string letters_;
};

/// One solver on its way.
class Walk {
 public:
  Walk(const Solver& solver, const World& world)
      : solver_(solver), sweep_{scope_of(world, solver.reach), {}} {}

  /// The next ruleset.
  void step(const Property& agreement, const Ruleset& ruleset, const WinTable& truth) {
    auto& [scope, finding] = sweep_;
    const Size heap_max = scope.world.heap_max;
    if (!finding.held() || !solver_.reach.covers(ruleset, heap_max)) return;
    const Trial trial = [&](const Game& game) { return refute(agreement, solver_, game); };
    finding.smaller_tried = finding.cases++;
    finding.smaller_heap_max = heap_max;
    finding.smaller_all_tried = true;
    scope.pairs += ruleset.convention == Convention::Normal ? 1 : 0;
    if (const auto failure = trial({ruleset, heap_max})) {
      finding.counterexample = failing_heap(ruleset, heap_max, trial).value_or(*failure);
    } else {
      hash_.add(truth, heap_max);
    }
  }

  Sweep ended() {
    if (sweep_.finding.held()) sweep_.scope.hash = hash_.digits();
    return std::move(sweep_);
  }

 private:
  const Solver& solver_;
  Sweep sweep_;
  TablesHash hash_;
};

}  // namespace

std::span<const World> small_worlds(bool exhaustive) {
  return std::span(kWorlds).first(exhaustive ? kWorlds.size() : kOfAnyRun);
}

std::vector<Sweep> sweep(std::span<const Solver> solvers, const World& world) {
  WinTable truth;
  const char* const whose = world.by_minimax ? "minimax over the explicit graph" : "the table";
  const Property agreement{std::string(kSmallWorlds),
                           std::string(kSmallWorldsClaim),
                           "I1",
                           "definition",
                           Kind::Oracle,
                           Domain{},
                           [&](const Solver& solver, const Game& game) {
                             return first_difference(
                                 truth, solved(solver, game.ruleset, game.heap_max), whose);
                           }};
  std::vector<Walk> walks;
  for (const Solver& solver : solvers) walks.emplace_back(solver, world);
  for (Size largest = 0; largest <= world.removal_max; ++largest) {
    for (const Ruleset& ruleset : rulesets(world, largest)) {
      truth = world.by_minimax ? oracle::solve(ruleset, world.heap_max)
                               : fast::dp(ruleset, world.heap_max);
      for (Walk& walk : walks) walk.step(agreement, ruleset, truth);
    }
  }
  std::vector<Sweep> sweeps;
  for (Walk& walk : walks) sweeps.push_back(walk.ended());
  return sweeps;
}

}  // namespace nimplus::properties
