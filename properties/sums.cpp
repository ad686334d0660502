#include "properties/sums.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "oracle/every_set.hpp"
#include "oracle/sum.hpp"

namespace nimplus::properties {
namespace {

auto key(const Sum& sum) {
  std::size_t removals = 0;
  for (const auto& [left, right] : sum.sets) removals += left.size() + right.size();
  return std::make_tuple(sum.largest_removal(), removals, sum.sets.size());
}

std::vector<HeapSets> every_heap(Size removal_max, bool impartial) {
  std::vector<HeapSets> heaps;
  const auto sets = oracle::every_set(removal_max);
  for (const SubtractionSet& left : sets) {
    for (const SubtractionSet& right : sets) {
      if (!impartial || left == right) heaps.push_back({left, right});
    }
  }
  return heaps;
}

Size tokens(const Heaps& heaps) { return std::accumulate(heaps.begin(), heaps.end(), Size{0}); }

bool smaller_heaps(const Heaps& a, const Heaps& b) {
  return std::make_tuple(tokens(a), std::cref(a)) < std::make_tuple(tokens(b), std::cref(b));
}

}  // namespace

bool smaller(const Sum& a, const Sum& b) {
  if (key(a) != key(b)) return key(a) < key(b);
  return a < b;
}

bool smaller(const SumGame& a, const SumGame& b) {
  if (a.sum != b.sum) return smaller(a.sum, b.sum);
  return smaller_heaps(a.heaps, b.heaps);
}

std::vector<Sum> every_sum(const SumWorld& world) {
  const std::vector<HeapSets> heaps = every_heap(world.removal_max, world.impartial);
  std::vector<Sum> sums;
  std::vector<Sum> longest{Sum{{}, world.convention}};
  for (std::size_t count = 1; count <= world.heaps_most; ++count) {
    std::vector<Sum> longer;
    for (const Sum& sum : longest) {
      for (const HeapSets& heap : heaps) {
        longer.push_back(sum);
        longer.back().sets.push_back(heap);
      }
    }
    longest = std::move(longer);
    if (count >= world.heaps_least) sums.insert(sums.end(), longest.begin(), longest.end());
  }
  std::sort(sums.begin(), sums.end(), [](const Sum& a, const Sum& b) { return smaller(a, b); });
  return sums;
}

std::optional<Heaps> smallest_position(std::span<const Size> heaps_max,
                                       const std::function<bool(const Heaps&)>& wanted) {
  const oracle::SumIndex index({heaps_max.begin(), heaps_max.end()});
  std::optional<Heaps> smallest;
  for (std::size_t i = 0; i < index.size(); ++i) {
    Heaps heaps = index.heaps(i);
    if (!wanted(heaps)) continue;
    if (!smallest || smaller_heaps(heaps, *smallest)) smallest = std::move(heaps);
  }
  return smallest;
}

SumFinding walk(std::span<const SumWorld> worlds, const SumTrial& trial) {
  SumFinding finding;
  for (const SumWorld& world : worlds) {
    for (const Sum& sum : every_sum(world)) {
      ++finding.sums;
      finding.counterexample = trial({sum, Heaps(sum.sets.size(), world.heap_max)});
      if (finding.counterexample) return finding;
    }
  }
  if (finding.sums == 0) finding.gave_up = "no sum was tried";
  return finding;
}

}  // namespace nimplus::properties
