#pragma once

#include <cstdint>
#include <vector>

#include "oracle/memory.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::oracle {

/// What an explicit graph may use, where that is no more than half of the available memory: enough
/// for 2·10^8 edges, as of a shared set of 100 removals and heaps to 10^6. What would not fit (at
/// 20 bytes an edge and 64 a vertex) is TooLarge: the message says how many edges and bytes the
/// graph would have and how many bytes it may have.
constexpr std::uint64_t kBudgetBytes = std::uint64_t{4} << 30U;

/// The number of edges of the explicit game graph up to `heap_max`, by the closed form: per player,
/// the sum over removals s of max(0, heap_max - s + 1). Never overflows: saturates at 2^64-1.
std::uint64_t edge_count(const Ruleset& ruleset, Size heap_max);

/// The outcome classes of heaps 0..heap_max, by memoised minimax over the explicit graph whose
/// vertices are all (heap, mover) and whose edges are the moves. Time and memory: edge_count().
/// Throws TooLarge before memory runs out.
WinTable solve(const Ruleset& ruleset, Size heap_max);

/// The Grundy values of heaps 0..heap_max, by mex over the same graph. The ruleset must be
/// impartial and under normal play (ContractViolation). Throws TooLarge.
GrundySequence grundy(const Ruleset& ruleset, Size heap_max);

/// Does the mover win? By the literal game-tree search, without graph, memo or table: the oracle's
/// own check. Exponential in the heap; meant for heaps up to about 14.
bool mover_wins_by_tree_search(const Ruleset& ruleset, Position position);

/// Every move that wins for the mover, as the position it leads to, by increasing removal; empty
/// when the mover loses. Throws TooLarge.
std::vector<Position> winning_moves(const Ruleset& ruleset, Position position);

/// A line of play from `position` to the end, both ends included: the side that wins plays its
/// smallest winning removal, the side that loses its smallest removal. Throws TooLarge.
std::vector<Position> line_of_play(const Ruleset& ruleset, Position position);

}  // namespace nimplus::oracle
