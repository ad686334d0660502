// The letters of a periodic game by its period: text/period_N/fast writes heaps 1..N of a game of
// 10 removals up to 52, text/N/memset is what writing as many equal letters costs.
#include <benchmark/benchmark.h>

#include <cstring>

#include "fast/benchmark_games.hpp"
#include "fast/period.hpp"
#include "fast/text.hpp"

namespace nimplus::fast {
namespace {

const Ruleset& the_game() {
  static const Ruleset ruleset = shared(set_called("52_k10", 10, 1, 52));
  return ruleset;
}

/// A piece that is copied stays in the nearest memory.
constexpr Size kPieceBytes = 16 << 10U;

/// The letters of heaps 1..count into `out`: what proves the period is computed, the rest repeats.
void write_by_period(const Ruleset& ruleset, Size count, char* out) {
  SequenceRows rows(ruleset, Sequence::OutcomeClasses, count);
  const auto found = search_period(rows).certificate;
  const Size period = found ? found->period.period : 0;
  const Size known = found ? std::min(found->period.preperiod + period, count) : count;
  write_letters(*rows.run_to(known).rows.front(), 1, known, out);
  Size piece = period;  // whole periods, all of them behind the preperiod
  for (Size written = known; written < count;) {
    const Size step = std::min(piece, count - written);
    std::memcpy(out + written, out + written - piece, step);
    written += step;
    if (piece < kPieceBytes && written >= found->period.preperiod + 2 * piece) piece *= 2;
  }
}

void time_letters(benchmark::State& state, Size count) {
  std::string out(count, ' ');
  write_by_period(the_game(), count, out.data());
  const contest::Row truth = contest_tables(the_game(), count).left;
  for (Size heap = 1; heap <= count; ++heap) {
    if (out[heap - 1] != (truth[heap] != 0 ? 'W' : 'L')) {
      return state.SkipWithError("a letter differs from the contestant's table");
    }
  }
  for ([[maybe_unused]] auto _ : state) {
    write_by_period(the_game(), count, out.data());
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
