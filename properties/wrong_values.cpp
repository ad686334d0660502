#include <algorithm>
#include <functional>
#include <vector>

#include "properties/wrong_rows.hpp"
#include "properties/wrong_solvers.hpp"

namespace nimplus::properties {
namespace {

using Options = std::vector<std::uint32_t>;

std::uint32_t mex(const Options& options) {
  std::uint32_t least = 0;
  while (std::ranges::count(options, least) > 0) ++least;
  return least;
}

/// Values by increasing heap, each by `rule` from those of the heap's options; removals up to heap
/// - `least_left`.
GrundySequence by_rule(const SubtractionSet& set, Size heap_max,
                       const std::function<std::uint32_t(const Options&)>& rule,
                       Size least_left = 0) {
  GrundySequence values;
  for (Size heap = 0; heap <= heap_max; ++heap) {
    Options options;
    for (const Size removal : set) {
      if (removal <= heap && heap - removal >= least_left) {
        options.push_back(values.value[heap - removal]);
      }
    }
    values.value.push_back(rule(options));
  }
  return values;
}

}  // namespace

WinTable right_classes(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    return right_cell(ruleset, mover, heap, rows);
  });
}

GrundySequence values_of_one_bit(const SubtractionSet& set, Size heap_max) {
  return by_rule(set, heap_max,
                 [](const Options& options) { return std::min<std::uint32_t>(mex(options), 1); });
}

GrundySequence values_of_two_bits(const SubtractionSet& set, Size heap_max) {
  return by_rule(set, heap_max, [](const Options& options) { return mex(options) & 3U; });
}

GrundySequence options_counted(const SubtractionSet& set, Size heap_max) {
  return by_rule(set, heap_max, [](Options options) {
    std::ranges::sort(options);
    const auto repeats = std::ranges::unique(options);
    return static_cast<std::uint32_t>(options.size() - repeats.size());
  });
}

GrundySequence largest_value_plus_one(const SubtractionSet& set, Size heap_max) {
  return by_rule(set, heap_max, [](const Options& options) {
    return options.empty() ? 0 : std::ranges::max(options) + 1;
  });
}

GrundySequence values_never_empty(const SubtractionSet& set, Size heap_max) {
  return by_rule(set, heap_max, mex, 1);
}

GrundySequence value_window_short(const SubtractionSet& set, Size heap_max) {
  GrundySequence values = by_rule(set, heap_max, mex);
  const Size window = std::max<Size>(set.largest(), 2) - 1;
  for (Size end = window + 1; end <= heap_max; ++end) {
    for (Size distance = 1; distance + window <= end; ++distance) {
      const auto last = values.value.begin() + static_cast<std::ptrdiff_t>(end - window);
      if (!std::equal(last, last + static_cast<std::ptrdiff_t>(window),
                      last - static_cast<std::ptrdiff_t>(distance))) {
        continue;
      }
      for (Size heap = end; heap <= heap_max; ++heap) {
        values.value[heap] = values.value[heap - distance];
      }
      return values;
    }
  }
  return values;
}

}  // namespace nimplus::properties
