#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "rules/ruleset.hpp"

namespace nimplus {

/// From heap `preperiod` on, a sequence repeats every `period` heaps. Of which sequence is always
/// said beside it: the outcome classes and the Grundy values of one game can differ in both.
struct Period {
  Size preperiod = 0;
  Size period = 0;  ///< at least 1 in any claim
  friend auto operator<=>(const Period&, const Period&) = default;
  friend bool operator==(const Period&, const Period&) = default;
};

enum class Sequence : std::uint8_t { OutcomeClasses, GrundyValues };

/// The claim that `period` is the least preperiod and the least period of `sequence` for ever.
/// The evidence is the repeated window; whoever checks recomputes it from the ruleset.
struct Certificate {
  Ruleset ruleset;
  Sequence sequence = Sequence::OutcomeClasses;
  Period period;
  friend bool operator==(const Certificate&, const Certificate&) = default;
};

}  // namespace nimplus
