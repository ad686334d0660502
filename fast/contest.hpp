#pragma once

#include <cstdint>
#include <span>
#include <vector>

// For the benchmarks: the tables as contestants write them, one byte a heap. Their bodies stand in
// a file of their own, compiled as judges compile (-O2, no machine named): what the fast solvers
// are measured against.

namespace nimplus::fast::contest {

using Removals = std::span<const int>;  ///< increasing, each at least 1
using Row = std::vector<std::uint8_t>;  ///< [heap] is 1: the mover wins; heaps 0..size()-1

/// Every heap looks for a removal to a lost one and stops at the first. Overwrites the whole row.
void early(Removals set, Row& wins);
/// Every lost heap marks the heaps above it, one removal away, as won. Overwrites the whole row.
void push(Removals set, Row& wins);

/// The same of two players' sets; both rows have one size.
void early(Removals left, Removals right, Row& left_wins, Row& right_wins);
void push(Removals left, Removals right, Row& left_wins, Row& right_wins);

}  // namespace nimplus::fast::contest
