#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <string_view>

#include "rules/subtraction_set.hpp"

namespace nimplus {

enum class Player : std::uint8_t { Left, Right };

constexpr Player opponent(Player player) {
  return player == Player::Left ? Player::Right : Player::Left;
}

/// What sentences call Left and Right; views of literals.
using PlayerNames = std::array<std::string_view, 2>;
constexpr PlayerNames kLeftAndRight{"Left", "Right"};

/// Who cannot move loses (Normal) or wins (Misere).
enum class Convention : std::uint8_t { Normal, Misere };

/// A subtraction game on one heap: what each player may take, and what being stuck means.
struct Ruleset {
  SubtractionSet left;
  SubtractionSet right;
  Convention convention = Convention::Normal;

  const SubtractionSet& of(Player player) const { return player == Player::Left ? left : right; }
  bool impartial() const { return left == right; }
  /// 0 when neither player has a removal.
  Size largest_removal() const { return std::max(left.largest(), right.largest()); }

  friend auto operator<=>(const Ruleset&, const Ruleset&) = default;
  friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

/// The impartial game in which both players take from `set`.
inline Ruleset shared(const SubtractionSet& set, Convention convention = Convention::Normal) {
  return {set, set, convention};
}

/// The same game with the players' sets exchanged.
inline Ruleset mirrored(const Ruleset& ruleset) {
  return {ruleset.right, ruleset.left, ruleset.convention};
}

}  // namespace nimplus
