#include "fast/text.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <utility>

#include "fast/bits_as_bytes.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kLine = 64;  // bytes: of a line of memory, and letters of a word

template <int kBytes>
struct Letters {
  using V = Vector<kBytes>;
  using Bytes = typename V::Bytes;

  /// 64 letters of the bits of `word`.
  NIMPLUS_KERNEL static void write(std::uint64_t word, char* out) {
    for (int i = 0; i < 64; i += kBytes) {
      V::store(of(word >> i, std::make_integer_sequence<int, kBytes>{}), out + i);
    }
  }

 private:
  /// Every lane of 16 bytes holds the whole word twice, so no byte has to leave its lane.
  template <int... kIndex>
  NIMPLUS_KERNEL static Bytes of(std::uint64_t word, std::integer_sequence<int, kIndex...>) {
    const auto words = reinterpret_cast<Bytes>(typename V::Words{} + word);
    const Bytes eighth = __builtin_shufflevector(words, words, (kIndex / 16 * 16 + kIndex / 8)...);
    constexpr Bytes kBit{static_cast<std::uint8_t>(1U << (kIndex % 8))...};
    return (eighth & kBit) != 0 ? Bytes{} + std::uint8_t{'L'} : Bytes{} + std::uint8_t{'W'};
  }
};

/// Machines with vectors of 16 bytes may have no shuffle of bytes.
template <>
struct Letters<16> {
  static constexpr auto kEight = bits_as_bytes('W', 'L');

  NIMPLUS_KERNEL static void write(std::uint64_t word, char* out) {
    for (int i = 0; i < 8; ++i) std::memcpy(out + 8 * i, &kEight[(word >> (8 * i)) & 255], 8);
  }
};

struct WriteLetters {
  template <int kBytes>
  NIMPLUS_KERNEL static void run(const BitRow& losing, Size heap, Size count, char* out) {
    const Size to_line = -reinterpret_cast<std::uintptr_t>(out) % kLine;
    const Size head = std::min(count, to_line);
    const Size end = heap + count;
    write_part<kBytes>(losing, heap, head, out);
    out += head;
    heap += head;
    const std::uint64_t* word = losing.words() + heap / 64;
    const unsigned shift = heap % 64;
    for (; end - heap >= kLine; heap += kLine, out += kLine, ++word) {
      const std::uint64_t next = shift == 0 ? 0 : word[1] << (64 - shift);
      Letters<kBytes>::write(word[0] >> shift | next, out);
    }
    write_part<kBytes>(losing, heap, end - heap, out);
  }

 private:
  /// Less than a line.
  template <int kBytes>
  NIMPLUS_KERNEL static void write_part(const BitRow& losing, Size heap, Size count, char* out) {
    if (count == 0) return;
    char line[kLine];
    Letters<kBytes>::write(losing.word_at(heap), line);
    std::memcpy(out, line, count);
  }
};

}  // namespace

void write_letters(const BitRow& losing, Size first_heap, Size count, char* out, int width) {
  at_width<WriteLetters>(width, losing, first_heap, count, out);
}

}  // namespace nimplus::fast
