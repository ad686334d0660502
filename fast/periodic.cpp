#include "fast/periodic.hpp"

#include <algorithm>

#include "fast/fastest.hpp"
#include "fast/grundy_levels.hpp"
#include "fast/period.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

BitRow first_heaps(const BitRow& row, Size count) {
  BitRow copy(count - 1);
  std::copy_n(row.words(), (count - 1) / 64 + 1, copy.words());
  return copy;
}

/// The one of the first preperiod + period heaps that `heap` equals.
Size within(const Period& period, Size heap) {
  if (heap < period.preperiod) return heap;
  return period.preperiod + (heap - period.preperiod) % period.period;
}

Outcome outcome_in(const BitRow& left_loses, const BitRow& right_loses, Size heap) {
  return outcome_of(!left_loses[heap], !right_loses[heap]);
}

/// `rows` are of the game and the sequence of the certificate.
Periodic from_rows(const Certificate& certificate, SequenceRows& rows) {
  Periodic periodic{certificate, {}};
  const Size count = certificate.period.preperiod + certificate.period.period;
  for (const BitRow* row : rows.run_to(count - 1).rows) {
    periodic.rows.push_back(first_heaps(*row, count));
  }
  return periodic;
}

}  // namespace

std::optional<Periodic> find_periodic(const Ruleset& ruleset, Sequence sequence, Size heap_max) {
  SequenceRows rows(ruleset, sequence, heap_max);
  const PeriodSearch search = search_period(rows);
  if (!search.certificate) return std::nullopt;
  return from_rows(*search.certificate, rows);
}

Periodic periodic_of(const Certificate& certificate) {
  const auto& [ruleset, sequence, period] = certificate;
  expects(period.period > 0, "a period");
  SequenceRows rows(ruleset, sequence, period.preperiod + period.period - 1);
  return from_rows(certificate, rows);
}

Outcome outcome_at(const Periodic& periodic, Size heap) {
  expects(periodic.certificate.sequence == Sequence::OutcomeClasses, "outcome classes");
  return outcome_in(periodic.rows.front(), periodic.rows.back(),
                    within(periodic.certificate.period, heap));
}

std::uint32_t grundy_value_at(const Periodic& periodic, Size heap) {
  expects(periodic.certificate.sequence == Sequence::GrundyValues, "Grundy values");
  const Size equal = within(periodic.certificate.period, heap);
  std::uint32_t value = 0;
  for (std::size_t digit = 0; digit < periodic.rows.size(); ++digit) {
    value |= std::uint32_t{periodic.rows[digit][equal]} << digit;
  }
  return value;
}

WinTable periodic_table(const Ruleset& ruleset, Size heap_max) {
  const auto periodic = find_periodic(ruleset, Sequence::OutcomeClasses, heap_max);
  if (!periodic) return win_table(pulling(ruleset, heap_max), heap_max);
  WinTable table;
  table.outcome.reserve(heap_max + 1);
  for (Size heap = 0; heap <= heap_max; ++heap) {
    table.outcome.push_back(outcome_at(*periodic, heap));
  }
  return table;
}

GrundySequence periodic_values(const SubtractionSet& set, Size heap_max) {
  const auto periodic = find_periodic(shared(set), Sequence::GrundyValues, heap_max);
  if (!periodic) return grundy_by_levels(set, heap_max);
  GrundySequence sequence;
  sequence.value.reserve(heap_max + 1);
  for (Size heap = 0; heap <= heap_max; ++heap) {
    sequence.value.push_back(grundy_value_at(*periodic, heap));
  }
  return sequence;
}

}  // namespace nimplus::fast
