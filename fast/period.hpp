#pragma once

#include <optional>

#include "fast/dp.hpp"
#include "fast/sequence_rows.hpp"
#include "rules/certificate.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// What a search for a period has found, and what it has cost.
struct PeriodSearch {
  std::optional<Certificate> certificate;
  Size heaps = 0;        ///< looked at, from heap 0 on; 0 when the largest removal is above them
  Size comparisons = 0;  ///< of words and of heaps: see Repetition
};

/// Looks for the period of a sequence within heaps 0..heap_max: the least preperiod and the least
/// period, with the window that proves them inside the range; no certificate when the range does
/// not prove any. `heap_max` is at most largest_heap(sequence); Grundy values need one set and
/// normal play (ContractViolation). `width` is one of vector_widths() and changes no answer. Cost:
/// that of the rows up to heap_max, and a small share of it; where a period is found, up to less
/// than twice as far as its repeated window reaches.
PeriodSearch search_period(const Ruleset& ruleset, Sequence sequence, Size heap_max,
                           int width = vector_width());

/// The same on rows that the caller keeps; they are left computed as far as was looked at, and
/// hold preperiod + period heaps at least when a period is found. heap_max is the rows'.
PeriodSearch search_period(SequenceRows& rows);

/// The certificate alone.
std::optional<Certificate> find_period(const Ruleset& ruleset, Size heap_max,
                                       Sequence sequence = Sequence::OutcomeClasses);

}  // namespace nimplus::fast
