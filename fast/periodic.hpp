#pragma once

#include <optional>
#include <vector>

#include "fast/bit_row.hpp"
#include "fast/sequence_rows.hpp"
#include "rules/certificate.hpp"
#include "rules/outcome.hpp"

namespace nimplus::fast {

/// A sequence for ever: its certificate, and the rows of its first preperiod + period heaps, as
/// SequenceRows orders them.
struct Periodic {
  Certificate certificate;
  std::vector<BitRow> rows;
};

/// The sequence, if its period is proved within heaps 0..heap_max; contract and cost as of
/// search_period, and memory for the heaps of one period beside.
std::optional<Periodic> find_periodic(const Ruleset& ruleset, Sequence sequence, Size heap_max);

/// The rows of a certificate that has been proved; no period is searched for. Its first preperiod +
/// period heaps are at most largest_heap(sequence) + 1, and its sequence one that the game has
/// (ContractViolation). Cost: that of the rows.
Periodic periodic_of(const Certificate& certificate);

/// The class of any heap at all, in constant time. `periodic` is of outcome classes
/// (ContractViolation).
Outcome outcome_at(const Periodic& periodic, Size heap);

/// The Grundy value of any heap at all, in constant time. `periodic` is of Grundy values
/// (ContractViolation).
std::uint32_t grundy_value_at(const Periodic& periodic, Size heap);

/// A solver: the table of heaps 0..heap_max from as many as prove the period, each answered by
/// outcome_at(); by pulling where none is proved within heap_max, at most kLargestTableHeap
/// (ContractViolation).
WinTable periodic_table(const Ruleset& ruleset, Size heap_max);

/// The same for Grundy values under normal play, by grundy_value_at() or by levels; heap_max is at
/// most kLargestGrundyHeap (ContractViolation).
GrundySequence periodic_values(const SubtractionSet& set, Size heap_max);

}  // namespace nimplus::fast
