#include "fast/batch.hpp"

#include <benchmark/benchmark.h>

#include "fast/batch_baseline_benchmark.hpp"
#include "fast/batch_periods.hpp"

namespace nimplus::fast {
namespace {

const Batch kPairs8{Sets::Pairs, 8};
constexpr int kHeaps = 64;

bool pairs_agree() {
  bool agree = true;
  solve_batch(kPairs8, kHeaps - 1, [&](const BatchBlock& block) {
    for (Size lane = 0; lane < block.games; ++lane) {
      const auto game = static_cast<unsigned>(block.first_game + lane);
      const auto truth = baseline::early_break(game & 255, game >> 8, kHeaps);
      for (Size heap = 0; heap < kHeaps; ++heap) {
        agree = agree && block.wins(Player::Left, heap)[lane] == ((truth.left >> heap & 1) != 0) &&
                block.wins(Player::Right, heap)[lane] == ((truth.right >> heap & 1) != 0);
      }
    }
  });
  return agree;
}

bool periods_agree() {
  bool agree = true;
  batch_periods(20, [&](const PeriodBlock& block) {
    for (Size lane = 0; lane < block.period.size(); ++lane) {
      const auto truth = baseline::brent(static_cast<unsigned>(block.first_game + lane));
      agree = agree && block.period[lane] == Period{truth.preperiod, truth.period};
    }
  });
  return agree;
}

/// Both count what they solved as items.
void pairs_fast(benchmark::State& state) {
  if (!pairs_agree()) return state.SkipWithError("not the baseline's answers");
  for (auto _ : state) {
    solve_batch(kPairs8, kHeaps - 1, [](const BatchBlock& block) {
      benchmark::DoNotOptimize(block.planes);
      benchmark::ClobberMemory();
    });
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kPairs8.games()));
}

void pairs_early(benchmark::State& state) {
  for (auto _ : state) {
    for (unsigned game = 0; game < kPairs8.games(); ++game) {
      benchmark::DoNotOptimize(baseline::early_break(game & 255, game >> 8, kHeaps));
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kPairs8.games()));
}

void periods_fast(benchmark::State& state) {
  if (!periods_agree()) return state.SkipWithError("not the baseline's answers");
  for (auto _ : state) {
    batch_periods(20, [](const PeriodBlock& block) {
      benchmark::DoNotOptimize(block.period.data());
      benchmark::ClobberMemory();
    });
  }
  state.SetItemsProcessed(state.iterations() << 20);
}

void periods_brent(benchmark::State& state) {
  for (auto _ : state) {
    for (unsigned set = 0; set < 1U << 20; ++set) benchmark::DoNotOptimize(baseline::brent(set));
  }
  state.SetItemsProcessed(state.iterations() << 20);
}

BENCHMARK(pairs_fast)->Name("batch/pairs8_n64/fast")->Unit(benchmark::kMicrosecond);
BENCHMARK(pairs_early)->Name("batch/pairs8_n64/early")->Unit(benchmark::kMicrosecond);
BENCHMARK(periods_fast)->Name("batch/periods20/fast")->Unit(benchmark::kMillisecond);
BENCHMARK(periods_brent)->Name("batch/periods20/brent")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace nimplus::fast
