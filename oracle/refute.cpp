#include "oracle/verify.hpp"

namespace nimplus::oracle {
namespace {

/// By increasing removal, the option that `table` calls lost for the opponent, if there is one.
std::optional<Position> winning_option(const Ruleset& ruleset, const WinTable& table,
                                       Position position) {
  const Player next = opponent(position.to_move);
  for (const Size removal : ruleset.of(position.to_move)) {
    if (removal > position.heap) break;
    const Size left_over = position.heap - removal;
    if (!wins_moving_first(table.outcome[left_over], next)) return Position{left_over, next};
  }
  return std::nullopt;
}

std::optional<Refutation> refute_cell(const Ruleset& ruleset, const WinTable& table,
                                      Position position) {
  const SubtractionSet& removals = ruleset.of(position.to_move);
  const bool stuck = removals.empty() || removals.smallest() > position.heap;
  const auto winning = winning_option(ruleset, table, position);
  const bool wins = stuck ? ruleset.convention == Convention::Misere : winning.has_value();
  const bool claimed = wins_moving_first(table.outcome[position.heap], position.to_move);
  if (claimed == wins) return std::nullopt;
  if (winning) return Refutation{position, claimed, {*winning}};
  return Refutation{position, claimed, options(ruleset, position)};
}

}  // namespace

std::optional<Refutation> refute(const Ruleset& ruleset, const WinTable& table) {
  for (Size heap = 0; heap < table.outcome.size(); ++heap) {
    for (const Player mover : {Player::Left, Player::Right}) {
      if (auto refutation = refute_cell(ruleset, table, {heap, mover})) return refutation;
    }
  }
  return std::nullopt;
}

}  // namespace nimplus::oracle
