#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "rules/outcome.hpp"
#include "rules/position.hpp"

namespace nimplus::report {

/// "Left" or "Right".
std::string_view name(Player player, const PlayerNames& names = kLeftAndRight);

/// Who wins a heap of this class: "whoever moves first wins".
std::string meaning(Outcome outcome, const PlayerNames& names = kLeftAndRight);

/// A line of play with the removals on the arrows: "20 -3-> 17 -2-> 15". Of a line longer than
/// `moves_max` moves the middle is left out: "… (88 moves) …".
std::string line_text(std::span<const Position> line, std::size_t moves_max = 12);

/// What the end of the line means: "Right cannot move and so loses".
std::string end_text(Convention convention, Position stuck,
                     const PlayerNames& names = kLeftAndRight);

}  // namespace nimplus::report
