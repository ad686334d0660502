#pragma once

#include <optional>

#include "rules/certificate.hpp"

namespace nimplus::fast {

/// The table of heaps 0..heap_max from the fastest rows. `heap_max` is at most kLargestTableHeap
/// (ContractViolation). Cost: the rows', and a byte a heap.
TableCertificate certify_table(const Ruleset& ruleset, Size heap_max);

/// A strategy for whoever wins from `position`, by the largest removals that win: every move from a
/// heap is looked up in the fastest rows. std::nullopt when it would need more than `moves_max`
/// moves. The heap is at most kLargestTableHeap (ContractViolation). Cost: the rows', and for each
/// move both players' removals; memory: the rows and the moves.
std::optional<WinCertificate> certify_win(const Ruleset& ruleset, Position position,
                                          std::size_t moves_max);

}  // namespace nimplus::fast
