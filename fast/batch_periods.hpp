#pragma once

#include <functional>
#include <span>

#include "fast/batch.hpp"
#include "rules/certificate.hpp"

namespace nimplus::fast {

/// The least preperiod and the least period of the outcome sequence of the shared sets in one
/// block: `period[lane]` is that of game first_game + lane.
struct PeriodBlock {
  Size first_game;
  std::span<const Period> period;
};

/// Finds the periods of all shared sets over 1..removal_max under normal play, in the blocks given
/// or in all, and shows each block to `visit`, in order. The games are those of
/// Batch{Sets::Shared, removal_max}. All are exact, none is given up: a block is run until each of
/// its games has repeated a window of removal_max heaps, which every game does. removal_max is in
/// 1..kBatchSharedRemovalMax, `width` one of vector_widths() (ContractViolation). Cost: some
/// nanoseconds a set.
void batch_periods(Size removal_max, BlockRange blocks,
                   const std::function<void(const PeriodBlock&)>& visit,
                   int width = vector_width());
void batch_periods(Size removal_max, const std::function<void(const PeriodBlock&)>& visit,
                   int width = vector_width());

}  // namespace nimplus::fast
