#include "fast/grundy_levels.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "fast/engine.hpp"
#include "fast/grundy.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

/// The heaps whose values are known, and the planes of those.
struct Planes {
  Size heap_max;
  BitRow known;
  std::vector<BitRow> planes;

  explicit Planes(Size largest) : heap_max(largest), known(BitRow::zeros(largest)) { add_plane(); }

  void add_plane() { planes.push_back(BitRow::zeros(heap_max)); }
  void add_planes_for(std::uint32_t value) {
    while (value >> planes.size() != 0) add_plane();
  }

  std::uint32_t value(Size heap) const {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < planes.size(); ++i) value |= std::uint32_t{planes[i][heap]} << i;
    return value;
  }
  void set(Size heap, std::uint32_t value) {
    add_planes_for(value);
    for (std::size_t i = 0; i < planes.size(); ++i) {
      planes[i].words()[heap / 64] |= std::uint64_t{value >> i & 1U} << heap % 64;
    }
  }
};

/// The heaps of `losing` have this value. Counts how many of heaps 0..heap_max stay unknown.
struct SetAll {
  template <int kBytes>
  NIMPLUS_KERNEL static void run(const BitRow& losing, std::uint32_t value, Planes& found,
                                 Size& unknown) {
    add<kBytes>(losing, found.heap_max, found.known);
    found.add_planes_for(value);
    for (std::size_t i = 0; i < found.planes.size(); ++i) {
      if ((value >> i & 1U) != 0) add<kBytes>(losing, found.heap_max, found.planes[i]);
    }
    const std::uint64_t* const known = found.known.words();
    const Size last = found.heap_max / 64;
    Size count = 0;
    for (Size word = 0; word < last; ++word) count += zeros(known[word]);
    unknown = count + zeros(known[last] | ~std::uint64_t{1} << found.heap_max % 64);
  }

 private:
  NIMPLUS_KERNEL static Size zeros(std::uint64_t word) {
    return static_cast<Size>(__builtin_popcountll(~word));
  }
  template <int kBytes>
  NIMPLUS_KERNEL static void add(const BitRow& heaps, Size heap_max, BitRow& to) {
    using V = Vector<kBytes>;
    for (Size word = 0; word <= heap_max / 64; word += kBytes / 8) {
      std::uint64_t* const at = to.words() + word;
      const auto more = V::template load<typename V::Words>(heaps.words() + word);
      V::store(V::template load<typename V::Words>(at) | more, at);
    }
  }
};

/// The values of the heaps that are still unknown, in order, each the least that no option has.
void finish(Planes& found, const SubtractionSet& set) {
  // seen_at[v] is one more than the last heap with an option of value v: never cleared.
  std::vector<Size> seen_at(set.size() + 1);
  for (Size word = 0; word <= found.heap_max / 64; ++word) {
    for (std::uint64_t open = ~found.known.words()[word]; open != 0; open &= open - 1) {
      const Size heap = 64 * word + static_cast<Size>(std::countr_zero(open));
      if (heap > found.heap_max) return;
      for (const Size removal : set) {
        if (removal > heap) break;
        seen_at[found.value(heap - removal)] = heap + 1;
      }
      std::uint32_t mex = 0;
      while (seen_at[mex] == heap + 1) ++mex;
      found.set(heap, mex);
    }
  }
}

template <int kBytes>
struct VectorOf32 {
  using Values [[gnu::vector_size(kBytes)]] = std::uint32_t;
};

struct Expand {
  template <int kBytes>
  NIMPLUS_KERNEL static void run(const std::vector<BitRow>& planes, Size heaps,
                                 std::uint32_t* values) {
    using Values = typename VectorOf32<kBytes>::Values;
    constexpr unsigned kLanes = kBytes / 4;
    Values lane_bit;
    for (unsigned i = 0; i < kLanes; ++i) lane_bit[i] = 1U << i;
    for (Size heap = 0; heap < heaps; heap += kLanes) {
      Values lanes{};
      for (std::size_t i = 0; i < planes.size(); ++i) {
        const auto bits = static_cast<std::uint32_t>(planes[i].words()[heap / 64] >> heap % 64);
        const auto set = reinterpret_cast<Values>(((Values{} + bits) & lane_bit) != 0);
        lanes |= set & (1U << i);
      }
      Vector<kBytes>::store(lanes, values + heap);
    }
  }
};

/// Are the unknown heaps so few that to look at their removals one by one is cheaper than a level?
bool few(Size unknown, std::size_t removals, Size heap_max) {
  return 20 * static_cast<double>(unknown) * static_cast<double>(removals) <
         static_cast<double>(heap_max);
}

}  // namespace

std::vector<BitRow> grundy_planes(const SubtractionSet& set, Size heap_max, int width) {
  expects(heap_max <= kLargestGrundyHeap, "a heap of at most kLargestGrundyHeap");
  Planes found(heap_max);
  Size unknown = heap_max + 1;
  for (std::uint32_t value = 0; unknown != 0 && !few(unknown, set.size(), heap_max); ++value) {
    Engine level(set, found.known, heap_max, width);
    level.run_to(heap_max);
    at_width<SetAll>(width, level.losing(Player::Left), value, found, unknown);
  }
  if (unknown != 0) finish(found, set);
  return std::move(found.planes);
}

GrundySequence grundy_by_levels(const SubtractionSet& set, Size heap_max, int width) {
  const std::vector<BitRow> planes = grundy_planes(set, heap_max, width);
  GrundySequence sequence;
  sequence.value.resize((heap_max / 64 + 1) * 64);
  at_width<Expand>(width, planes, heap_max + 1, sequence.value.data());
  sequence.value.resize(heap_max + 1);
  return sequence;
}

}  // namespace nimplus::fast
