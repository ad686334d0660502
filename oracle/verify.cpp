#include "oracle/verify.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace nimplus::oracle {
namespace {

using Complaint = std::optional<std::string>;

std::vector<Outcome> walk_outcomes(const Ruleset& ruleset, Size cells) {
  std::vector<Outcome> classes;
  classes.reserve(cells);
  const auto wins = [&](Player mover, Size heap) {
    const SubtractionSet& removals = ruleset.of(mover);
    if (removals.empty() || removals.smallest() > heap) {
      return ruleset.convention == Convention::Misere;
    }
    return std::any_of(removals.begin(), removals.end(), [&](Size removal) {
      return removal <= heap && !wins_moving_first(classes[heap - removal], opponent(mover));
    });
  };
  for (Size heap = 0; heap < cells; ++heap) {
    classes.push_back(outcome_of(wins(Player::Left, heap), wins(Player::Right, heap)));
  }
  return classes;
}

std::vector<std::uint32_t> walk_grundy_values(const SubtractionSet& removals, Size cells) {
  std::vector<std::uint32_t> values;
  values.reserve(cells);
  std::vector<std::uint32_t> reached;
  for (Size heap = 0; heap < cells; ++heap) {
    reached.clear();
    for (const Size removal : removals) {
      if (removal <= heap) reached.push_back(values[heap - removal]);
    }
    std::sort(reached.begin(), reached.end());
    std::uint32_t mex = 0;
    for (const std::uint32_t value : reached) mex += value == mex ? 1 : 0;
    values.push_back(mex);
  }
  return values;
}

char shown(Outcome outcome) { return letter(outcome); }
std::uint32_t shown(std::uint32_t value) { return value; }

/// Is `per` a period of the heaps from `begin` on, before `end`?
template <typename Value>
bool repeats(const std::vector<Value>& of, Size begin, Size end, Size per) {
  const auto at = [&](Size heap) { return of.begin() + static_cast<std::ptrdiff_t>(heap); };
  return std::equal(at(begin + per), at(end), at(begin));
}

/// `of` are the values of heaps 0..preperiod+period+window-1. A window as long as the largest
/// removal, equal to the one a period later, proves the period for ever: every heap above it has
/// its options inside the window, and so has the heap a period later.
template <typename Value>
Complaint complaint(const std::vector<Value>& of, const Period& claim) {
  const auto [preperiod, period] = claim;
  for (Size heap = preperiod; heap + period < of.size(); ++heap) {
    if (of[heap] == of[heap + period]) continue;
    return fmt::format("heap {} has {} but heap {} has {}: no period {} from heap {} on", heap,
                       shown(of[heap]), heap + period, shown(of[heap + period]), period, preperiod);
  }
  if (preperiod > 0 && of[preperiod - 1] == of[preperiod - 1 + period]) {
    return fmt::format("preperiod {} is not the least: heaps {} and {} both have {}", preperiod,
                       preperiod - 1, preperiod - 1 + period, shown(of[preperiod - 1]));
  }
  // The least period divides every period; it is smaller exactly when some period/prime is one.
  Size rest = period;
  for (Size prime = 2; rest > 1; ++prime) {
    if (prime > rest / prime) prime = rest;
    if (rest % prime != 0) continue;
    while (rest % prime == 0) rest /= prime;
    if (repeats(of, preperiod, preperiod + period, period / prime)) {
      return fmt::format("period {} is not the least: {} is one too", period, period / prime);
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> too_long(const Certificate& certificate, Size cells_max) {
  const auto& [ruleset, sequence, claim] = certificate;
  Size cells = 0;
  for (const Size part : {claim.preperiod, claim.period, ruleset.largest_removal()}) {
    if (part > cells_max - cells) {
      return fmt::format(
          "preperiod {}, period {} and a window of {} need more heaps than the {} to be walked",
          claim.preperiod, claim.period, ruleset.largest_removal(), cells_max);
    }
    cells += part;
  }
  return std::nullopt;
}

std::optional<std::string> verify(const Certificate& certificate, Size cells_max) {
  const auto& [ruleset, sequence, claim] = certificate;
  if (claim.period == 0) return "the period is 0, which repeats nothing";
  if (auto why = too_long(certificate, cells_max)) return why;
  const Size cells = claim.preperiod + claim.period + ruleset.largest_removal();
  if (sequence == Sequence::OutcomeClasses) {
    return complaint(walk_outcomes(ruleset, cells), claim);
  }
  if (!ruleset.impartial()) return "Grundy values need one set for both players";
  if (ruleset.convention != Convention::Normal) return "Grundy values are about normal play";
  return complaint(walk_grundy_values(ruleset.left, cells), claim);
}

}  // namespace nimplus::oracle
