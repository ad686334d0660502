#pragma once

#include <compare>
#include <cstdint>
#include <variant>
#include <vector>

#include "rules/outcome.hpp"
#include "rules/position.hpp"
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

/// A period certificate: the claim that `period` is the least preperiod and the least period of
/// `sequence` for ever. The evidence is the repeated window; whoever checks recomputes it from the
/// ruleset.
struct Certificate {
  Ruleset ruleset;
  Sequence sequence = Sequence::OutcomeClasses;
  Period period;
  friend bool operator==(const Certificate&, const Certificate&) = default;
};

/// The claim that `table` holds the outcome classes of heaps 0..table.outcome.size()-1, at least
/// one heap. The table is its own evidence: the recurrence is checked at every heap.
struct TableCertificate {
  Ruleset ruleset;
  WinTable table;
  friend bool operator==(const TableCertificate&, const TableCertificate&) = default;
};

/// What the winner takes from a heap.
struct WinningMove {
  Size heap = 0;
  Size removal = 0;
  friend auto operator<=>(const WinningMove&, const WinningMove&) = default;
  friend bool operator==(const WinningMove&, const WinningMove&) = default;
};

/// The claim that `winner` wins from `position`. The evidence is a strategy: a move from each heap
/// that the winner can be asked to move in, whatever the opponent does, and from no other. Under
/// misère play heaps where the winner is stuck, and so has won, need none.
struct WinCertificate {
  Ruleset ruleset;
  Position position;
  Player winner = Player::Left;    ///< the mover, or the opponent
  std::vector<WinningMove> moves;  ///< by increasing heap, each heap once
  friend bool operator==(const WinCertificate&, const WinCertificate&) = default;
};

/// A certificate of any kind.
using AnyCertificate = std::variant<TableCertificate, Certificate, WinCertificate>;

}  // namespace nimplus
