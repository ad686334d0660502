#include "fast/pushing.hpp"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "fast/engine.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kHeapMax = 1'000'000;

/// About one of `sparsity` of the numbers 1..kHeapMax, the same everywhere.
SubtractionSet some_of(Size sparsity) {
  std::vector<Size> removals;
  std::uint64_t state = 1;
  for (Size removal = 1; removal <= kHeapMax; ++removal) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    if ((state >> 33U) % sparsity == 0) removals.push_back(removal);
  }
  return SubtractionSet(removals);
}

SubtractionSet odd_removals() {
  std::vector<Size> removals;
  for (Size removal = 1; removal <= kHeapMax; removal += 2) removals.push_back(removal);
  return SubtractionSet(removals);
}

void push(benchmark::State& state, const SubtractionSet& set) {
  Engine engine(shared(set), kHeapMax);
  engine.run_to(kHeapMax);
  const LosingRows rows = pushing(shared(set), kHeapMax);
  for (Size heap = 0; heap <= kHeapMax; ++heap) {
    if ((*rows.left)[heap] != engine.losing(Player::Left)[heap]) {
      return state.SkipWithError("a wrong outcome");
    }
  }
  for (auto _ : state) benchmark::DoNotOptimize(pushing(shared(set), kHeapMax));
}

void pull(benchmark::State& state, const SubtractionSet& set) {
  for (auto _ : state) {
    Engine engine(shared(set), kHeapMax);
    engine.run_to(kHeapMax);
    benchmark::DoNotOptimize(engine.losing(Player::Left).words()[0]);
  }
}

/// Half of 1..n at random, all odd removals (half of the heaps lose), and about sqrt(n ln n) = 3717
/// removals on either side of which pulling and pushing are each meant to be cheaper.
void add(const std::string& name, const SubtractionSet& set) {
  const auto unit = benchmark::kMillisecond;
  benchmark::RegisterBenchmark((name + "/pushing").c_str(), [=](benchmark::State& state) {
    push(state, set);
  })->Unit(unit);
  benchmark::RegisterBenchmark((name + "/pulling").c_str(), [=](benchmark::State& state) {
    pull(state, set);
  })->Unit(unit);
}

const bool kRegistered = [] {
  add("large/k_half", some_of(2));
  add("large/odd", odd_removals());
  add("large/k_1000", some_of(1000));
  add("large/k_3717", some_of(269));
  add("large/k_10000", some_of(100));
  return true;
}();

}  // namespace
}  // namespace nimplus::fast
