#pragma once

#include <memory>

#include "fast/bit_row.hpp"
#include "rules/outcome.hpp"

namespace nimplus::fast {

/// Bit h of `left`: Left, moving first, loses heap h; so for Right. Both are the same row when the
/// game is impartial.
struct LosingRows {
  std::shared_ptr<const BitRow> left;
  std::shared_ptr<const BitRow> right;
};

/// The outcome classes of heaps 0..heap_max, which `rows` must hold. Cost: two look-ups for 8
/// heaps.
WinTable win_table(const LosingRows& rows, Size heap_max);

}  // namespace nimplus::fast
