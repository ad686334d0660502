#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/ruleset.hpp"

namespace nimplus {

/// The outcome class of a heap: Left wins whoever starts, Right does, the Next (first) player does,
/// the Previous (second) player does.
enum class Outcome : std::uint8_t { L, R, N, P };

/// The class in which Left, moving first, wins or not, and Right, moving first, wins or not.
constexpr Outcome outcome_of(bool left_wins_first, bool right_wins_first) {
  if (left_wins_first) return right_wins_first ? Outcome::N : Outcome::L;
  return right_wins_first ? Outcome::R : Outcome::P;
}

/// Does `mover`, moving first, win a heap of this class?
constexpr bool wins_moving_first(Outcome outcome, Player mover) {
  return outcome == Outcome::N || outcome == (mover == Player::Left ? Outcome::L : Outcome::R);
}

/// 'L', 'R', 'N' or 'P'.
constexpr char letter(Outcome outcome) { return "LRNP"[static_cast<unsigned>(outcome)]; }

/// The outcome classes of heaps 0..outcome.size()-1; the index is the heap. For comparing and
/// printing, never packed.
struct WinTable {
  std::vector<Outcome> outcome;
  friend bool operator==(const WinTable&, const WinTable&) = default;
};

/// The Grundy values of heaps 0..value.size()-1 of an impartial game under normal play.
struct GrundySequence {
  std::vector<std::uint32_t> value;
  friend bool operator==(const GrundySequence&, const GrundySequence&) = default;
};

}  // namespace nimplus
