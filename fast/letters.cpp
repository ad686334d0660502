#include "fast/letters.hpp"

#include <algorithm>
#include <memory>

#include "fast/period.hpp"
#include "fast/sequence_rows.hpp"
#include "fast/text.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

// Of larger removals few sets have a period that the first heaps show: there a search only costs.
constexpr Size kHeapsSearched = Size{1} << 22U;
constexpr Size kHeapsARemoval = 1024;

/// Room for letters, touched as it is written: new memory is slow.
struct Room {
  std::unique_ptr<char[]> letters;
  Size size;
};
Room room(Size size) { return {std::make_unique_for_overwrite<char[]>(size), size}; }

/// Letters on their way: heaps first..heap_max, those below `first` are passed over.
struct Stream {
  Size first;
  Size heap_max;
  const LetterSink& sink;

  /// The letters of heaps begin..end-1.
  void give(const BitRow& losing, Size begin, Size end, const Room& through) const {
    for (Size heap = std::max(begin, first); heap < end;) {
      const Size offset = heap % 64;  // as write_letters likes it
      const Size count = std::min(through.size - offset, end - heap);
      write_letters(losing, heap, count, through.letters.get() + offset);
      sink({through.letters.get() + offset, count});
      heap += count;
    }
  }

  /// Those of heaps begin..heap_max, which repeat the `period` heaps before `begin`.
  void repeat(const BitRow& losing, Size begin, Size period) const {
    if (begin > heap_max) return;
    const Size copies = std::min(kLettersAtOnce, heap_max + 1 - begin) / period;
    const Room copied = room(period * std::max<Size>(1, copies));
    char* const letters = copied.letters.get();
    write_letters(losing, begin - period, period, letters);
    for (Size known = period; known < copied.size; known *= 2) {
      std::copy_n(letters, std::min(known, copied.size - known), letters + known);
    }
    for (Size heap = std::max(begin, first); heap <= heap_max;) {
      const Size offset = (heap - begin) % copied.size;
      const Size count = std::min({kLettersAtOnce, copied.size - offset, heap_max + 1 - heap});
      sink({letters + offset, count});
      heap += count;
    }
  }
};

}  // namespace

void stream_letters(const Ruleset& ruleset, Size first_heap, Size heap_max,
                    const LetterSink& sink) {
  expects(heap_max <= kLargestTableHeap, "a heap of at most kLargestTableHeap");
  const Stream stream{first_heap, heap_max, sink};
  const Room through = room(kLettersAtOnce);
  const Size searched = std::min(heap_max, kHeapsSearched);
  if (ruleset.largest_removal() <= searched / kHeapsARemoval) {
    SequenceRows rows(ruleset, Sequence::OutcomeClasses, searched);
    if (const auto found = search_period(rows).certificate) {
      const auto [preperiod, period] = found->period;
      const Size known = std::min(preperiod + period, searched + 1);
      const BitRow& losing = *rows.run_to(known - 1).rows.front();
      stream.give(losing, 0, known, through);
      stream.repeat(losing, known, period);
      return;
    }
  }
  Engine engine(ruleset, heap_max);
  for (Size begin = 0; begin <= heap_max;) {
    engine.run_to(std::min(begin + kLettersAtOnce - 1, heap_max));
    const Size end = std::min(engine.computed(), heap_max + 1);
    stream.give(engine.losing(Player::Left), begin, end, through);
    begin = end;
  }
}

}  // namespace nimplus::fast
