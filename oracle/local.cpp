#include "oracle/local.hpp"

#include <algorithm>
#include <set>

#include "rules/position.hpp"

namespace nimplus::oracle {

bool recurrence_holds(const Ruleset& ruleset, Size heap,
                      const std::function<Outcome(Size)>& outcome) {
  const auto wins = [&](Player mover) {
    const auto reached = options(ruleset, {heap, mover});
    if (reached.empty()) return ruleset.convention == Convention::Misere;
    return std::any_of(reached.begin(), reached.end(), [&](Position option) {
      return !wins_moving_first(outcome(option.heap), option.to_move);
    });
  };
  return outcome(heap) == outcome_of(wins(Player::Left), wins(Player::Right));
}

bool mex_holds(const SubtractionSet& removals, Size heap,
               const std::function<std::uint32_t(Size)>& value) {
  std::set<std::uint32_t> reached;
  for (const Position option : options(shared(removals), {heap, Player::Left})) {
    reached.insert(value(option.heap));
  }
  std::uint32_t mex = 0;
  while (reached.contains(mex)) ++mex;
  return value(heap) == mex;
}

}  // namespace nimplus::oracle
