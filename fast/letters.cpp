#include "fast/letters.hpp"

#include <algorithm>
#include <string>

#include "fast/period.hpp"
#include "fast/sequence_rows.hpp"
#include "fast/text.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

// Of larger removals few sets have a period that the first heaps show: there a search only costs.
constexpr Size kHeapsSearched = Size{1} << 22U;
constexpr Size kHeapsARemoval = 1024;

/// Letters on their way: heaps first..heap_max, those below `first` are passed over.
struct Stream {
  Size first;
  Size heap_max;
  const LetterSink& sink;
  std::string letters = std::string(kLettersAtOnce, '\0');  // one buffer: new memory is slow

  /// The letters of heaps begin..end-1.
  void give(const BitRow& losing, Size begin, Size end) {
    for (Size heap = std::max(begin, first); heap < end;) {
      const Size offset = heap % 64;  // as write_letters likes it
      const Size count = std::min(kLettersAtOnce - offset, end - heap);
      write_letters(losing, heap, count, letters.data() + offset);
      sink({letters.data() + offset, count});
      heap += count;
    }
  }

  /// Those of heaps begin..heap_max, which repeat the `period` heaps before `begin`.
  void repeat(const BitRow& losing, Size begin, Size period) {
    letters.resize(period * std::max<Size>(1, kLettersAtOnce / period));
    write_letters(losing, begin - period, period, letters.data());
    for (Size known = period; known < letters.size(); known *= 2) {
      std::copy_n(letters.data(), std::min(known, letters.size() - known), letters.data() + known);
    }
    for (Size heap = std::max(begin, first); heap <= heap_max;) {
      const Size offset = (heap - begin) % letters.size();
      const Size count = std::min({kLettersAtOnce, letters.size() - offset, heap_max - heap + 1});
      sink({letters.data() + offset, count});
      heap += count;
    }
  }
};

}  // namespace

void stream_letters(const Ruleset& ruleset, Size first_heap, Size heap_max,
                    const LetterSink& sink) {
  expects(heap_max <= kLargestTableHeap, "a heap of at most kLargestTableHeap");
  Stream stream{first_heap, heap_max, sink};
  const Size searched = std::min(heap_max, kHeapsSearched);
  if (ruleset.largest_removal() <= searched / kHeapsARemoval) {
    SequenceRows rows(ruleset, Sequence::OutcomeClasses, searched);
    if (const auto found = search_period(rows).certificate) {
      const auto [preperiod, period] = found->period;
      const Size known = std::min(preperiod + period, searched + 1);
      const BitRow& losing = *rows.run_to(known - 1).rows.front();
      stream.give(losing, 0, known);
      stream.repeat(losing, known, period);
      return;
    }
  }
  Engine engine(ruleset, heap_max);
  for (Size begin = 0; begin <= heap_max;) {
    engine.run_to(std::min(begin + kLettersAtOnce, heap_max));
    const Size end = std::min(engine.computed(), heap_max + 1);
    stream.give(engine.losing(Player::Left), begin, end);
    begin = end;
  }
}

}  // namespace nimplus::fast
