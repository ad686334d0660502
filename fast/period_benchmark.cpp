// The search for periods against the ways of contestants: period/SET/fast|map|brent|kmp, and the
// search alone where the tail stands nowhere, seconds a heap: period/scan_2e24/fast|kmp.
#include "fast/period.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "fast/period_baseline_benchmark.hpp"

namespace nimplus::fast {
namespace {

using Baseline = baseline::PreperiodAndPeriod (*)(const std::vector<int>&);

constexpr Size kHeapMax = (Size{1} << 24U) - 1;

/// splitmix64, so that the sets are the same on every machine.
std::uint64_t mixed(std::uint64_t& state) {
  std::uint64_t bits = state += 0x9e3779b97f4a7c15U;
  bits = (bits ^ bits >> 30U) * 0xbf58476d1ce4e5b9U;
  bits = (bits ^ bits >> 27U) * 0x94d049bb133111ebU;
  return bits ^ bits >> 31U;
}

/// `size` of the removals 1..largest.
std::vector<int> drawn(std::size_t size, std::size_t largest, std::uint64_t state) {
  std::vector<int> removals(largest);
  std::iota(removals.begin(), removals.end(), 1);
  for (std::size_t i = 0; i < size; ++i) {
    std::swap(removals[i], removals[i + mixed(state) % (largest - i)]);
  }
  removals.resize(size);
  std::sort(removals.begin(), removals.end());
  return removals;
}

PeriodSearch searched(const std::vector<int>& removals) {
  const SubtractionSet set(std::vector<Size>(removals.begin(), removals.end()));
  return search_period(shared(set), Sequence::OutcomeClasses, kHeapMax);
}

void fast_benchmark(benchmark::State& state, const std::vector<int>& removals) {
  const auto [preperiod, period] = baseline::by_kmp(removals);
  const PeriodSearch first = searched(removals);
  if (!first.certificate || first.certificate->period != Period{preperiod, period}) {
    return state.SkipWithError("not the period that the prefix function finds");
  }
  for (auto _ : state) benchmark::DoNotOptimize(searched(removals));
  state.counters["preperiod"] = static_cast<double>(preperiod);
  state.counters["period"] = static_cast<double>(period);
  state.counters["heaps"] = static_cast<double>(first.heaps);
}

void baseline_benchmark(benchmark::State& state, const std::vector<int>& removals, Baseline find) {
  if (find(removals) != baseline::by_kmp(removals)) {
    return state.SkipWithError("not the period that the prefix function finds");
  }
  for (auto _ : state) benchmark::DoNotOptimize(find(removals));
}

constexpr Size kScanned = kHeapMax + 1;
constexpr Size kScanWindow = 200;

BitRow noise() {
  BitRow row(kHeapMax);
  std::uint64_t state = 3;
  for (Size word = 0; word < kScanned / 64; ++word) row.words()[word] = mixed(state);
  return row;
}

void per_heap(benchmark::State& state) {
  state.counters["s_per_heap"] = benchmark::Counter(
      static_cast<double>(kScanned),
      benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void scan_benchmark(benchmark::State& state) {
  const BitRow row = noise();
  const KnownHeaps known{{&row}, kScanned};
  if (nearest_tail_by_heap(known, kScanWindow).distance != 0 ||
      nearest_tail(known, kScanWindow).distance != 0) {
    return state.SkipWithError("the tail is to stand nowhere");
  }
  for (auto _ : state) benchmark::DoNotOptimize(nearest_tail(known, kScanWindow));
  per_heap(state);
}

void scan_kmp_benchmark(benchmark::State& state) {
  const BitRow row = noise();
  std::vector<char> heaps;
  for (Size heap = 0; heap < kScanned; ++heap) heaps.push_back(row[heap] ? 1 : 0);
  if (baseline::kmp_distance(heaps, kScanWindow) != 0) {
    return state.SkipWithError("the tail is to stand nowhere");
  }
  for (auto _ : state) benchmark::DoNotOptimize(baseline::kmp_distance(heaps, kScanWindow));
  per_heap(state);
}

// The states are such that the periods are not the shortest of their kind.
const int registered = [] {
  struct Set {
    std::string name;
    std::vector<int> removals;
  };
  for (const auto& [name, removals] :
       {Set{"k10_1..60", drawn(10, 60, 1282)}, Set{"k10_1..200", drawn(10, 200, 173)},
        Set{"k100_1..200", drawn(100, 200, 361)}}) {
    const auto add = [&, set = name](const std::string& way, auto timed, auto... more) {
      benchmark::RegisterBenchmark(("period/" + set + "/" + way).c_str(), timed, more...)
          ->Unit(benchmark::kMicrosecond);
    };
    add("fast", fast_benchmark, removals);
    add("map", baseline_benchmark, removals, baseline::by_map);
    if (removals.back() <= 64) add("brent", baseline_benchmark, removals, baseline::by_brent);
    add("kmp", baseline_benchmark, removals, baseline::by_kmp);
  }
  benchmark::RegisterBenchmark("period/scan_2e24/fast", scan_benchmark);
  benchmark::RegisterBenchmark("period/scan_2e24/kmp", scan_kmp_benchmark);
  return 0;
}();

}  // namespace
}  // namespace nimplus::fast
