#include "rules/subtraction_set.hpp"

#include <algorithm>
#include <utility>

#include "rules/expects.hpp"

namespace nimplus {

SubtractionSet::SubtractionSet(std::vector<Size> removals) : removals_(std::move(removals)) {
  std::sort(removals_.begin(), removals_.end());
  removals_.erase(std::unique(removals_.begin(), removals_.end()), removals_.end());
  expects(removals_.empty() || removals_.front() >= 1, "removals of at least 1");
}

SubtractionSet::SubtractionSet(std::initializer_list<Size> removals)
    : SubtractionSet(std::vector<Size>(removals)) {}

bool SubtractionSet::contains(Size removal) const {
  return std::binary_search(removals_.begin(), removals_.end(), removal);
}

}  // namespace nimplus
