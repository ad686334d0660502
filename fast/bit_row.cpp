#include "fast/bit_row.hpp"

#include <cstring>
#include <new>

namespace nimplus::fast {

BitRow::BitRow(Size heap_max) {
  const std::size_t bytes = kPadBytes + (heap_max / kTileBits + 2) * (kTileBits / 8);
  memory_.reset(static_cast<std::uint64_t*>(std::aligned_alloc(64, bytes)));
  if (!memory_) throw std::bad_alloc();
  std::memset(memory_.get(), 0, kPadBytes);
  words_ = memory_.get() + kPadBytes / 8;
}

BitRow BitRow::zeros(Size heap_max) {
  BitRow row(heap_max);
  std::memset(row.words_, 0, (heap_max / kTileBits + 2) * (kTileBits / 8));
  return row;
}

}  // namespace nimplus::fast
