#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rules/outcome.hpp"
#include "rules/sum.hpp"

namespace nimplus::fast {

/// The Grundy values of a sum's heaps, by which each of its positions is answered at once.
class SumValues {
 public:
  /// The sum is impartial, and its heaps are at most `heaps_max`, of which each is at most
  /// kLargestGrundyHeap (ContractViolation). Cost: for each different set one table as far as its
  /// largest heap, of four bytes a heap.
  SumValues(const Sum& sum, std::span<const Size> heaps_max);

  /// The Grundy value of the heap of that index when it holds `tokens`.
  std::uint32_t value(std::size_t heap, Size tokens) const;

  /// N or P. Normal play: P exactly where the XOR of the values is 0 (Sprague 1935, Grundy 1939).
  /// Misère play: the same, but where no value is above 1: there P exactly where the XOR is 1
  /// (Ferguson 1974: subtraction games are tame). No heap at all is a position too.
  Outcome outcome(std::span<const Size> heaps) const;

  /// Every winning move, by heap, then by increasing removal; empty in a P-position. Under normal
  /// play a heap is to be brought to its value XOR that of the whole, which may be larger.
  /// Cost: the sizes of the sets.
  std::vector<SumMove> winning_moves(std::span<const Size> heaps) const;

 private:
  /// What decides a position, and what a move changes of it.
  struct Total {
    std::uint32_t together = 0;  ///< XOR of all values
    std::size_t above_one = 0;   ///< heaps of a value above 1
    void add(std::uint32_t value);
    void remove(std::uint32_t value);
  };
  Total total(std::span<const Size> heaps) const;
  bool second_player_wins(const Total& total) const;

  Sum sum_;
  std::vector<GrundySequence> tables_;
  std::vector<std::size_t> table_of_;  ///< for each heap
};

/// SumValues::outcome of one position: N or P.
Outcome sum_outcome(const Sum& sum, std::span<const Size> heaps);

/// SumValues::winning_moves of one position.
std::vector<SumMove> sum_winning_moves(const Sum& sum, std::span<const Size> heaps);

}  // namespace nimplus::fast
