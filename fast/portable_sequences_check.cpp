#include <vector>

#include "fast/dp.hpp"
#include "fast/engine.hpp"
#include "fast/grundy.hpp"
#include "fast/grundy_levels.hpp"
#include "fast/period.hpp"
#include "fast/portable_check.hpp"
#include "fast/text.hpp"

namespace nimplus::fast::portable {

/// Left, moving first, loses exactly the heaps of value 0.
void grundy_values() {
  SplitMix random{2};
  for (int game = 0; game < 40; ++game) {
    const SubtractionSet set = set_at_edges(random);
    const Size heap_max = at_an_edge(random);
    WinTable table;
    const GrundySequence scalar = grundy(set, heap_max);
    for (const int width : vector_widths()) {
      if (grundy_by_levels(set, heap_max, width) != scalar) differ("levels", shared(set), heap_max);
      ++compared;
    }
    for (const std::uint32_t value : scalar.value) {
      table.outcome.push_back(value == 0 ? Outcome::P : Outcome::N);
    }
    if (table != impartial_dp(shared(set), heap_max)) differ("grundy", shared(set), heap_max);
    ++compared;
  }
}

namespace {

/// From the preperiod on the row repeats, and not from the heap before it, nor in a shorter time.
void expect_least(const Ruleset& ruleset, const std::vector<Outcome>& row, Period claim) {
  const auto repeats_from = [&](Size period) {
    Size heap = row.size() - period;
    while (heap > 0 && row[heap - 1] == row[heap - 1 + period]) --heap;
    return heap;
  };
  ++compared;
  if (repeats_from(claim.period) != claim.preperiod) differ("preperiod", ruleset, claim.preperiod);
  for (Size shorter = 1; shorter < claim.period; ++shorter) {
    if (repeats_from(shorter) < row.size() / 2) differ("period", ruleset, claim.period);
  }
}

}  // namespace

void periods() {
  SplitMix random{3};
  constexpr Size kHeapMax = 20'000;
  for (int game = 0; game < 40; ++game) {
    const Ruleset ruleset{random_set(random, 3, 1, 30), random_set(random, 3, 1, 30)};
    const auto row = dp(ruleset, kHeapMax).outcome;
    for (const int width : vector_widths()) {
      const auto found =
          search_period(ruleset, Sequence::OutcomeClasses, kHeapMax, width).certificate;
      if (!found) differ("period: none found", ruleset, kHeapMax);
      expect_least(ruleset, row, found->period);
    }
  }
}

void letters() {
  SplitMix random{4};
  for (int game = 0; game < 40; ++game) {
    const Ruleset ruleset = shared(set_at_edges(random));
    const Size heap_max = at_an_edge(random) + 4096;
    const Size first = at_an_edge(random) % 1024;
    const auto row = impartial_dp(ruleset, heap_max).outcome;
    for (const int width : vector_widths()) {
      Engine engine(ruleset, heap_max, width);
      engine.run_to(heap_max);
      std::string text(heap_max + 2 - first, '?');
      write_letters(engine.losing(Player::Left), first, heap_max + 1 - first, text.data(), width);
      for (Size heap = first; heap <= heap_max; ++heap) {
        const char letter = row[heap] == Outcome::P ? 'L' : 'W';
        if (text[heap - first] != letter) differ("text", ruleset, heap);
      }
      if (text.back() != '?') differ("text: one letter too many", ruleset, heap_max);
      ++compared;
    }
  }
}

}  // namespace nimplus::fast::portable
