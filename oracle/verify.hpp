#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/certificate.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"

namespace nimplus::oracle {

/// Why a table is false: `claimed` is what the table says of `position`'s mover, and the moves that
/// show it to be wrong. Claimed a win: every option is a win for the opponent (all are listed).
/// Claimed a loss: one option that the table itself calls lost for the opponent (the only one).
/// Empty when the mover cannot move at all, where the convention alone decides.
struct Refutation {
  Position position;
  bool claimed_win = false;
  std::vector<Position> shown_by;
};

/// Checks a table cell by cell against the recurrence, by increasing heap, Left first; std::nullopt
/// is a proof of the whole table. Cost: heaps times removals.
std::optional<Refutation> refute(const Ruleset& ruleset, const WinTable& table);

/// What is wrong with a certificate, as a sentence; std::nullopt when it is proved: the sequence is
/// recomputed from the recurrence (no graph, nothing taken from fast/); from the preperiod on, as
/// many values as the largest removal of either player equal those a period later, which proves the
/// period for ever; both numbers are the least. For outcome classes such a window ends with what is
/// needed: as many values of Left's row as Right's largest removal, and the reverse (begun, not
/// ended, together these two would prove nothing). Cost: (preperiod + period + window) times
/// removals. `cells_max` bounds the heaps that it is willing to walk; beyond it says so.
std::optional<std::string> verify(const Certificate& certificate, Size cells_max = 100'000'000);

/// Why verify() would not walk so far, as a sentence; std::nullopt when it would. In constant time.
std::optional<std::string> too_long(const Certificate& certificate, Size cells_max = 100'000'000);

}  // namespace nimplus::oracle
