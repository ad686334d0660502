// What the machine itself can do: the far removals by hand, in AVX-512 intrinsics, for one kind of
// set only. impartial/far_k100/hand is what the portable engine is measured against.
#ifdef __x86_64__
#include <benchmark/benchmark.h>
#include <immintrin.h>

#include <array>

#include "fast/benchmark_games.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kTile = BitRow::kTileBits;

/// The removals of one residue modulo 8, divided by 8; the first `active` can be made.
struct Class {
  std::vector<std::size_t> bytes;
  std::size_t active = 0;
  __m512i before{};  // what was found in the 512 heaps before
};

#define NIMPLUS_AVX512 [[gnu::target("avx512f")]]

/// Adds the 4096 heaps from `at` on that a removal of the class leads from to a loser.
NIMPLUS_AVX512 void gather(Class& of, int shift, const std::uint8_t* at, __m512i* won) {
  __m512i found[8];
  for (__m512i& lanes : found) lanes = _mm512_setzero_si512();
  std::size_t next = 0;
  for (; next + 1 < of.active; next += 2) {
    const std::uint8_t* const one = at - of.bytes[next];
    const std::uint8_t* const other = at - of.bytes[next + 1];
    for (int i = 0; i < 8; ++i) {  // 0xFE: or of all three
      found[i] = _mm512_ternarylogic_epi64(found[i], _mm512_loadu_si512(one + 64 * i),
                                           _mm512_loadu_si512(other + 64 * i), 0xFE);
    }
  }
  for (; next < of.active; ++next) {
    for (int i = 0; i < 8; ++i) {
      found[i] = _mm512_or_si512(found[i], _mm512_loadu_si512(at - of.bytes[next] + 64 * i));
    }
  }
  const __m128i up = _mm_cvtsi32_si128(shift);
  const __m128i down = _mm_cvtsi32_si128(64 - shift);
  for (int i = 0; i < 8; ++i) {
    const __m512i below = _mm512_alignr_epi64(found[i], of.before, 7);
    won[i] = _mm512_ternarylogic_epi64(won[i], _mm512_sll_epi64(found[i], up),
                                       _mm512_srl_epi64(below, down), 0xFE);
    of.before = found[i];
  }
}

/// The losers of heaps 0..heap_max; every removal must be at least 4096.
NIMPLUS_AVX512 BitRow far_losers(const SubtractionSet& set, Size heap_max) {
  std::array<Class, 8> classes;
  for (const Size removal : set) classes[removal % 8].bytes.push_back(removal / 8);
  BitRow losing(heap_max);
  for (Size heap = 0; heap <= heap_max; heap += kTile) {
    auto* const at = reinterpret_cast<std::uint8_t*>(losing.words()) + heap / 8;
    __m512i won[8];
    for (__m512i& lanes : won) lanes = _mm512_setzero_si512();
    for (unsigned residue = 0; residue < 8; ++residue) {
      Class& of = classes[residue];
      while (of.active < of.bytes.size() && 8 * of.bytes[of.active] < heap + kTile) ++of.active;
      if (of.active != 0) gather(of, static_cast<int>(residue), at, won);
    }
    for (int i = 0; i < 8; ++i) {
      _mm512_store_si512(at + 64 * i, _mm512_xor_si512(won[i], _mm512_set1_epi64(-1)));
    }
  }
  return losing;
}

void time_hand(benchmark::State& state, const NamedGame& game) {
  const SubtractionSet& set = game.ruleset.left;
  if (set.smallest() < kTile) return state.SkipWithError("the set has a nearer removal");
  if (!same(far_losers(set, kTimedHeap), known_tables(game).left)) {
    return state.SkipWithError("the kernel by hand differs from the contestant's table");
  }
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(far_losers(set, kTimedHeap).words()[0]);
  }
}

[[maybe_unused]] const bool registered = [] {
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("avx512f")) return false;
  const NamedGame game{"far_k100",
                       shared(set_called("far_k100", 100, kTimedHeap / 500, kTimedHeap))};
  benchmark::RegisterBenchmark("impartial/far_k100/hand",
                               [game](auto& state) { time_hand(state, game); });
  return true;
}();

}  // namespace
}  // namespace nimplus::fast
#endif
