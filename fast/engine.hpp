#pragma once

#include <memory>

#include "fast/bit_row.hpp"
#include "fast/vector.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// The pulling engine: which heaps each player loses moving first, 512 heaps at a time. Removals up
/// to 128 by a table of 256 entries, 8 heaps a step; 129..511 by a table of rows; from 512 on by
/// residue classes modulo 8, whole vectors at a time.
class Engine {
 public:
  /// Nothing is computed yet. `heap_max` bounds what will be asked, at most kLargestTableHeap
  /// (ContractViolation); `width` is one of vector_widths().
  Engine(const Ruleset& ruleset, Size heap_max, int width = vector_width());
  /// The impartial game on `set` under normal play in which the mover also wins every heap whose
  /// bit in `blocked` is set. The row must outlive the engine.
  Engine(const SubtractionSet& set, const BitRow& blocked, Size heap_max,
         int width = vector_width());
  ~Engine();
  Engine(Engine&&) noexcept;
  Engine& operator=(Engine&&) noexcept;

  /// Computes heaps up to `heap` at least, going on from where it stands; heap <= heap_max. Cost,
  /// for each heap: a constant for removals below 512, one bit of a vector for each removal above.
  void run_to(Size heap);
  /// How many heaps, from 0 on, are computed: a multiple of 512.
  Size computed() const;
  /// Bit h: `mover`, moving first, loses heap h. Of an impartial game both players have one row.
  const BitRow& losing(Player mover) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace nimplus::fast
