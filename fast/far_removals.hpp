#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "fast/vector.hpp"
#include "rules/subtraction_set.hpp"

namespace nimplus::fast {

/// Removals of one player from a distance on, by residue modulo 8: those of one residue read the
/// opponent's losers at whole bytes, and what they find is shifted once. A removal is read only
/// from the heap on at which it can be made.
class FarRemovals {
 public:
  /// The removals of least..most, both included; `most` is below 2^35.
  FarRemovals(const SubtractionSet& removals, Size least, Size most);

  bool empty() const { return bytes_.empty(); }
  /// The heaps before the next ones gathered were passed over.
  void passed_over() { carries_known_ = false; }

  /// Adds to `won` the heaps of heap..heap+8·kVectors·kBytes-1 that a removal leads from to one of
  /// `losers`, the row of the opponent at that heap. All the losers read must be known: no removal
  /// is smaller than the heaps gathered. Gathers follow each other without a gap.
  template <int kBytes, std::size_t kVectors>
  NIMPLUS_KERNEL void gather(Size heap, const std::uint64_t* losers, std::uint64_t* won);

 private:
  struct Residue {
    std::size_t begin = 0;   // in bytes_
    std::size_t active = 0;  // the end of those that can be made
    std::size_t end = 0;
    std::uint64_t carry = 0;  // what was found in the 64 heaps before
  };

  std::vector<std::uint32_t> bytes_;  // removal / 8, increasing within each residue
  std::array<Residue, 8> residues_;
  bool carries_known_ = true;
};

template <int kBytes, std::size_t kVectors>
NIMPLUS_KERNEL void FarRemovals::gather(Size heap, const std::uint64_t* losers,
                                        std::uint64_t* won) {
  using V = Vector<kBytes>;
  using Words = typename V::Words;
  constexpr std::size_t kGroup = kVectors < 4 ? kVectors : 4;
  constexpr Size kHeaps = Size{8} * kBytes * kVectors;
  const auto* const at_heap = reinterpret_cast<const std::uint8_t*>(losers);
  for (unsigned shift = 0; shift < 8; ++shift) {
    Residue& residue = residues_[shift];
    while (residue.active < residue.end &&
           8 * Size{bytes_[residue.active]} + shift < heap + kHeaps) {
      ++residue.active;
    }
    if (residue.active == residue.begin) continue;
    const std::uint32_t* const first = bytes_.data() + residue.begin;
    const std::uint32_t* const last = bytes_.data() + residue.active;
    if (!carries_known_) {
      residue.carry = 0;
      for (const std::uint32_t* bytes = first; bytes != last; ++bytes) {
        std::uint64_t word;
        std::memcpy(&word, at_heap - *bytes - 8, 8);
        residue.carry |= word;
      }
    }
    Words before = Words{} + residue.carry;
    for (std::size_t group = 0; group < kVectors; group += kGroup) {
      Words found[kGroup] = {};
      for (const std::uint32_t* bytes = first; bytes != last; ++bytes) {
        const std::uint8_t* const from = at_heap + group * kBytes - *bytes;
        for (std::size_t i = 0; i < kGroup; ++i)
          found[i] |= V::template load<Words>(from + i * kBytes);
      }
      for (std::size_t i = 0; i < kGroup; ++i) {
        std::uint64_t* const to = won + (group + i) * kBytes / 8;
        const Words crossing = V::moved_up(before, found[i]) >> 1 >> (63 - shift);
        V::store(V::template load<Words>(to) | found[i] << shift | crossing, to);
        before = found[i];
      }
    }
    residue.carry = before[kBytes / 8 - 1];
  }
  carries_known_ = true;
}

}  // namespace nimplus::fast
