#include "fast/period_baseline_benchmark.hpp"

#include <cstdint>
#include <map>
#include <string>

namespace nimplus::fast::baseline {
namespace {

bool wins(const std::vector<int>& removals, const char* heap, std::size_t size) {
  for (const int removal : removals) {
    if (static_cast<std::size_t>(removal) > size) break;
    if (*(heap - removal) == 0) return true;
  }
  return false;
}

std::size_t back_from(const std::vector<char>& heaps, std::size_t begin, std::size_t period) {
  while (begin > 0 && heaps[begin - 1] == heaps[begin - 1 + period]) --begin;
  return begin;
}

void grow(const std::vector<int>& removals, std::vector<char>& heaps, std::size_t count) {
  std::size_t heap = heaps.size();
  heaps.resize(count);
  for (; heap < count; ++heap) heaps[heap] = wins(removals, heaps.data() + heap, heap) ? 1 : 0;
}

}  // namespace

PreperiodAndPeriod by_map(const std::vector<int>& removals) {
  const auto window = static_cast<std::size_t>(removals.back());
  std::map<std::string, std::size_t> seen;
  std::vector<char> heaps;
  for (std::size_t heap = 0;; ++heap) {
    heaps.push_back(0);
    heaps[heap] = wins(removals, heaps.data() + heap, heap) ? 1 : 0;
    if (heap + 1 < window) continue;
    const std::size_t begin = heap + 1 - window;
    const auto [first, is_new] = seen.emplace(std::string(&heaps[begin], window), begin);
    if (is_new) continue;
    const std::size_t period = begin - first->second;
    return {back_from(heaps, first->second, period), period};
  }
}

PreperiodAndPeriod by_brent(const std::vector<int>& removals) {
  const auto window = static_cast<std::size_t>(removals.back());
  std::uint64_t taken = 0;
  for (const int removal : removals) taken |= std::uint64_t{1} << (removal - 1);
  const std::uint64_t kept = ~std::uint64_t{0} >> (64 - window);
  // Bit i: the heap i+1 below loses; below heap 0 none does.
  const auto next = [&](std::uint64_t losers) {
    return (losers << 1 | ((losers & taken) == 0 ? 1U : 0U)) & kept;
  };
  std::size_t power = 1;
  std::size_t period = 1;
  std::uint64_t tortoise = 0;
  std::uint64_t hare = next(0);
  for (; tortoise != hare; ++period) {
    if (power == period) {
      tortoise = hare;
      power *= 2;
      period = 0;
    }
    hare = next(hare);
  }
  tortoise = hare = 0;
  for (std::size_t i = 0; i < period; ++i) hare = next(hare);
  std::size_t state = 0;
  for (; tortoise != hare; ++state) {
    tortoise = next(tortoise);
    hare = next(hare);
  }
  return {state > window ? state - window : 0, period};  // the sequence repeats before the states
}

std::size_t kmp_distance(const std::vector<char>& heaps, std::size_t window) {
  const char* last = heaps.data() + heaps.size() - 1;
  std::vector<std::uint32_t> border(window);
  std::size_t matched = 0;
  for (std::size_t i = 1; i < heaps.size(); ++i) {
    const char heap = *(last - i);
    while (matched > 0 && heap != *(last - matched)) matched = border[matched - 1];
    if (heap == *(last - matched)) ++matched;
    if (i < window) border[i] = static_cast<std::uint32_t>(matched);
    if (matched == window) return i + 1 - window;
  }
  return 0;
}

PreperiodAndPeriod by_kmp(const std::vector<int>& removals) {
  const auto window = static_cast<std::size_t>(removals.back());
  std::vector<char> heaps;
  for (std::size_t count = 512;; count *= 2) {
    if (count <= window) continue;
    grow(removals, heaps, count);
    const std::size_t period = kmp_distance(heaps, window);
    if (period != 0) return {back_from(heaps, count - period, period), period};
  }
}

}  // namespace nimplus::fast::baseline
