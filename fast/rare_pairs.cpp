#include "fast/rare_pairs.hpp"

#include <algorithm>
#include <cstring>

namespace nimplus::fast {
namespace {

constexpr Size kSampledBytes = 4096;

const std::uint8_t* bytes_of(const BitRow& row) {
  return reinterpret_cast<const std::uint8_t*>(row.words());
}

/// How often each pair of bytes stands among the last ones of a row; pairs that collide share.
class PairCounts {
 public:
  PairCounts(const BitRow& row, Size count) {
    const std::uint8_t* bytes = bytes_of(row);
    const Size end = count / 8;
    Size at = end > kSampledBytes ? end - kSampledBytes : 0;
    for (; at + 1 < end; ++at) ++count_[slot(bytes[at] | unsigned{bytes[at + 1]} << 8U)];
  }
  std::uint16_t of(unsigned pair) const { return count_[slot(pair)]; }

 private:
  static constexpr unsigned kSlotBits = 11;
  static std::size_t slot(unsigned pair) { return pair * 0x9e3779b1U >> (32 - kSlotBits); }
  std::array<std::uint16_t, 1U << kSlotBits> count_{};
};

struct Rarest {
  Anchors anchors;
  std::array<unsigned, 8> seen;  // how often, in the sample
};

/// Looks at every `step`-th byte of the window in one row.
void look_through(const BitRow& row, Size count, Size window, Size step, Rarest& rarest) {
  const PairCounts counts(row, count);
  const Size begin = count - window;
  for (Size byte = begin / 8; 8 * byte + 16 <= count; byte += step) {
    const std::uint8_t* at = bytes_of(row) + byte;
    std::uint32_t heaps = 0;
    std::memcpy(&heaps, at, sizeof heaps);
    for (unsigned residue = 0; residue < 8; ++residue) {
      if (8 * byte + residue < begin || 8 * byte + residue + 16 > count) continue;
      const unsigned pair = (heaps >> residue) & 0xffffU;
      if (counts.of(pair) >= rarest.seen[residue]) continue;
      rarest.seen[residue] = counts.of(pair);
      rarest.anchors[residue] = {at, static_cast<std::uint8_t>(pair & 0xffU),
                                 static_cast<std::uint8_t>(pair >> 8U)};
    }
  }
}

Rarest look_through(const KnownHeaps& known, Size window, Size step) {
  Rarest rarest;
  rarest.seen.fill(~0U);
  for (const BitRow* row : known.rows) {
    look_through(*row, known.count, window, step, rarest);
  }
  return rarest;
}

}  // namespace

Anchors rarest_pairs(const KnownHeaps& known, Size window) {
  const Size step = std::max<Size>(1, window / kSampledBytes);
  Rarest rarest = look_through(known, window, step);
  const unsigned most = *std::max_element(rarest.seen.begin(), rarest.seen.end());
  if (step > 1 && most > kSampledBytes / 256) rarest = look_through(known, window, 1);
  return rarest.anchors;
}

}  // namespace nimplus::fast
