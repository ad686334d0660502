#include "fast/text.hpp"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

namespace nimplus::fast {
namespace {

/// Random bits: a loop that guessed them would be caught.
BitRow random_row(Size heap_max) {
  BitRow row(heap_max);
  std::uint64_t state = 1;
  for (Size word = 0; word <= heap_max / 64; ++word) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    row.words()[word] = state ^ state >> 29;
  }
  return row;
}

constexpr Size kLetters = 1'000'000;

/// The letters of heaps 1..kLetters, `indent` behind the start of a line of memory.
void fast(benchmark::State& state, std::size_t indent) {
  const BitRow row = random_row(kLetters);
  const std::unique_ptr<char, void (*)(void*)> memory(
      static_cast<char*>(std::aligned_alloc(64, kLetters + 128)), std::free);
  char* const out = memory.get() + indent;
  write_letters(row, 1, kLetters, out);
  for (Size heap = 1; heap <= kLetters; ++heap) {
    if (out[heap - 1] != (row[heap] ? 'L' : 'W')) return state.SkipWithError("a wrong letter");
  }
  for (auto _ : state) {
    write_letters(row, 1, kLetters, out);
    benchmark::ClobberMemory();
  }
}

void memset(benchmark::State& state) {
  std::string out(kLetters, ' ');
  for (auto _ : state) {
    std::memset(out.data(), 'W', kLetters);
    benchmark::ClobberMemory();
  }
}

BENCHMARK_CAPTURE(fast, aligned, 1)->Name("text/1e6/fast");
BENCHMARK_CAPTURE(fast, shifted, 0)->Name("text/1e6/fast_shifted");
BENCHMARK(memset)->Name("text/1e6/memset");

}  // namespace
}  // namespace nimplus::fast
