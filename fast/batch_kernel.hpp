#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "fast/batch.hpp"

namespace nimplus::fast {

/// What one player may take in the lanes of a block.
struct BlockRemovals {
  static constexpr Size kMaskedMax = 9;  // lanes differ in log2(kLanes) removals
  static constexpr int kEverywhereMax = 12;

  /// present[s - 1]: the lanes that have removal s, of removals 1..masked.
  std::array<Plane, kMaskedMax> present;
  Size masked = 0;
  Size first_bit = 0;  ///< that of removal 1 in the number of a game
  /// The larger removals that all lanes have (no lane has others), the largest first: how far
  /// below a heap's plane that of the option stands.
  std::array<std::ptrdiff_t, kEverywhereMax> everywhere_bytes;
  int everywhere = 0;
  /// can_move[h]: the lanes in which heap h leaves a removal, of heaps up to the largest removal;
  /// later rows repeat the last. Under normal play all lanes: who is stuck loses, as who has losing
  /// options only.
  std::array<Plane, kBatchSharedRemovalMax + kMaskedMax> can_move;
};

/// Fills the planes of heaps begin..end-1, heap by heap, kPlayers planes each; begin and end are
/// multiples of kRing. Planes before `begin` are read, as far back as removals go; those before
/// heap 0 must say that all lanes win. kLeft and kRight are how many removals have masks. A mover
/// wins a heap where a removal leads to one that the opponent does not win (or, under misère,
/// stuck).
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

  /// The same kBytes of every plane. Steps are unrolled, so that a row is registers, not memory.
  template <int kBytes>
  struct Lanes {
    using V = Vector<kBytes>;
    using Words = typename V::Words;
    using Row = Words[Size{kRing}];
    const BlockRemovals* of;
    Plane* planes;
    Size byte;

    NIMPLUS_KERNEL Words load(const Plane& from) const {
      return V::template load<Words>(reinterpret_cast<const char*>(&from) + byte);
    }

    NIMPLUS_KERNEL void run(Size begin, Size end) const {
      Row present[2];
      Row last[2];  // wins of the last kRing heaps; heap h stands at h % kRing
      load_rows(present, last, begin, Indices<kRing>{});
      for (Size heap = begin; heap < end; heap += kRing) {
        steps(present, last, heap, Indices<kRing>{});
      }
    }

    template <int... kIndex>
    NIMPLUS_KERNEL void load_rows(Row (&present)[2], Row (&last)[2], Size begin,
                                  Sequence<kIndex...>) const {
      const Plane* before = planes + begin * kPlayers - Size{kRing} * kPlayers;
      ((present[0][kIndex] = load(of[0].present[kIndex])), ...);
      ((present[1][kIndex] = load(of[kPlayers - 1].present[kIndex])), ...);
      ((last[0][kIndex] = load(before[kIndex * kPlayers])), ...);
      ((last[1][kIndex] = load(before[kIndex * kPlayers + kPlayers - 1])), ...);
    }

    template <int... kPhase>
    NIMPLUS_KERNEL void steps(const Row (&present)[2], Row (&last)[2], Size heap,
                              Sequence<kPhase...>) const {
      (step<kPhase>(present, last, heap), ...);
    }

    template <int kPhase>
    NIMPLUS_KERNEL void step(const Row (&present)[2], Row (&last)[2], Size heap) const {
      const Words left = wins<0, kPhase>(present[0], last[kPlayers - 1], heap, Indices<kLeft>{});
      if constexpr (kPlayers == 2) {
        last[1][kPhase] = wins<1, kPhase>(present[1], last[0], heap, Indices<kRight>{});
      }
      last[0][kPhase] = left;
    }

    /// The nearest removal comes last: only there a heap waits for the one before it.
    template <int kMover, int kPhase, int... kIndex>
    NIMPLUS_KERNEL Words wins(const Row& present, const Row& opponents, Size heap,
                              Sequence<kIndex...>) const {
      constexpr int kMasked = sizeof...(kIndex);
      constexpr int kOpponent = kPlayers - 1 - kMover;
      const BlockRemovals& removals = of[kMover];
      char* here = reinterpret_cast<char*>(planes + (heap + kPhase) * kPlayers) + byte;
      Words loses = load(removals.can_move[std::min(heap, kBatchSharedRemovalMax) + kPhase]);
      and_all(loses, removals, here + kOpponent * sizeof(Plane),
              Indices<BlockRemovals::kEverywhereMax>{});
      Words won = ~loses;
      ((won |=
        present[kMasked - 1 - kIndex] & ~opponents[(kPhase + kRing - kMasked + kIndex) % kRing]),
       ...);
      V::store(won, here + kMover * sizeof(Plane));
      return won;
    }

    template <int... kIndex>
    NIMPLUS_KERNEL void and_all(Words& loses, const BlockRemovals& removals, const char* opponents,
                                Sequence<kIndex...>) const {
      static_cast<void>(
          ((kIndex < removals.everywhere &&
            (loses &= V::template load<Words>(opponents + removals.everywhere_bytes[kIndex]),
             true)) &&
           ...));
    }
  };
};

}  // namespace nimplus::fast
