#include "fast/step_table.hpp"

#include <bitset>

namespace nimplus::fast {
namespace {

constexpr std::size_t kStep = 8;
using Bits = std::bitset<kStep + 128>;

/// Where the bit of `mover` at `heap` stands in the stream of steps.
std::size_t place(Size heap, std::size_t mover, std::size_t sides) {
  return sides == 1 ? heap : heap / 4 * kStep + mover * 4 + heap % 4;
}

/// All that `mover`'s opponent wins because `mover` loses `heap`.
Bits won_by_losing(Size heap, std::size_t mover, std::size_t sides,
                   const SubtractionSet& removals) {
  Bits won;
  for (const Size removal : removals) {
    if (removal > nearest_removals(sides)) break;
    won.set(place(heap + removal, sides - 1 - mover, sides));
  }
  return won;
}

}  // namespace

StepTable step_table(const Ruleset& ruleset, std::size_t sides) {
  std::array<std::size_t, kStep> places;  // by heap: a loser is met before what it wins
  std::array<std::size_t, kStep> within;  // what its loss wins within the step, and behind
  std::array<std::array<std::uint64_t, 2>, kStep> behind;
  for (std::size_t i = 0; i < kStep; ++i) {
    const std::size_t mover = i % sides;
    places[i] = place(i / sides, mover, sides);
    const Bits won =
        won_by_losing(i / sides, mover, sides, mover == 0 ? ruleset.right : ruleset.left);
    within[i] = (won & Bits(255)).to_ulong();
    for (std::size_t word = 0; word < 2; ++word) {
      behind[i][word] = (won >> (kStep + 64 * word) & Bits(~std::uint64_t{0})).to_ulong();
    }
  }
  StepTable table;
  for (std::size_t index = 255; index-- > 0;) {
    // The first that is not won loses. The rest is as if it were won, with all that its loss wins.
    std::size_t i = 0;
    while ((index >> places[i] & 1) != 0) ++i;
    const std::size_t rest = index | std::size_t{1} << places[i] | within[i];
    table.losers[index] = static_cast<std::uint8_t>(table.losers[rest] | 1U << places[i]);
    for (std::size_t word = 0; word < table.wins.size(); ++word) {
      table.wins[word][index] = table.wins[word][rest] | behind[i][word];
    }
  }
  return table;
}

}  // namespace nimplus::fast
