#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <vector>

#include "rules/ruleset.hpp"

namespace nimplus {

/// What each player may take from one heap of a sum.
struct HeapSets {
  SubtractionSet left;
  SubtractionSet right;

  const SubtractionSet& of(Player player) const { return player == Player::Left ? left : right; }
  bool impartial() const { return left == right; }
  Size largest_removal() const { return std::max(left.largest(), right.largest()); }

  friend auto operator<=>(const HeapSets&, const HeapSets&) = default;
  friend bool operator==(const HeapSets&, const HeapSets&) = default;
};

/// A sum of heaps: a move takes one removal from one heap, by that heap's set for the mover. The
/// game ends when the mover can move on no heap: he loses (Normal) or wins (Misere).
struct Sum {
  std::vector<HeapSets> sets;  ///< one for each heap
  Convention convention = Convention::Normal;

  bool impartial() const {
    return std::all_of(sets.begin(), sets.end(), [](const HeapSets& of) { return of.impartial(); });
  }
  /// 0 when nobody has a removal on any heap.
  Size largest_removal() const {
    Size largest = 0;
    for (const HeapSets& of : sets) largest = std::max(largest, of.largest_removal());
    return largest;
  }

  friend auto operator<=>(const Sum&, const Sum&) = default;
  friend bool operator==(const Sum&, const Sum&) = default;
};

/// A sum, and its heaps as they lie: as many heaps as sets.
struct SumGame {
  Sum sum;
  std::vector<Size> heaps;
  friend bool operator==(const SumGame&, const SumGame&) = default;
};

/// One vertex of the graph of a sum: as many heaps as the sum has sets.
struct SumPosition {
  std::vector<Size> heaps;
  Player to_move = Player::Left;
  friend auto operator<=>(const SumPosition&, const SumPosition&) = default;
  friend bool operator==(const SumPosition&, const SumPosition&) = default;
};

/// A removal from the heap of that index, counted from 0.
struct SumMove {
  std::size_t heap = 0;
  Size removal = 0;
  friend auto operator<=>(const SumMove&, const SumMove&) = default;
  friend bool operator==(const SumMove&, const SumMove&) = default;
};

/// The options of a position, each as the move that leads to it, by heap, then by increasing
/// removal. This is the only statement of the moves of a sum; the oracle builds its graph from it.
/// The position has as many heaps as the sum (ContractViolation). Cost: the sizes of the mover's
/// sets.
std::vector<SumMove> options(const Sum& sum, const SumPosition& position);

/// Where the move leads; the heap must hold the removal (ContractViolation).
SumPosition after(SumPosition position, SumMove move);

/// The same sum with the players' sets exchanged.
Sum mirrored(const Sum& sum);

}  // namespace nimplus
