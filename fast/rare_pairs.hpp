#pragma once

#include <array>
#include <cstdint>

#include "fast/tail.hpp"

namespace nimplus::fast {

/// Sixteen heaps of the window, `low` and `high`. Where the window stands again `distance` before,
/// so do they, on whole bytes: distance / 8 bytes before `at`. The residue of the distance modulo 8
/// says how far behind the first heap of the byte `at` they begin in the window.
struct Anchor {
  const std::uint8_t* at = nullptr;
  std::uint8_t low = 0;
  std::uint8_t high = 0;

  bool stands_before(Size bytes) const { return *(at - bytes) == low && *(at - bytes + 1) == high; }
};

/// One anchor for each residue of the distance modulo 8.
using Anchors = std::array<Anchor, 8>;

/// The least window in which every residue finds an anchor.
constexpr Size kLeastAnchored = 23;

/// The rarest pairs of bytes that the window offers, over all rows; kLeastAnchored <= window <=
/// known.count. A pair that is common somewhere may be rare enough here: it is a guess, made from a
/// sample of the last heaps. Cost: a bounded sample; one look at every heap of the window where
/// the sample finds nothing rare.
Anchors rarest_pairs(const KnownHeaps& known, Size window);

}  // namespace nimplus::fast
