#include "fast/batch_periods.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "fast/batch_block.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

constexpr Size kFirstRange = 96;  // heaps; then as many more each time that some lane is open
constexpr Size kStride = 4;       // heaps compared between two looks at whether any lane is left

/// The games of a block, some of whose periods are still open.
struct Search {
  const Plane* planes;
  Size heaps;   // there are planes for heaps 0..heaps-1
  Size window;  // a multiple of kStride, at least the largest removal
  Plane open;
  std::array<Period, kLanes> found;
};

/// The same kBytes of every plane of a search.
template <int kBytes>
struct SearchLanes {
  using V = Vector<kBytes>;
  using Words = typename V::Words;
  Search& search;
  Size word;

  NIMPLUS_KERNEL Words differ(Size heap, Size period) const {
    return V::template load<Words>(&search.planes[heap].word[word]) ^
           V::template load<Words>(&search.planes[heap + period].word[word]);
  }

  NIMPLUS_KERNEL static bool any(const Words& lanes) {
    if constexpr (kBytes == 16) {
      return (lanes[0] | lanes[1]) != 0;
    } else if constexpr (kBytes == 32) {
      return SearchLanes<16>::any(__builtin_shufflevector(lanes, lanes, 0, 1) |
                                  __builtin_shufflevector(lanes, lanes, 2, 3));
    } else {
      return SearchLanes<32>::any(__builtin_shufflevector(lanes, lanes, 0, 1, 2, 3) |
                                  __builtin_shufflevector(lanes, lanes, 4, 5, 6, 7));
    }
  }

  /// A window of as many outcomes as the largest removal decides all that follows; so does a longer
  /// one. Where the last `window` outcomes stand once more `period` heaps before, the sequence has
  /// that period from there on; and its least period is one of those found so, the nearest.
  NIMPLUS_KERNEL void run() const {
    auto open = V::template load<Words>(&search.open.word[word]);
    for (Size period = 1; period + search.window <= search.heaps && any(open); ++period) {
      const Words lanes = repeating(open, period);
      if (!any(lanes)) continue;
      open &= ~lanes;
      find_preperiods(lanes, period);
    }
    V::store(open, &search.open.word[word]);
  }

  NIMPLUS_KERNEL Words repeating(Words lanes, Size period) const {
    const Size last = search.heaps - period;
    for (Size back = 0; back < search.window && any(lanes); back += kStride) {
      for (Size i = 1; i <= kStride; ++i) lanes &= ~differ(last - back - i, period);
    }
    return lanes;
  }

  /// Back from the window, as far as heaps are alike: the heap after the first that is not.
  NIMPLUS_KERNEL void find_preperiods(Words lanes, Size period) const {
    Size heap = search.heaps - period - search.window;
    while (heap > 0) {
      if (heap >= kStride) {
        Words some = differ(heap - 1, period);
        for (Size i = 2; i <= kStride; ++i) some |= differ(heap - i, period);
        if (!any(some & lanes)) {
          heap -= kStride;
          continue;
        }
      }
      const Words ended = differ(heap - 1, period) & lanes;
      if (any(ended)) note(ended, {heap, period});
      lanes &= ~ended;
      if (!any(lanes)) return;
      --heap;
    }
    note(lanes, {0, period});
  }

  NIMPLUS_KERNEL void note(const Words& lanes, const Period& period) const {
    for (int i = 0; i < kBytes / 8; ++i) {
      for (std::uint64_t rest = lanes[i]; rest != 0; rest &= rest - 1) {
        const auto lane = static_cast<Size>(std::countr_zero(rest));
        search.found[(word + static_cast<Size>(i)) * 64 + lane] = period;
      }
    }
  }
};

struct SearchKernel {
  template <int kBytes>
  NIMPLUS_KERNEL static void run(Search& search) {
    for (Size word = 0; word < kLanes / 64; word += kBytes / 8) {
      SearchLanes<kBytes>{search, word}.run();
    }
  }
};

bool any(const Plane& plane) {
  return std::ranges::any_of(plane.word, [](std::uint64_t word) { return word != 0; });
}

}  // namespace

void batch_periods(Size removal_max, BlockRange blocks,
                   const std::function<void(const PeriodBlock&)>& visit, int width) {
  const Batch batch{Sets::Shared, removal_max, Convention::Normal};
  BlockSolver solver(batch, width);
  expects(blocks.end <= batch.blocks(), "blocks of the batch");
  Search search{};
  search.window = (removal_max + kStride - 1) / kStride * kStride;
  for (Size block = blocks.begin; block < blocks.end; ++block) {
    solver.start(block);
    search.open.word.fill(~std::uint64_t{0});
    for (search.heaps = kFirstRange; any(search.open); search.heaps += kFirstRange) {
      solver.run_to(search.heaps);
      search.planes = solver.planes();
      at_width<SearchKernel>(width, search);
    }
    visit({block * kLanes, std::span(search.found).first(std::min(kLanes, batch.games()))});
  }
}

void batch_periods(Size removal_max, const std::function<void(const PeriodBlock&)>& visit,
                   int width) {
  const Batch batch{Sets::Shared, removal_max, Convention::Normal};
  batch_periods(removal_max, {0, batch.blocks()}, visit, width);
}

}  // namespace nimplus::fast
