#include "fast/sequence_rows.hpp"

#include <algorithm>
#include <bit>

#include "fast/dp.hpp"
#include "fast/grundy.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

std::vector<BitRow> planes_of(const SubtractionSet& set, Size heap_max) {
  const std::vector<std::uint32_t> values = grundy(set, heap_max).value;
  const std::uint32_t largest = *std::max_element(values.begin(), values.end());
  std::vector<BitRow> planes;
  for (unsigned digit = 0; digit == 0 || largest >> digit != 0; ++digit) {
    std::uint64_t* words = planes.emplace_back(heap_max).words();
    std::fill_n(words, heap_max / 64 + 1, 0);
    for (Size heap = 0; heap <= heap_max; ++heap) {
      words[heap / 64] |= std::uint64_t{values[heap] >> digit & 1U} << heap % 64;
    }
  }
  return planes;
}

}  // namespace

Size largest_heap(Sequence sequence) {
  return sequence == Sequence::GrundyValues ? kLargestGrundyHeap : kLargestTableHeap;
}

SequenceRows::SequenceRows(const Ruleset& ruleset, Sequence sequence, Size heap_max, int width)
    : ruleset_(ruleset), sequence_(sequence), heap_max_(heap_max), width_(width) {
  expects(heap_max <= largest_heap(sequence), "a heap of at most largest_heap");
  if (sequence == Sequence::OutcomeClasses) {
    engine_.emplace(ruleset, heap_max, width);
    return;
  }
  expects(ruleset.impartial(), "a shared set for Grundy values");
  expects(ruleset.convention == Convention::Normal, "normal play for Grundy values");
}

KnownHeaps SequenceRows::run_to(Size heap) {
  expects(heap <= heap_max_, "a heap of at most the rows' heap_max");
  KnownHeaps known{{}, heap + 1};
  if (engine_) {
    engine_->run_to(heap);
    known.rows.push_back(&engine_->losing(Player::Left));
    if (!ruleset_.impartial()) known.rows.push_back(&engine_->losing(Player::Right));
    return known;
  }
  if (heap >= planes_count_) {
    planes_ = planes_of(ruleset_.left, heap);
    planes_count_ = heap + 1;
  }
  for (const BitRow& plane : planes_) known.rows.push_back(&plane);
  return known;
}

}  // namespace nimplus::fast
