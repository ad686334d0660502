#include "fast/tail.hpp"

#include <array>
#include <bit>
#include <cstring>
#include <optional>

#include "fast/rare_pairs.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

/// One look of the filter: distances from 8 first on; 0 in `differ` where an anchor stands again,
/// the furthest first.
struct Look {
  Size first = 0;
  std::size_t size = 0;
  std::array<std::uint8_t, 256> differ{};
};

/// Goes on from distance 8 begin to the first look with a hit, or to 8 end: then its size is 0.
struct FindHits {
  template <int kBytes>
  NIMPLUS_KERNEL static void run(const Anchors& anchors, Size begin, Size end, Look& look) {
    using V = Vector<kBytes>;
    using Bytes = typename V::Bytes;
    constexpr int kBlocks = 4;
    constexpr Size kLook = Size{kBytes} * kBlocks;
    look.size = 0;
    for (; begin < end; begin += kLook) {
      Bytes least[kBlocks];
      for (Bytes& block : least) block = ~Bytes{};
      for (const Anchor& anchor : anchors) {
        const Bytes low = Bytes{} + anchor.low;
        const Bytes high = Bytes{} + anchor.high;
        const std::uint8_t* from = anchor.at - begin - (kLook - 1);
        for (int i = 0; i < kBlocks; ++i, from += kBytes) {
          const Bytes differ =
              (V::template load<Bytes>(from) ^ low) | (V::template load<Bytes>(from + 1) ^ high);
          least[i] = differ < least[i] ? differ : least[i];
        }
      }
      if (!any_zero<kBytes>(least)) continue;
      look.first = begin;
      look.size = kLook;
      for (Size i = 0; i < kBlocks; ++i) V::store(least[i], &look.differ[i * kBytes]);
      return;
    }
  }

  /// By the borrow of a byte that is 0, as g++ 12 takes a comparison of 64 bytes apart.
  template <int kBytes>
  NIMPLUS_KERNEL static bool any_zero(const typename Vector<kBytes>::Bytes (&blocks)[4]) {
    using Words = typename Vector<kBytes>::Words;
    Words borrowed{};
    for (const auto& block : blocks) {
      const Words words = Vector<kBytes>::template load<Words>(&block);
      borrowed |= (words - 0x0101010101010101U) & ~words;
    }
    std::array<std::uint64_t, sizeof borrowed / 8> lanes;
    Vector<kBytes>::store(borrowed, lanes.data());
    std::uint64_t any = 0;
    for (const std::uint64_t lane : lanes) any |= lane;
    return (any & 0x8080808080808080U) != 0;
  }
};

/// Hits of the filter, tried from the nearest on.
class Filter {
 public:
  Filter(const KnownHeaps& known, Size window)
      : known_(known),
        begin_(known.count - window),
        last_word_(begin_ + (window - 1) / 64 * 64),
        comparisons_max_(2 * known.count),
        anchors_(rarest_pairs(known, window)) {}

  /// std::nullopt when trying the hits has become too costly.
  std::optional<Repetition> nearest(int width) {
    const Size end = begin_ / 8 + 1;
    Look look;
    for (Size from = 0; from < end; from = look.first + look.size) {
      at_width<FindHits>(width, anchors_, from, end, look);
      if (look.size == 0) break;
      try_hits(look);
      if (repetition_.distance != 0) return repetition_;
      if (repetition_.comparisons > comparisons_max_) return std::nullopt;
    }
    return repetition_;
  }

  Size comparisons() const { return repetition_.comparisons; }

 private:
  void try_hits(const Look& look) {
    std::size_t after = look.size;
    while (const void* hit = memrchr(look.differ.data(), 0, after)) {
      after = static_cast<std::size_t>(static_cast<const std::uint8_t*>(hit) - look.differ.data());
      const Size bytes = look.first + look.size - 1 - after;
      for (Size residue = 0; residue < 8; ++residue) {
        const Size distance = 8 * bytes + residue;
        if (distance == 0) continue;
        if (distance > begin_ || repetition_.comparisons > comparisons_max_) return;
        if (!anchors_[residue].stands_before(bytes) || !repeats(distance)) continue;
        repetition_.distance = distance;
        return;
      }
    }
  }

  /// Does the window stand `distance` before? Its end is looked at first: a locally constant tail
  /// differs there, if at all.
  bool repeats(Size distance) {
    const unsigned unused = static_cast<unsigned>(64 - (known_.count - last_word_));
    for (const BitRow* row : known_.rows) {
      ++repetition_.comparisons;
      if (differing(*row, last_word_, distance) << unused != 0) return false;
    }
    for (const BitRow* row : known_.rows) {
      for (Size heap = begin_; heap < last_word_; heap += 64) {
        ++repetition_.comparisons;
        if (differing(*row, heap, distance) != 0) return false;
      }
    }
    return true;
  }

  static std::uint64_t differing(const BitRow& row, Size heap, Size distance) {
    return row.word_at(heap) ^ row.word_at(heap - distance);
  }

  const KnownHeaps& known_;
  Size begin_;      // of the window; also the largest distance
  Size last_word_;  // the window's last 64 heaps or less begin here
  Size comparisons_max_;
  Anchors anchors_;
  Repetition repetition_;
};

/// A window of at most a word, at every distance.
Repetition nearest_word(const KnownHeaps& known, Size window) {
  const Size begin = known.count - window;
  const unsigned unused = static_cast<unsigned>(64 - window);
  Repetition repetition;
  for (Size distance = 1; distance <= begin; ++distance) {
    ++repetition.comparisons;
    std::uint64_t differing = 0;
    for (const BitRow* row : known.rows) {
      differing |= row->word_at(begin) ^ row->word_at(begin - distance);
    }
    if (differing << unused != 0) continue;
    repetition.distance = distance;
    break;
  }
  return repetition;
}

}  // namespace

Repetition nearest_tail(const KnownHeaps& known, Size window, int width) {
  expects(window <= known.count, "a window among the known heaps");
  if (window == 0) return {Size{known.count < 2 ? 0U : 1U}, 0};
  if (window < kLeastAnchored) return nearest_word(known, window);
  Filter filter(known, window);
  if (const auto repetition = filter.nearest(width)) return *repetition;
  Repetition repetition = nearest_tail_by_heap(known, window);
  repetition.comparisons += filter.comparisons();
  return repetition;
}

Size least_preperiod(const KnownHeaps& known, Size period) {
  expects(period >= 1 && period <= known.count, "a period within the known heaps");
  Size end = known.count - period;
  while (end > 0) {
    const Size heap = (end - 1) / 64 * 64;
    std::uint64_t differing = 0;
    for (const BitRow* row : known.rows) {
      differing |= row->words()[heap / 64] ^ row->word_at(heap + period);
    }
    differing &= ~std::uint64_t{0} >> (64 - (end - heap));
    if (differing != 0) return heap + 64 - static_cast<Size>(std::countl_zero(differing));
    end = heap;
  }
  return 0;
}

}  // namespace nimplus::fast
