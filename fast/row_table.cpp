#include "fast/row_table.hpp"

#include <bit>

namespace nimplus::fast {

template <std::size_t kSides>
RowTable<kSides>::RowTable(const SubtractionSet& removals) {
  for (std::size_t losers = 1; losers < 256; ++losers) {
    std::uint8_t* const row = &rows_[kUnitBytes + kRowBytes * losers];
    const std::size_t rest = losers & (losers - 1);
    if (rest != 0) {
      const std::uint8_t* const first = &rows_[kUnitBytes + kRowBytes * (losers - rest)];
      const std::uint8_t* const others = &rows_[kUnitBytes + kRowBytes * rest];
      for (std::size_t i = 0; i < kRowBytes; ++i) row[i] = first[i] | others[i];
      continue;
    }
    for (const Size removal : removals) {
      if (removal < kNearest || removal > kFarthest) continue;
      const Size bit = static_cast<Size>(std::countr_zero(losers)) + removal - 16 * kUnitBytes;
      row[bit / 8] = static_cast<std::uint8_t>(row[bit / 8] | 1U << (bit % 8));
    }
  }
}

template class RowTable<1>;
template class RowTable<2>;

}  // namespace nimplus::fast
