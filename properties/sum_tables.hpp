#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "properties/sums.hpp"

namespace nimplus::properties {

// What wrong ways to answer sums are built from: right values, of which each makes the wrong use.
// Shares nothing with fast/.

/// What they look at: the heaps with their Grundy values and their numbers of moves.
struct SeenSum {
  bool misere = false;
  Heaps heaps;
  std::vector<std::uint32_t> values;
  std::vector<std::uint32_t> move_counts;
  std::uint32_t merged_value = 0;  ///< of all tokens on the first heap
};

/// The Grundy values of each heap of an impartial sum; the first heap's go as far as all tokens.
struct SumTables {
  Sum sum;
  std::vector<std::vector<std::uint32_t>> values;

  SeenSum seen(std::span<const Size> heaps) const;
};

std::shared_ptr<const SumTables> sum_tables(const Sum& sum, std::span<const Size> heaps_max);

}  // namespace nimplus::properties
