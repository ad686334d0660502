#include <algorithm>
#include <array>

#include "properties/games.hpp"

namespace nimplus::properties {
namespace {

constexpr Size kWithin = 2;
constexpr std::array<Size, 4> kEdges{64, 128, 512, 4096};
constexpr Size kLongest = 2 * kEdges[3] + kWithin;

bool near(Size value, Size edge) {
  return value <= edge ? edge - value <= kWithin : value - edge <= kWithin;
}

Size near_one_of(Size edge, Size least, Size most, const Draw& draw) {
  const Size from = std::clamp(edge - std::min(edge, kWithin), least, most);
  return draw(from, edge >= most - std::min(most, kWithin) ? most : edge + kWithin);
}

/// The reach's end one time in eight, a tile's, whose games are long, one time in sixteen.
Size draw_edge(Size reach_most, const Draw& draw) {
  const Size number = draw(0, 15);
  return number < 2 ? reach_most : number == 2 ? kEdges[3] : kEdges[draw(0, 2)];
}

void put(Ruleset& ruleset, Size removal, const Draw& draw) {
  if (ruleset.impartial()) {
    ruleset = shared(adjoined(ruleset.left, removal), ruleset.convention);
    return;
  }
  SubtractionSet& set = draw(0, 1) == 0 ? ruleset.left : ruleset.right;
  set = adjoined(set, removal);
}

}  // namespace

Size heap_at_an_edge(const Reach& reach, const Draw& draw) {
  const Size longest = std::min(reach.largest_heap, kLongest);
  const Size edge = draw_edge(longest, draw);
  const Size times = edge >= kEdges[2] ? 1 : draw(1, 4);
  return near_one_of(std::min(longest, times * edge), 0, longest, draw);
}

Game moved_to_an_edge(Game game, const Reach& reach, const Draw& draw) {
  const Size longest = std::min(reach.largest_heap, kLongest);
  const Size removal_max = std::min(reach.largest_removal, kLargestWritten);
  switch (draw(0, 2)) {
    case 0: {  // a removal, and heaps that allow it
      const Size removal = near_one_of(draw_edge(removal_max, draw), 1, removal_max, draw);
      put(game.ruleset, removal, draw);
      if (removal <= kEdges[3] + kWithin) {
        game.heap_max = std::min(longest, removal + draw(0, removal + 12));
      }
      break;
    }
    case 1:  // the heap
      game.heap_max = heap_at_an_edge(reach, draw);
      break;
    default:  // a removal of the whole heap, or of one token more than there are
      put(game.ruleset, std::clamp<Size>(game.heap_max + draw(0, 1), 1, removal_max), draw);
  }
  return game;
}

bool at_an_edge(const Game& game, const Reach& reach) {
  const auto by_multiple = [&](Size edge) {
    const Size behind = game.heap_max % edge;
    return game.heap_max >= edge - kWithin && (behind <= kWithin || edge - behind <= kWithin);
  };
  if (near(game.heap_max, reach.largest_heap) || std::ranges::any_of(kEdges, by_multiple)) {
    return true;
  }
  const auto telling = [&](Size removal) {
    return removal == game.heap_max || removal == game.heap_max + 1 ||
           near(removal, std::min(reach.largest_removal, kLargestWritten)) ||
           (removal <= game.heap_max &&
            std::ranges::any_of(kEdges, [&](Size edge) { return near(removal, edge); }));
  };
  return std::ranges::any_of(game.ruleset.left, telling) ||
         std::ranges::any_of(game.ruleset.right, telling);
}

}  // namespace nimplus::properties
