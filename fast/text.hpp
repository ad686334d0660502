#pragma once

#include "fast/bit_row.hpp"
#include "fast/vector.hpp"

namespace nimplus::fast {

/// Writes `count` letters to `out`, one for each heap from `first_heap` on: 'L' where the bit of
/// `losing` is set, the mover loses, else 'W'. The row must hold those heaps. Nothing but
/// out[0..count) is written. `width` is one of vector_widths(). Cost: about that of a memset; least
/// where `out` is as far behind a multiple of 64 as `first_heap` is.
void write_letters(const BitRow& losing, Size first_heap, Size count, char* out,
                   int width = vector_width());

}  // namespace nimplus::fast
