#include "report/play_text.hpp"

#include <fmt/format.h>

namespace nimplus::report {
namespace {

/// The moves of `line` with both ends.
std::string every_move(std::span<const Position> line) {
  std::string text = fmt::format("{}", line.front().heap);
  for (std::size_t i = 1; i < line.size(); ++i) {
    text += fmt::format(" -{}-> {}", line[i - 1].heap - line[i].heap, line[i].heap);
  }
  return text;
}

}  // namespace

std::string_view name(Player player, const PlayerNames& names) {
  return player == Player::Left ? names.front() : names.back();
}

std::string meaning(Outcome outcome, const PlayerNames& names) {
  switch (outcome) {
    case Outcome::L:
      return fmt::format("{} wins, whoever moves first", names.front());
    case Outcome::R:
      return fmt::format("{} wins, whoever moves first", names.back());
    case Outcome::N:
      return "whoever moves first wins";
    case Outcome::P:
      return "whoever moves second wins";
  }
  return "";
}

std::string line_text(std::span<const Position> line, std::size_t moves_max) {
  if (line.size() <= moves_max + 1) return every_move(line);
  const std::size_t last_moves = moves_max / 2;
  const std::size_t first_moves = moves_max - last_moves;
  const std::size_t left_out = line.size() - 1 - moves_max;
  return fmt::format("{} … ({} move{}) … {}", every_move(line.first(first_moves + 1)), left_out,
                     left_out == 1 ? "" : "s", every_move(line.last(last_moves + 1)));
}

std::string end_text(Convention convention, Position stuck, const PlayerNames& names) {
  return fmt::format("{} cannot move and so {}", name(stuck.to_move, names),
                     convention == Convention::Normal ? "loses" : "wins");
}

}  // namespace nimplus::report
