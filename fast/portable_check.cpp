// The fast solvers on another machine: one program without any library, to be compiled for it and
// run there or under an emulator. Prints what it compared; exits with 1 at the first difference.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "fast/brute_force.hpp"
#include "fast/dp.hpp"
#include "fast/engine.hpp"
#include "fast/grundy.hpp"
#include "fast/period.hpp"
#include "fast/random_sets.hpp"
#include "fast/solvers.hpp"
#include "rules/input_error.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast {
namespace {

constexpr int kBoundaryGames = 3000;

long compared = 0;

[[noreturn]] void differ(const std::string& who, const Ruleset& ruleset, Size heap) {
  std::printf("%s differs: %s heap %llu\n", who.c_str(), to_text(ruleset).c_str(),
              static_cast<unsigned long long>(heap));
  std::exit(1);
}

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

/// Every row at the width in use, and the engine at every width.
void expect_all_true(const Ruleset& ruleset, const WinTable& truth) {
  const Size heap_max = truth.outcome.size() - 1;
  for (const Solver& solver : solvers()) {
    if (!solver.reach.covers(ruleset, heap_max)) continue;
    expect_same(solver.name, ruleset, solver.solve(ruleset, heap_max), truth);
  }
  for (const int width : vector_widths()) {
    expect_same("the engine of " + std::to_string(width) + " bytes", ruleset,
                engine_table(ruleset, heap_max, width), truth);
  }
}

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

/// Where bytes, words, vectors, blocks and tiles end.
Size at_an_edge(SplitMix& random) {
  static constexpr Size kEdges[]{8, 64, 128, 256, 512, 1024, 4096, 4608, 8192};
  return kEdges[random.between(0, 8)] + random.between(0, 4) - 2;
}

SubtractionSet set_at_edges(SplitMix& random) {
  std::vector<Size> removals(random.between(1, 6));
  const Size largest = random.between(0, 1) == 0 ? 20 : 6000;
  for (Size& removal : removals) {
    removal = random.between(0, 1) == 0 ? at_an_edge(random) : random.between(1, largest);
  }
  return SubtractionSet(std::move(removals));
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

/// Left, moving first, loses exactly the heaps of value 0.
void grundy_values() {
  SplitMix random{2};
  for (int game = 0; game < 40; ++game) {
    const SubtractionSet set = set_at_edges(random);
    const Size heap_max = at_an_edge(random);
    WinTable table;
    for (const std::uint32_t value : grundy(set, heap_max).value) {
      table.outcome.push_back(value == 0 ? Outcome::P : Outcome::N);
    }
    expect_same("grundy", shared(set), table, impartial_dp(shared(set), heap_max));
  }
}

/// The classes do repeat from the preperiod on, and not from the heap before it.
void periods() {
  SplitMix random{3};
  for (int game = 0; game < 40; ++game) {
    const Ruleset ruleset{random_set(random, 3, 1, 30), random_set(random, 3, 1, 30)};
    constexpr Size kHeapMax = 20'000;
    const auto found = find_period(ruleset, kHeapMax);
    if (!found) differ("period: none found", ruleset, kHeapMax);
    const auto [preperiod, period] = found->period;
    const auto row = dp(ruleset, kHeapMax).outcome;
    for (Size heap = preperiod; heap + period <= kHeapMax; ++heap) {
      if (row[heap] != row[heap + period]) differ("period", ruleset, heap);
    }
    if (preperiod > 0 && row[preperiod - 1] == row[preperiod - 1 + period]) {
      differ("preperiod", ruleset, preperiod - 1);
    }
    ++compared;
  }
}

int check() {
  const struct {
    const char* name;
    void (*compare)();
  } parts[]{{"small games against the memoless search", small_games},
            {"games at the edges against the table", boundary_games},
            {"Grundy values against the table", grundy_values},
            {"periods against the table", periods}};
  std::printf("vectors of %d bytes; the engine also at every width up to %d\n", vector_width(),
              vector_widths().back());
  for (const auto& [name, compare] : parts) {
    const long before = compared;
    compare();
    std::printf("%6ld  %s\n", compared - before, name);
  }
  return 0;
}

}  // namespace
}  // namespace nimplus::fast

int main() {
  try {
    return nimplus::fast::check();
  } catch (const nimplus::InputError& error) {  // a width that this machine lacks
    std::printf("skipped: %s\n", error.what());
    return 77;
  }
}
