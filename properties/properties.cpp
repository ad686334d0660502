#include <algorithm>
#include <iterator>

#include "oracle/oracle.hpp"
#include "properties/series.hpp"

namespace nimplus::properties {

std::span<const Property> all() {
  static const std::vector<Property> rows = [] {
    std::vector<Property> joined;
    for (auto* series : {general_properties, impartial_properties, grundy_properties,
                         partizan_properties, conjectures}) {
      std::vector<Property> more = series();
      std::move(more.begin(), more.end(), std::back_inserter(joined));
    }
    return joined;
  }();
  return rows;
}

const Solver& minimax() {
  constexpr Size kLargestGraph = 100'000;
  static const Solver oracle{"minimax",
                             {kAnyRemoval, kLargestGraph, true, true},
                             oracle::solve,
                             [](const SubtractionSet& set, Size heap_max) {
                               return oracle::grundy(shared(set), heap_max);
                             }};
  return oracle;
}

}  // namespace nimplus::properties
