#include <benchmark/benchmark.h>

#include <algorithm>
#include <string>
#include <vector>

#include "fast/grundy_levels.hpp"
#include "fast/naive.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kHeapMax = 1'000'000;

/// `count` removals of min..max, the same everywhere.
std::vector<int> some_removals(std::size_t count, int min, int max) {
  std::vector<int> removals;
  std::uint64_t state = 1;
  while (removals.size() < count) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    const int drawn = min + static_cast<int>((state >> 33U) % static_cast<unsigned>(max - min + 1));
    if (std::ranges::find(removals, drawn) == removals.end()) removals.push_back(drawn);
  }
  std::ranges::sort(removals);
  return removals;
}

void naive_values(benchmark::State& state, void (*values_of)(naive::Removals, naive::Values&),
                  const std::vector<int>& removals) {
  naive::Values values(kHeapMax + 1);
  for (auto _ : state) {
    values_of(removals, values);
    benchmark::ClobberMemory();
  }
}

void fast_values(benchmark::State& state, const std::vector<int>& removals) {
  const SubtractionSet set(std::vector<Size>(removals.begin(), removals.end()));
  naive::Values truth(kHeapMax + 1);
  naive::grundy_by_flags(removals, truth);
  const auto values = grundy_by_levels(set, kHeapMax).value;
  const auto same = [](std::uint32_t value, int other) { return value == unsigned(other); };
  if (!std::ranges::equal(values, truth, same)) return state.SkipWithError("a wrong value");
  for (auto _ : state) benchmark::DoNotOptimize(grundy_by_levels(set, kHeapMax));
}

void all_of(const std::string& name, const std::vector<int>& removals) {
  const auto add = [&](const char* of, const auto& run) {
    benchmark::RegisterBenchmark((name + of).c_str(), run)->Unit(benchmark::kMicrosecond);
  };
  add("/fast", [=](benchmark::State& state) { fast_values(state, removals); });
  add("/stamp",
      [=](benchmark::State& state) { naive_values(state, naive::grundy_by_stamps, removals); });
  add("/used",
      [=](benchmark::State& state) { naive_values(state, naive::grundy_by_flags, removals); });
}

const bool kRegistered = [] {
  all_of("grundy/near_k10_200", some_removals(10, 1, 200));
  all_of("grundy/near_k100_200", some_removals(100, 1, 200));
  all_of("grundy/far_k10_512_4095", some_removals(10, 512, 4095));
  all_of("grundy/far_k100_512_4095", some_removals(100, 512, 4095));
  all_of("grundy/n_k30", some_removals(30, 1, kHeapMax));
  return true;
}();

}  // namespace
}  // namespace nimplus::fast
