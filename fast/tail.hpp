#pragma once

#include <vector>

#include "fast/bit_row.hpp"
#include "fast/vector.hpp"

namespace nimplus::fast {

/// The first `count` heaps of a sequence whose values are bits in rows: two heaps are equal when
/// they are in every row. At most 64 rows.
struct KnownHeaps {
  std::vector<const BitRow*> rows;
  Size count = 0;
};

/// Where the last heaps of a sequence stand once more.
struct Repetition {
  Size distance = 0;     ///< how far before the end, at least 1; 0 is nowhere
  Size comparisons = 0;  ///< of words and of heaps, beside the one pass of the filter
};

/// The nearest earlier occurrence of the last `window` heaps, which may overlap them; window <=
/// known.count. An empty window is repeated by any two heaps. Of each distance modulo 8 one pair of
/// bytes of the window, the rarest, is looked for in whole vectors, and every hit compared word by
/// word; when that has cost more than a share of the heaps, `nearest_tail_by_heap` takes over.
/// Cost: linear in known.count times rows, whatever the rows hold. `width` is one of
/// vector_widths(), and changes neither answer nor comparisons.
Repetition nearest_tail(const KnownHeaps& known, Size window, int width = vector_width());

/// The same heap by heap, in no memory: the two-way algorithm of Crochemore and Perrin (1991) on
/// the reversed heaps. At most 5 window + 2 count comparisons.
Repetition nearest_tail_by_heap(const KnownHeaps& known, Size window);

/// The least heap from which on all known heaps equal the ones `period` later, 1 <= period <=
/// known.count. Cost: a comparison for every 64 heaps of a row.
Size least_preperiod(const KnownHeaps& known, Size period);

}  // namespace nimplus::fast
