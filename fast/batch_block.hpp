#pragma once

#include <vector>

#include "fast/batch.hpp"
#include "fast/batch_kernel.hpp"

namespace nimplus::fast {

/// Solves the blocks of one batch, one at a time, as far as asked.
class BlockSolver {
 public:
  /// The batch must be within its limits (ContractViolation); `width` is one of vector_widths().
  BlockSolver(const Batch& batch, int width);

  /// Turns to a block, of which nothing is computed yet.
  void start(Size block);
  /// Computes heaps 0..heaps-1 at least, going on from where the block stands.
  void run_to(Size heaps);
  /// The planes of heap 0, 1, ..., players() each; they move when run_to() goes on.
  const Plane* planes() const { return planes_.data() + pad(); }
  Size players() const { return of_.size(); }

 private:
  Size pad() const { return kBatchSharedRemovalMax * players(); }

  Batch batch_;
  int width_;
  std::vector<BlockRemovals> of_;  // of Left, of Right; of both, where they share their sets
  std::vector<Plane> planes_;  // before heap 0 all lanes win, which makes nobody's move there good
  Size heaps_ = 0;
};

}  // namespace nimplus::fast
