#include <benchmark/benchmark.h>

#include <vector>

#include "oracle/oracle.hpp"
#include "oracle/verify.hpp"

namespace nimplus::oracle {
namespace {

Ruleset one_to(Size last) {
  std::vector<Size> removals;
  for (Size removal = 1; removal <= last; ++removal) removals.push_back(removal);
  return shared(SubtractionSet(removals));
}

/// Arguments: the largest heap, the removals of each player.
void solve_benchmark(benchmark::State& state) {
  const auto heap_max = static_cast<Size>(state.range(0));
  const Ruleset ruleset = one_to(static_cast<Size>(state.range(1)));
  for (auto _ : state) benchmark::DoNotOptimize(solve(ruleset, heap_max));
  state.counters["edges"] = static_cast<double>(edge_count(ruleset, heap_max));
}

void refute_benchmark(benchmark::State& state) {
  const Ruleset ruleset = one_to(static_cast<Size>(state.range(1)));
  const WinTable table = solve(ruleset, static_cast<Size>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(refute(ruleset, table));
}

BENCHMARK(solve_benchmark)->Args({5000, 100})->Args({100'000, 10})->Unit(benchmark::kMillisecond);
BENCHMARK(refute_benchmark)->Args({5000, 100})->Args({100'000, 10})->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nimplus::oracle
