#pragma once

// One source for every width of vector: GCC's and clang's vector extensions, the width a template
// parameter. A kernel is a struct with
//     template <int kBytes> NIMPLUS_KERNEL static void run(arguments...)
// and at_width<Kernel>(width, arguments...) calls it compiled for the machine that the width needs.
// All that a kernel calls must be NIMPLUS_KERNEL too: only what is inlined is compiled for it.

#include <cstdint>
#include <cstring>
#include <span>
#include <utility>

#define NIMPLUS_KERNEL [[gnu::always_inline]] inline

namespace nimplus::fast {

/// The widths in bytes of the vectors that this machine has, the narrowest first: 16 is always
/// there, 32 is AVX2, 64 is AVX-512 (F, BW, DQ, VL).
std::span<const int> vector_widths();

/// The width in use: the widest, or what the environment variable NIMPLUS_VECTOR asks for. Throws
/// InputError (place NIMPLUS_VECTOR) when that is none of vector_widths().
int vector_width();

template <int kBytes>
struct Vector {
  using Words [[gnu::vector_size(kBytes)]] = std::uint64_t;
  using Bytes [[gnu::vector_size(kBytes)]] = std::uint8_t;

  template <typename Lanes>
  NIMPLUS_KERNEL static Lanes load(const void* from) {
    Lanes lanes;
    std::memcpy(&lanes, from, kBytes);
    return lanes;
  }
  template <typename Lanes>
  NIMPLUS_KERNEL static void store(const Lanes& lanes, void* to) {
    std::memcpy(to, &lanes, kBytes);
  }
  /// The words of `lanes` one place up; the last word of `before` comes in below.
  NIMPLUS_KERNEL static Words moved_up(const Words& before, const Words& lanes) {
    return moved_up(before, lanes, std::make_integer_sequence<int, kBytes / 8>{});
  }
  /// The lanes of `lanes` one place down; the first of `after` comes in above.
  template <typename Lanes>
  NIMPLUS_KERNEL static Lanes moved_down(const Lanes& lanes, const Lanes& after) {
    return moved_down(lanes, after,
                      std::make_integer_sequence<int, kBytes / int{sizeof(lanes[0])}>{});
  }

 private:
  template <int... kIndex>
  NIMPLUS_KERNEL static Words moved_up(const Words& before, const Words& lanes,
                                       std::integer_sequence<int, kIndex...>) {
    return __builtin_shufflevector(before, lanes, (kBytes / 8 - 1 + kIndex)...);
  }
  template <typename Lanes, int... kIndex>
  NIMPLUS_KERNEL static Lanes moved_down(const Lanes& lanes, const Lanes& after,
                                         std::integer_sequence<int, kIndex...>) {
    return __builtin_shufflevector(lanes, after, (1 + kIndex)...);
  }
};

template <typename Kernel, typename... Arguments>
void at_16(Arguments&&... arguments) {
  Kernel::template run<16>(std::forward<Arguments>(arguments)...);
}

#ifdef __x86_64__
template <typename Kernel, typename... Arguments>
[[gnu::target("avx2")]] void at_32(Arguments&&... arguments) {
  Kernel::template run<32>(std::forward<Arguments>(arguments)...);
}

template <typename Kernel, typename... Arguments>
[[gnu::target("avx512f,avx512bw,avx512dq,avx512vl")]] void at_64(Arguments&&... arguments) {
  Kernel::template run<64>(std::forward<Arguments>(arguments)...);
}
#endif

/// Runs the kernel at one of vector_widths().
template <typename Kernel, typename... Arguments>
void at_width(int width, Arguments&&... arguments) {
#ifdef __x86_64__
  if (width == 64) return at_64<Kernel>(std::forward<Arguments>(arguments)...);
  if (width == 32) return at_32<Kernel>(std::forward<Arguments>(arguments)...);
#endif
  static_cast<void>(width);
  at_16<Kernel>(std::forward<Arguments>(arguments)...);
}

}  // namespace nimplus::fast
