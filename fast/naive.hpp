#pragma once

#include <cstdint>
#include <span>
#include <vector>

// For the benchmarks: Grundy values as one writes them first. Their bodies stand in a file of their
// own, compiled as judges compile (-O2, no machine named).

namespace nimplus::fast::naive {

using Removals = std::span<const int>;  ///< increasing, each at least 1
using Values = std::vector<int>;        ///< [heap] is its value; heaps 0..size()-1

/// An array says at which heap each value was last seen among the options. Overwrites `values`.
void grundy_by_stamps(Removals set, Values& values);
/// An array of flags says which values the options have, cleared for each heap. Overwrites
/// `values`.
void grundy_by_flags(Removals set, Values& values);

}  // namespace nimplus::fast::naive
