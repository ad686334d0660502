#include "fast/brute_force.hpp"
#include "fast/dp.hpp"
#include "fast/engine.hpp"
#include "fast/portable_check.hpp"
#include "fast/pushing.hpp"
#include "fast/solvers.hpp"

namespace nimplus::fast::portable {
namespace {

constexpr int kBoundaryGames = 500;

void expect_same(const std::string& who, const Ruleset& ruleset, const WinTable& got,
                 const WinTable& truth) {
  ++compared;
  if (got == truth) return;
  for (Size heap = 0; heap < truth.outcome.size(); ++heap) {
    if (heap >= got.outcome.size() || got.outcome[heap] != truth.outcome[heap]) {
      differ(who, ruleset, heap);
    }
  }
  differ(who, ruleset, truth.outcome.size());
}

WinTable engine_table(const Ruleset& ruleset, Size heap_max, int width) {
  Engine engine(ruleset, heap_max, width);
  engine.run_to(heap_max);
  WinTable table;
  for (Size heap = 0; heap <= heap_max; ++heap) {
    table.outcome.push_back(
        outcome_of(!engine.losing(Player::Left)[heap], !engine.losing(Player::Right)[heap]));
  }
  return table;
}

/// Every row at the width in use; the engine, and pushing, at every width.
void expect_all_true(const Ruleset& ruleset, const WinTable& truth) {
  const Size heap_max = truth.outcome.size() - 1;
  for (const Solver& solver : solvers()) {
    if (!solver.reach.covers(ruleset, heap_max)) continue;
    expect_same(solver.name, ruleset, solver.solve(ruleset, heap_max), truth);
  }
  for (const int width : vector_widths()) {
    const std::string at = " at " + std::to_string(width) + " bytes";
    expect_same("the engine" + at, ruleset, engine_table(ruleset, heap_max, width), truth);
    expect_same("pushing" + at, ruleset, win_table(pushing(ruleset, heap_max, width), heap_max),
                truth);
  }
}

}  // namespace

void small_games() {
  for (const Convention convention : {Convention::Normal, Convention::Misere}) {
    for (const SubtractionSet& left : every_set(4)) {
      for (const SubtractionSet& right : every_set(4)) {
        const Ruleset ruleset{left, right, convention};
        expect_all_true(ruleset, brute_force(ruleset, 10));
      }
    }
    for (const SubtractionSet& set : every_set(6)) {
      expect_all_true(shared(set, convention), brute_force(shared(set, convention), 13));
    }
  }
}

void boundary_games() {
  SplitMix random{1};
  for (int game = 0; game < kBoundaryGames; ++game) {
    const SubtractionSet left = set_at_edges(random);
    Ruleset ruleset{left, random.between(0, 1) == 0 ? left : set_at_edges(random)};
    if (random.between(0, 2) == 0) ruleset.convention = Convention::Misere;
    expect_all_true(ruleset, dp(ruleset, at_an_edge(random) + 4096 * random.between(0, 3)));
  }
}

}  // namespace nimplus::fast::portable
