#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "oracle/memory.hpp"
#include "rules/outcome.hpp"
#include "rules/sum.hpp"

namespace nimplus::oracle {

/// Numbers the positions of a sum's heaps, each from 0 to its maximum: a mixed radix, the last heap
/// the fastest, so that the numbers follow the lexicographic order of the heaps.
class SumIndex {
 public:
  explicit SumIndex(std::vector<Size> heaps_max) : heaps_max_(std::move(heaps_max)) {}

  std::size_t of(std::span<const Size> heaps) const;
  std::vector<Size> heaps(std::size_t index) const;
  std::size_t size() const;  ///< how many positions; must not overflow (see sum_graph())
  std::span<const Size> heaps_max() const { return heaps_max_; }

 private:
  std::vector<Size> heaps_max_;
};

/// The outcome classes of all positions up to a sum's heaps; SumIndex numbers them.
struct SumTable {
  SumIndex index;
  std::vector<Outcome> outcome;
  Outcome at(std::span<const Size> heaps) const { return outcome[index.of(heaps)]; }
};

/// The number of edges of the explicit graph of all positions up to `heaps_max`, by the closed
/// form: the sum over the heaps of edge_count() of that heap alone times the number of ways in
/// which the other heaps lie. Saturates at 2^64-1.
std::uint64_t edge_count(const Sum& sum, std::span<const Size> heaps_max);

/// The classes of all positions up to `heaps_max`, by memoised minimax over the explicit graph of
/// the sum, under its convention. Cost: edge_count(). Throws TooLarge before memory runs out.
SumTable solve(const Sum& sum, std::span<const Size> heaps_max);

/// Does the mover win? By the literal game-tree search, without graph, memo or table. Exponential
/// in the tokens; meant for about 12 of them.
bool mover_wins_by_tree_search(const Sum& sum, const SumPosition& position);

/// A losing move, and the opponent's first winning reply; none when the opponent cannot move, which
/// wins under misère play.
struct LosingSumMove {
  SumMove move;
  std::optional<SumMove> reply;
  friend bool operator==(const LosingSumMove&, const LosingSumMove&) = default;
};

/// Why a position of a sum is won or lost for its mover.
struct SumExplanation {
  SumPosition position;
  Outcome outcome = Outcome::P;
  std::vector<SumMove> winning;       ///< every one, by heap, then by increasing removal
  std::vector<LosingSumMove> losing;  ///< all other moves, in the same order
  std::vector<SumPosition> line;      ///< as line_of_play(): both sides take their first such move
};

/// All of it from one graph. Throws TooLarge.
SumExplanation explain(const Sum& sum, const SumPosition& position);

/// SumExplanation::winning. Throws TooLarge.
std::vector<SumMove> winning_moves(const Sum& sum, const SumPosition& position);

}  // namespace nimplus::oracle
