#include "properties/games.hpp"

#include <algorithm>
#include <optional>

#include "rules/expects.hpp"

namespace nimplus::properties {
namespace {

constexpr Size kLargestDrawn = 1000;  // what minimax answers within a millisecond

/// A heap that can show something: next to a removal, small, some removals deep, or the largest.
Size draw_heap(const Reach& reach, const Ruleset& ruleset, const Draw& draw) {
  const Size most = std::min(reach.largest_heap, kLargestDrawn);
  const Size removal = std::min(ruleset.largest_removal(), most);
  switch (draw(0, 3)) {
    case 0:
      return std::min(most, removal + draw(0, 2) - std::min<Size>(1, removal));
    case 1:
      return std::min(most, draw(0, 12));
    case 2:
      return std::min(most, draw(0, 3 * removal + 3));
    default:
      return most == reach.largest_heap ? most : std::min(most, draw(0, 400));
  }
}

/// The set without its `index`-th removal, or with it replaced.
SubtractionSet changed(const SubtractionSet& set, std::size_t index, std::optional<Size> put) {
  std::vector<Size> removals(set.begin(), set.end());
  removals.erase(removals.begin() + static_cast<std::ptrdiff_t>(index));
  if (put) removals.push_back(*put);
  return SubtractionSet(std::move(removals));
}

using Edit = std::function<SubtractionSet(const SubtractionSet&)>;

/// The edit on both sets, on Left's and on Right's.
void add_edits(const Game& game, const Edit& edit, std::vector<Game>& games) {
  const Ruleset& r = game.ruleset;
  if (r.impartial()) games.push_back({shared(edit(r.left), r.convention), game.heap_max});
  games.push_back({{edit(r.left), r.right, r.convention}, game.heap_max});
  games.push_back({{r.left, edit(r.right), r.convention}, game.heap_max});
}

/// Edits of the removal at every index: without it, or put smaller by `less`.
void add_each(const Game& game, const std::function<std::optional<Size>(Size)>& less,
              std::vector<Game>& games) {
  const std::size_t count = std::max(game.ruleset.left.size(), game.ruleset.right.size());
  for (std::size_t index = count; index-- > 0;) {
    const Edit edit = [&](const SubtractionSet& set) {
      if (index >= set.size()) return set;
      return changed(set, index, less(set.removals()[index]));
    };
    add_edits(game, edit, games);
  }
}

}  // namespace

SubtractionSet adjoined(const SubtractionSet& set, Size removal) {
  std::vector<Size> removals(set.begin(), set.end());
  removals.push_back(removal);
  return SubtractionSet(std::move(removals));
}

Game draw_game(const Reach& reach, int size, const Draw& draw, const Family& family) {
  expects(reach.largest_removal >= 1, "a reach with at least one removal");
  const Size span = 3 + static_cast<Size>(size);
  const auto rows = regions();
  const auto ruleset = family.draw != nullptr ? family.draw : rows[draw(0, rows.size() - 1)].draw;
  Game game;
  game.ruleset = ruleset(draw, reach.largest_removal, span);
  if (!reach.partizan) {
    game.ruleset = shared(draw(0, 1) == 0 ? game.ruleset.left : game.ruleset.right);
  }
  if (reach.misere && draw(0, 2) == 0) game.ruleset.convention = Convention::Misere;
  game.heap_max = draw_heap(reach, game.ruleset, draw);
  if (draw(0, 1) == 0) return game;
  if (family.draw == nullptr) return moved_to_an_edge(std::move(game), reach, draw);
  game.heap_max = heap_at_an_edge(reach, draw);
  return game;
}

std::vector<Game> shrunk(const Game& game, const Reach& reach, const Family& family) {
  std::vector<Game> games;
  add_edits(game, [](const SubtractionSet&) { return SubtractionSet{}; }, games);
  add_each(game, [](Size) { return std::nullopt; }, games);
  for (const Size heap : {Size{0}, game.heap_max / 2, game.heap_max - 1}) {
    if (heap < game.heap_max) games.push_back({game.ruleset, heap});
  }
  add_each(game, [](Size removal) { return std::optional<Size>((removal + 1) / 2); }, games);
  add_each(
      game, [](Size removal) { return std::optional<Size>(std::max<Size>(removal, 2) - 1); },
      games);
  Ruleset normal = game.ruleset;
  normal.convention = Convention::Normal;
  games.push_back({std::move(normal), game.heap_max});
  std::erase_if(games, [&](const Game& cut) {
    return !reach.covers(cut.ruleset, cut.heap_max) || !smaller(cut, game) ||
           !family.has(cut.ruleset);
  });
  return games;
}

}  // namespace nimplus::properties
