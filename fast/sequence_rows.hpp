#pragma once

#include <optional>
#include <vector>

#include "fast/engine.hpp"
#include "fast/tail.hpp"
#include "rules/certificate.hpp"

namespace nimplus::fast {

/// The largest heap of rows: as of the tables of that sequence.
Size largest_heap(Sequence sequence);

/// A sequence as rows of bits, computed as far as asked. Of outcome classes: a row a player, the
/// heaps that Left, then that Right, loses moving first; one for both of an impartial game. Of
/// Grundy values: a row a binary digit, the lowest first.
class SequenceRows {
 public:
  /// Nothing is computed yet. `heap_max` bounds what will be asked, at most largest_heap(sequence);
  /// Grundy values need one set and normal play (ContractViolation). `width` is one of
  /// vector_widths().
  SequenceRows(const Ruleset& ruleset, Sequence sequence, Size heap_max,
               int width = vector_width());

  const Ruleset& ruleset() const { return ruleset_; }
  Sequence sequence() const { return sequence_; }
  Size heap_max() const { return heap_max_; }
  int width() const { return width_; }

  /// Heaps 0..heap, heap <= heap_max; the rows live until the next call. Cost: the engine's, going
  /// on from where it stands; of Grundy values from the beginning, if any are not known yet.
  KnownHeaps run_to(Size heap);

 private:
  Ruleset ruleset_;
  Sequence sequence_;
  Size heap_max_;
  int width_;
  std::optional<Engine> engine_;
  std::vector<BitRow> planes_;  // of Grundy values
  Size planes_count_ = 0;
};

}  // namespace nimplus::fast
