// The letters of a periodic game by its period: text/period_N/fast writes heaps 1..N of a game of
// 10 removals up to 52, text/N/memset is what writing as many equal letters costs.
#include <benchmark/benchmark.h>

#include <cstring>

#include "fast/benchmark_games.hpp"
#include "fast/letters_in_memory.hpp"

namespace nimplus::fast {
namespace {

const Ruleset& the_game() {
  static const Ruleset ruleset = shared(set_called("52_k10", 10, 1, 52));
  return ruleset;
}

void time_letters(benchmark::State& state, Size count) {
  std::string out(count, ' ');
  letters_in_memory(the_game(), count, out.data());
  const contest::Row truth = contest_tables(the_game(), count).left;
  for (Size heap = 1; heap <= count; ++heap) {
    if (out[heap - 1] != (truth[heap] != 0 ? 'W' : 'L')) {
      return state.SkipWithError("a letter differs from the contestant's table");
    }
  }
  for ([[maybe_unused]] auto _ : state) {
    letters_in_memory(the_game(), count, out.data());
    benchmark::ClobberMemory();
  }
}
BENCHMARK_CAPTURE(time_letters, 1e6, 1'000'000)->Name("text/period_1e6/fast");
BENCHMARK_CAPTURE(time_letters, 1e8, 100'000'000)->Name("text/period_1e8/fast");

void time_memset(benchmark::State& state) {
  std::string out(100'000'000, ' ');
  for ([[maybe_unused]] auto _ : state) {
    std::memset(out.data(), 'W', out.size());
    benchmark::ClobberMemory();
  }
}
BENCHMARK(time_memset)->Name("text/1e8/memset");

}  // namespace
}  // namespace nimplus::fast
