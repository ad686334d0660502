#pragma once

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "fast/batch.hpp"

namespace nimplus::fast {

/// What one player may take in the lanes of a block.
struct BlockRemovals {
  static constexpr Size kMaskedMax = 9;  // lanes differ in log2(kLanes) removals
  static constexpr Size kEverywhereMax = 12;

  /// mask[s - 1]: the lanes that have removal s (of Left's), or have it not (of Right's and of both
  /// players'), of removals 1..masked.
  std::array<Plane, kMaskedMax> mask;
  Size masked = 0;
  Size first_bit = 0;  ///< that of removal 1 in the number of a game
  /// The larger removals that all lanes have (no lane has others), the largest first: where the
  /// option's plane is, seen from the heap's. Of an odd number the last stands twice.
  std::array<std::ptrdiff_t, kEverywhereMax + 1> everywhere_bytes;
  Size everywhere = 0;
  /// start[h]: the lanes in which Left wins heap h < start_heaps, were there no good move in it;
  /// `later`: the same for all other heaps.
  std::array<Plane, kBatchSharedRemovalMax + kMaskedMax> start;
  Plane later;
  Size start_heaps = 0;
};

/// Fills the planes of heaps begin..end-1, both multiples of kRing, heap by heap: for each mover
/// the lanes that Left wins. She wins moving first where some option is won, and moving second
/// where all are: so nothing is ever negated. Where the sets are shared there is one plane, of the
/// mover. Planes before `begin` are read, as far back as removals go; those before heap 0 must be
/// no use to the mover. kLeft and kRight are how many removals have masks.
template <int kPlayers, int kLeft, int kRight>
struct BatchKernel {
  static constexpr int kRing = std::max(kLeft, kRight);

  template <int kBytes>
  NIMPLUS_KERNEL static void run(const BlockRemovals* of, Plane* planes, Size begin, Size end) {
    for (Size byte = 0; byte < sizeof(Plane); byte += kBytes) {
      Lanes<kBytes>{of, planes, byte}.run(begin, end, Indices<kPairsMax + 1>{});
    }
  }

 private:
  // Removals that all lanes have come in pairs, their number known to the compiler, where they are
  // many: those of the last player. Left's in pairs of sets are few.
  static constexpr int kPairsMax = kRight == 7 ? 0 : kRight == 1 ? 4 : 6;
  static constexpr int kAnyPairs = 7;  // more than there can be
  static constexpr int kLeftEverywhereMax = kPlayers == 2 && kLeft == 9 ? 3 : 0;

  template <int kCount>
  using Indices = std::make_integer_sequence<int, kCount>;
  template <int... kIndex>
  using Sequence = std::integer_sequence<int, kIndex...>;

  /// The same kBytes of every plane. Steps are unrolled, so that rows are registers, not memory.
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

    /// The first heaps of misère may leave nobody a move; there are few, and any number of pairs.
    template <int... kPairs>
    NIMPLUS_KERNEL void run(Size begin, Size end, Sequence<kPairs...>) const {
      const Size starts = (of[0].start_heaps + kRing - 1) / kRing * kRing;
      const Size later = std::max(begin, std::min(starts, end));
      if (begin < later) run<kAnyPairs>(begin, later, AtStart{*this});
      const Later start{{load(of[0].later), load(of[kPlayers - 1].later)}};
      const Size pairs = of[kPlayers - 1].everywhere / 2;
      ((pairs == kPairs ? run<kPairs>(later, end, start) : void()), ...);
    }

    template <int kPairs, typename Start>
    NIMPLUS_KERNEL void run(Size begin, Size end, const Start& start) const {
      Row mask[2];
      Row last[2];  // the planes of the last kRing heaps; heap h stands at h % kRing
      load_rows(mask, last, begin, Indices<kRing>{});
      for (Size heap = begin; heap < end; heap += kRing) {
        steps<kPairs>(mask, last, start, heap, Indices<kRing>{});
      }
    }

    /// What Left wins, were there no good move: heap by heap, or of all heaps that are left.
    struct AtStart {
      const Lanes& lanes;
      NIMPLUS_KERNEL Words operator()(int mover, Size heap) const {
        return lanes.load(lanes.of[mover].start[heap]);
      }
    };
    struct Later {
      Words words[2];
      NIMPLUS_KERNEL Words operator()(int mover, Size) const { return words[mover]; }
    };

    template <int... kIndex>
    NIMPLUS_KERNEL void load_rows(Row (&mask)[2], Row (&last)[2], Size begin,
                                  Sequence<kIndex...>) const {
      const Plane* before = planes + begin * kPlayers - Size{kRing} * kPlayers;
      ((mask[0][kIndex] = load(of[0].mask[kIndex])), ...);
      ((mask[1][kIndex] = load(of[kPlayers - 1].mask[kIndex])), ...);
      ((last[0][kIndex] = load(before[kIndex * kPlayers])), ...);
      ((last[1][kIndex] = load(before[kIndex * kPlayers + kPlayers - 1])), ...);
    }

    template <int kPairs, typename Start, int... kPhase>
    NIMPLUS_KERNEL void steps(const Row (&mask)[2], Row (&last)[2], const Start& start, Size heap,
                              Sequence<kPhase...>) const {
      (step<kPairs, kPhase>(mask, last, start, heap), ...);
    }

    template <int kPairs, int kPhase, typename Start>
    NIMPLUS_KERNEL void step(const Row (&mask)[2], Row (&last)[2], const Start& start,
                             Size heap) const {
      char* here = reinterpret_cast<char*>(planes + (heap + kPhase) * kPlayers) + byte;
      if constexpr (kPlayers == 1) {
        Words second = start(0, heap + kPhase);
        every_option<kPhase>(second, of[0], mask[0], last[0], here,
                             std::integral_constant<int, kPairs>{}, Indices<kLeft>{});
        last[0][kPhase] = ~second;
      } else {
        Words first = start(0, heap + kPhase);
        Words second = start(1, heap + kPhase);
        any_option<kPhase>(first, of[0], mask[0], last[1], here + sizeof(Plane),
                           Indices<kLeftEverywhereMax>{}, Indices<kLeft>{});
        every_option<kPhase>(second, of[1], mask[1], last[0], here,
                             std::integral_constant<int, kPairs>{}, Indices<kRight>{});
        last[0][kPhase] = first;
        last[1][kPhase] = second;
        V::store(second, here + sizeof(Plane));
      }
      V::store(last[0][kPhase], here);
    }

    /// In both, the nearest removal comes last: only there a heap waits for the one before it.
    template <int kPhase, int... kEverywhere, int... kMasked>
    NIMPLUS_KERNEL static void any_option(Words& won, const BlockRemovals& removals,
                                          const Row& mask, const Row& last, const char* at,
                                          Sequence<kEverywhere...>, Sequence<kMasked...>) {
      ((kEverywhere < removals.everywhere
            ? void(won |= V::template load<Words>(at + removals.everywhere_bytes[kEverywhere]))
            : void()),
       ...);
      constexpr int kCount = sizeof...(kMasked);
      ((won |= mask[kCount - 1 - kMasked] & last[(kPhase + kRing - kCount + kMasked) % kRing]),
       ...);
    }

    template <int kPhase, int kPairs, int... kMasked>
    NIMPLUS_KERNEL static void every_option(Words& won, const BlockRemovals& removals,
                                            const Row& mask, const Row& last, const char* at,
                                            std::integral_constant<int, kPairs>,
                                            Sequence<kMasked...>) {
      const Size pairs = kPairs == kAnyPairs ? removals.everywhere / 2 : Size{kPairs};
      const auto* back = removals.everywhere_bytes.data();
#pragma GCC unroll 6
      for (Size pair = 0; pair < pairs; ++pair) {
        won &= V::template load<Words>(at + back[2 * pair]) &
               V::template load<Words>(at + back[2 * pair + 1]);
      }
      constexpr int kCount = sizeof...(kMasked);
      ((won &= mask[kCount - 1 - kMasked] | last[(kPhase + kRing - kCount + kMasked) % kRing]),
       ...);
    }
  };
};

}  // namespace nimplus::fast
