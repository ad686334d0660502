#include "fast/sequence_rows.hpp"

#include "fast/dp.hpp"
#include "fast/grundy.hpp"
#include "fast/grundy_levels.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
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
    planes_ = grundy_planes(ruleset_.left, heap, width_);
    planes_count_ = heap + 1;
  }
  for (const BitRow& plane : planes_) known.rows.push_back(&plane);
  return known;
}

}  // namespace nimplus::fast
