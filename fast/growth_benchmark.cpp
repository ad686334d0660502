// How the time grows with the heap: growth/ROUTE/HEAP_MAX, one set of 100 removals up to 200: bytes
// of tables, rows of bits, letters by the period. A route stops where it would take over two
// seconds.
#include <benchmark/benchmark.h>

#include <optional>

#include "fast/benchmark_games.hpp"
#include "fast/engine.hpp"
#include "fast/letters_in_memory.hpp"
#include "fast/period.hpp"
#include "fast/word_loop.hpp"

namespace nimplus::fast {
namespace {

const SubtractionSet& the_set() {
  static const SubtractionSet set = set_called("200_k100", 100, 1, 200);
  return set;
}

/// A contestant's table, and its period: what is true of every heap.
struct Truth {
  contest::Row wins = contest_tables(shared(the_set()), kTimedHeap).left;
  Period period = find_period(shared(the_set()), kTimedHeap).value().period;
};

/// Does `loses` say of all heaps 0..heap_max what the table says, repeated by its period?
template <typename Loses>
bool true_to(Size heap_max, Loses loses) {
  static const Truth truth;
  Size same = 0;  // the heap of the table that the next one repeats
  for (Size heap = 0; heap <= heap_max; ++heap) {
    if (loses(heap) == (truth.wins[same] != 0)) return false;
    if (++same == truth.period.preperiod + truth.period.period) same = truth.period.preperiod;
  }
  return true;
}

template <void (*kFill)(contest::Removals, contest::Row&)>
void table(benchmark::State& state, Size heap_max) {
  const std::vector<int> set = as_ints(the_set());
  contest::Row wins(heap_max + 1);
  for ([[maybe_unused]] auto _ : state) {
    kFill(set, wins);
    benchmark::ClobberMemory();
  }
  if (!true_to(heap_max, [&](Size heap) { return wins[heap] == 0; })) {
    state.SkipWithError("the table differs from its period");
  }
}

/// `answer` gives an engine or rows that live on; `row_of` finds Left's losers in them.
template <typename Answer, typename RowOf>
void rows(benchmark::State& state, Size heap_max, Answer answer, RowOf row_of) {
  std::optional<decltype(answer())> last;
  for ([[maybe_unused]] auto _ : state) {
    last.reset();
    last.emplace(answer());
    benchmark::ClobberMemory();
  }
  const BitRow& losing = row_of(*last);
  if (!true_to(heap_max, [&](Size heap) { return losing[heap]; })) {
    state.SkipWithError("the rows differ from the table and its period");
  }
}

void engine(benchmark::State& state, Size heap_max) {
  const auto answer = [&] {
    Engine running(shared(the_set()), heap_max);
    running.run_to(heap_max);
    return running;
  };
  rows(state, heap_max, answer,
       [](const Engine& run) -> const BitRow& { return run.losing(Player::Left); });
}

void word_loop_rows(benchmark::State& state, Size heap_max) {
  rows(
      state, heap_max, [&] { return word_loop(shared(the_set()), heap_max); },
      [](const LosingRows& run) -> const BitRow& { return *run.left; });
}

void by_period(benchmark::State& state, Size heap_max) {
  std::string letters(heap_max, ' ');
  for ([[maybe_unused]] auto _ : state) {
    letters_in_memory(shared(the_set()), heap_max, letters.data());
    benchmark::ClobberMemory();
  }
  if (!true_to(heap_max, [&](Size heap) { return heap == 0 || letters[heap - 1] == 'L'; })) {
    state.SkipWithError("the letters differ from the table and its period");
  }
}

struct Route {
  const char* name;
  void (*time)(benchmark::State&, Size heap_max);
  Size largest_heap;
};

[[maybe_unused]] const bool registered = [] {
  constexpr Size kFarthest = 1'000'000'000;
  for (const Route& route :
       {Route{"early", table<contest::early>, kFarthest / 100},
        Route{"push", table<contest::push>, kFarthest},
        Route{"word_loop", word_loop_rows, kFarthest / 10}, Route{"engine", engine, kFarthest},
        Route{"period", by_period, kFarthest}}) {
    for (Size heap_max = 1000; heap_max <= route.largest_heap; heap_max *= 10) {
      const std::string name = std::string("growth/") + route.name + '/' + std::to_string(heap_max);
      auto* const added = benchmark::RegisterBenchmark(
          name.c_str(), [route, heap_max](auto& state) { route.time(state, heap_max); });
      if (heap_max >= kFarthest / 100) added->Repetitions(2);
    }
  }
  return true;
}();

}  // namespace
}  // namespace nimplus::fast
