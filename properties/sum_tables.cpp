#include "properties/sum_tables.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace nimplus::properties {
namespace {

std::vector<std::uint32_t> values_of(const SubtractionSet& set, Size heap_max) {
  std::vector<std::uint32_t> values;
  for (Size heap = 0; heap <= heap_max; ++heap) {
    const auto reached = [&](std::uint32_t value) {
      return std::any_of(set.begin(), set.end(), [&](Size removal) {
        return removal <= heap && values[heap - removal] == value;
      });
    };
    std::uint32_t mex = 0;
    while (reached(mex)) ++mex;
    values.push_back(mex);
  }
  return values;
}

Size together(std::span<const Size> heaps) {
  return std::accumulate(heaps.begin(), heaps.end(), Size{0});
}

}  // namespace

SeenSum SumTables::seen(std::span<const Size> heaps) const {
  SeenSum result;
  result.misere = sum.convention == Convention::Misere;
  result.heaps.assign(heaps.begin(), heaps.end());
  result.merged_value = values.front()[together(heaps)];
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const SubtractionSet& set = sum.sets[i].left;
    result.values.push_back(values[i][heaps[i]]);
    result.move_counts.push_back(static_cast<std::uint32_t>(
        std::count_if(set.begin(), set.end(), [&](Size removal) { return removal <= heaps[i]; })));
  }
  return result;
}

std::shared_ptr<const SumTables> sum_tables(const Sum& sum, std::span<const Size> heaps_max) {
  SumTables tables{sum, {}};
  for (std::size_t i = 0; i < heaps_max.size(); ++i) {
    tables.values.push_back(
        values_of(sum.sets[i].left, i == 0 ? together(heaps_max) : heaps_max[i]));
  }
  return std::make_shared<const SumTables>(std::move(tables));
}

}  // namespace nimplus::properties
