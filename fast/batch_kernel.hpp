#pragma once

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "fast/batch.hpp"

namespace nimplus::fast {

/// What one player may take in the lanes of a block.
struct BlockRemovals {
  static constexpr int kMaskedMax = 9;  // lanes differ in log2(kLanes) removals

  /// absent[s - 1]: the lanes without removal s, of removals 1..masked.
  std::array<Plane, kMaskedMax> absent;
  Size masked = 0;
  Size first_bit = 0;  ///< that of removal 1 in the number of a game
  /// The larger removals that all lanes have (no lane has others), the largest first.
  std::array<std::uint32_t, kBatchSharedRemovalMax> everywhere;
  std::size_t everywhere_count = 0;
  /// can_move[h]: the lanes in which heap h leaves a removal; of larger heaps the last row holds.
  /// Under normal play all lanes: who is stuck loses, as who has losing options only.
  std::array<Plane, kBatchSharedRemovalMax + 1> can_move;
};

/// Fills the planes of heaps begin..end-1, heap by heap, kPlayers planes each; begin and end are
/// multiples of kRing. Planes before `begin` are read, as far back as removals go; before heap 0
/// they must say "wins". kLeft and kRight are how many removals have masks (kRight only for two
/// players). A mover loses a heap unless stuck under misère: where each removal is absent or leads
/// to a heap that the opponent wins.
template <int kPlayers, int kLeft, int kRight>
struct BatchKernel {
  static constexpr int kRing = std::max(kLeft, kRight);

  template <int kBytes>
  NIMPLUS_KERNEL static void run(const BlockRemovals* of, Plane* planes, Size begin, Size end) {
    for (Size byte = 0; byte < sizeof(Plane); byte += kBytes) {
      Lanes<kBytes>{of, planes, byte}.run(begin, end);
    }
  }

 private:
  template <int kCount>
  using Indices = std::make_integer_sequence<int, kCount>;
  template <int... kIndex>
  using Sequence = std::integer_sequence<int, kIndex...>;

  /// kBytes of every plane.
  template <int kBytes>
  struct Lanes {
    using V = Vector<kBytes>;
    using Words = typename V::Words;
    using Row = Words[std::size_t{kRing}];
    const BlockRemovals* of;
    Plane* planes;
    Size byte;

    NIMPLUS_KERNEL Words load(const Plane& from) const {
      return V::template load<Words>(reinterpret_cast<const char*>(&from) + byte);
    }

    NIMPLUS_KERNEL void run(Size begin, Size end) const {
      Row absent[2];
      Row ring[2];  // the last kRing planes of each player: in registers, where they fit
      load_all(absent, ring, begin, Indices<kRing>{});
      for (Size heap = begin; heap < end; heap += kRing)
        steps(absent, ring, heap, Indices<kRing>{});
    }

    template <int... kIndex>
    NIMPLUS_KERNEL void load_all(Row (&absent)[2], Row (&ring)[2], Size begin,
                                 Sequence<kIndex...>) const {
      const Plane* before = planes + begin * kPlayers - kRing * kPlayers;
      ((absent[0][kIndex] = load(of[0].absent[kIndex])), ...);
      ((absent[1][kIndex] = load(of[kPlayers - 1].absent[kIndex])), ...);
      ((ring[0][kIndex] = load(before[kIndex * kPlayers])), ...);
      ((ring[1][kIndex] = load(before[kIndex * kPlayers + kPlayers - 1])), ...);
    }

    template <int... kPhase>
    NIMPLUS_KERNEL void steps(const Row (&absent)[2], Row (&ring)[2], Size heap,
                              Sequence<kPhase...>) const {
      (step<kPhase>(absent, ring, heap + kPhase), ...);
    }

    template <int kPhase>
    NIMPLUS_KERNEL void step(const Row (&absent)[2], Row (&ring)[2], Size heap) const {
      const Words left = wins<0, kPhase>(absent[0], ring[kPlayers - 1], heap, Indices<kLeft>{});
      if constexpr (kPlayers == 2) {
        ring[1][kPhase] = wins<1, kPhase>(absent[1], ring[0], heap, Indices<kRight>{});
      }
      ring[0][kPhase] = left;
    }

    /// The farthest removals come first, so that a heap waits for the one before it only at its
    /// end.
    template <int kMover, int kPhase, int... kIndex>
    NIMPLUS_KERNEL Words wins(const Row& absent, const Row& opponent, Size heap,
                              Sequence<kIndex...>) const {
      constexpr int kMasked = sizeof...(kIndex);
      const BlockRemovals& removals = of[kMover];
      const Plane* options = planes + heap * kPlayers + (kPlayers - 1 - kMover);
      Words loses = load(removals.can_move[std::min(heap, kBatchSharedRemovalMax)]);
      for (std::size_t i = 0; i < removals.everywhere_count; ++i) {
        loses &= load(*(options - removals.everywhere[i] * kPlayers));
      }
      ((loses &=
        absent[kMasked - 1 - kIndex] | opponent[(kPhase + kRing - kMasked + kIndex) % kRing]),
       ...);
      V::store(~loses, reinterpret_cast<char*>(planes + heap * kPlayers + kMover) + byte);
      return ~loses;
    }
  };
};

}  // namespace nimplus::fast
