#pragma once

// For the benchmarks and the portable check: sets that are the same on every platform.

#include <cstdint>
#include <vector>

#include "rules/expects.hpp"
#include "rules/subtraction_set.hpp"

namespace nimplus::fast {

/// SplitMix64 (Steele, Lea and Flood 2014). The bias of `% range` does not matter here.
struct SplitMix {
  std::uint64_t state;

  std::uint64_t bits() {
    std::uint64_t mixed = (state += 0x9e3779b97f4a7c15U);
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
  }
  /// In min..max, both included.
  Size between(Size min, Size max) { return min + bits() % (max - min + 1); }
};

/// `count` removals of min..max, both included; the range must hold that many (ContractViolation).
/// Cost: count cubed.
inline SubtractionSet random_set(SplitMix& random, std::size_t count, Size min, Size max) {
  expects(max >= min && max - min >= count - 1, "a range that holds as many removals");
  std::vector<Size> removals;
  while (SubtractionSet(removals).size() < count) removals.push_back(random.between(min, max));
  return SubtractionSet(removals);
}

}  // namespace nimplus::fast
