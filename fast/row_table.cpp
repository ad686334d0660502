#include "fast/row_table.hpp"

#include <algorithm>
#include <cstring>

namespace nimplus::fast {

RowTable::RowTable(const SubtractionSet& removals) {
  for (const Size removal : removals) {
    if (removal < kNearest || removal > kFarthest) continue;
    for (Size heap = 0; heap < 8; ++heap) {
      const Size bit = heap + removal - 8 * kAhead;
      rows_[std::size_t{1} << heap][bit / 64] |= std::uint64_t{1} << (bit % 64);
    }
  }
  for (std::size_t losers = 1; losers < rows_.size(); ++losers) {
    const std::size_t rest = losers & (losers - 1);
    if (rest == 0) continue;
    for (std::size_t word = 0; word < rows_[losers].size(); ++word) {
      rows_[losers][word] = rows_[rest][word] | rows_[losers - rest][word];
    }
  }
}

void RowTable::slide() {
  for (auto& buffer : pending_) {
    std::copy(buffer.begin() + kTileBytes, buffer.end(), buffer.begin());
    std::memset(buffer.data() + kAhead + kRowBytes, 0, kTileBytes);
  }
}

}  // namespace nimplus::fast
