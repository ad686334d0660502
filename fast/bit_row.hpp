#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>

#include "rules/subtraction_set.hpp"

namespace nimplus::fast {

/// A bit for each of the heaps 0..heap_max, 64 a word, heap 0 lowest. Memory is taken at once but
/// touched as the bits are written: what was never written is undefined. In front of heap 0 stand
/// kPadBytes of zeros, so that whole vectors can be read from before it; behind the last heap there
/// is room to write, and to read, whole tiles of kTileBits.
class BitRow {
 public:
  static constexpr Size kTileBits = 4096;
  static constexpr std::size_t kPadBytes = kTileBits / 8 + 64;

  explicit BitRow(Size heap_max);
  /// The same with every bit 0, the room behind the last heap too.
  static BitRow zeros(Size heap_max);

  std::uint64_t* words() { return words_; }
  const std::uint64_t* words() const { return words_; }
  bool operator[](Size heap) const { return ((words_[heap / 64] >> (heap % 64)) & 1) != 0; }

  /// The 64 bits from `heap` on; heap <= heap_max.
  std::uint64_t word_at(Size heap) const {
    const std::uint64_t* word = words_ + heap / 64;
    const unsigned shift = heap % 64;
    return shift == 0 ? *word : (word[0] >> shift) | (word[1] << (64 - shift));
  }

 private:
  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };
  std::unique_ptr<std::uint64_t[], Free> memory_;
  std::uint64_t* words_;  // heap 0, on a line of 64 bytes
};

}  // namespace nimplus::fast
