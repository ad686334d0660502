#pragma once

// For the benchmarks: periods of win tables as contestants find them, compiled with plain -O2 in
// their own file. Each gives the least preperiod and the least period; removals are increasing and
// not empty.

#include <cstddef>
#include <utility>
#include <vector>

namespace nimplus::fast::baseline {

using PreperiodAndPeriod = std::pair<std::size_t, std::size_t>;

/// A dictionary of every window as long as the largest removal.
PreperiodAndPeriod by_map(const std::vector<int>& removals);

/// Brent's cycle finding on the last heaps in one word; removals of at most 64.
PreperiodAndPeriod by_brent(const std::vector<int>& removals);

/// Doubling, and the prefix function of the reversed table.
PreperiodAndPeriod by_kmp(const std::vector<int>& removals);

/// The distance of the nearest earlier occurrence of the last `window` bytes, by the prefix
/// function of the reversed bytes; 0 is nowhere. 1 <= window < heaps.size().
std::size_t kmp_distance(const std::vector<char>& heaps, std::size_t window);

}  // namespace nimplus::fast::baseline
