#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/solver.hpp"

namespace nimplus::properties {

constexpr Size kAnyRemoval = ~Size{0};
constexpr Size kLargestWritten = 1'000'000'000'000'000'000;  ///< what the text of a ruleset can say

/// One input of a property: a ruleset, and the largest heap that is looked at.
struct Game {
  Ruleset ruleset;
  Size heap_max = 0;
  friend bool operator==(const Game&, const Game&) = default;
};

/// The set with one removal more.
SubtractionSet adjoined(const SubtractionSet& set, Size removal);

/// The order of games: largest removal, number of removals of both players together, the sets
/// lexicographically (Left's first), normal before misère, then the heap.
bool smaller(const Ruleset& a, const Ruleset& b);
bool smaller(const Game& a, const Game& b);

/// A source of numbers: any of lo..hi, both included.
using Draw = std::function<Size(Size lo, Size hi)>;

/// A kind of game that finds bugs of its own.
struct Region {
  std::string_view name;
  std::string_view purpose;
  /// `removal_max` is at least 1 and to be kept to; `span` grows from small to large in a search.
  Ruleset (*draw)(const Draw& draw, Size removal_max, Size span);
};

/// Every region, drawn equally often.
std::span<const Region> regions();

/// The games of one claim, where it speaks of sets of a form of their own. Without functions the
/// claim speaks of any sets; without draw() none are drawn.
struct Family {
  /// A ruleset of the family under normal play; as Region::draw.
  Ruleset (*draw)(const Draw& draw, Size removal_max, Size span) = nullptr;
  /// Is it of the family?
  bool (*contains)(const Ruleset& ruleset) = nullptr;

  bool has(const Ruleset& ruleset) const { return contains == nullptr || contains(ruleset); }
};

/// A game within the reach: one region's sets and a heap that suits them, never above 1000; every
/// other game is then moved to an edge, whose heaps end near 8192 at most. Of a family the sets
/// stay as they are drawn, and every other game ends at a heap at an edge. `size` grows from 0 to
/// kSizeMost in a search. The same numbers give the same game.
constexpr int kSizeMost = 60;
Game draw_game(const Reach& reach, int size, const Draw& draw, const Family& family = {});

/// The same sets with a removal, or the heap, within 2 of where a packed solver's words (64),
/// tables (128), blocks (512) or tiles (4096) end, or the reach does; or with a removal that just
/// takes, or just misses, the whole heap.
Game moved_to_an_edge(Game game, const Reach& reach, const Draw& draw);

/// A heap within 2 of such an end.
Size heap_at_an_edge(const Reach& reach, const Draw& draw);

/// Is the game such a one? Judged from the game alone; a removal counts where it can be made.
bool at_an_edge(const Game& game, const Reach& reach);

/// Smaller games near this one and within the same reach, the boldest cuts first: fewer removals, a
/// smaller heap, smaller removals, normal play. All are of the family.
std::vector<Game> shrunk(const Game& game, const Reach& reach, const Family& family = {});

/// All rulesets within the reach whose largest removal is `largest`, in order: up to
/// kEnumeratedWhole every one; of a reach that takes one shared set, every one up to
/// kEnumeratedShared; from there to kEnumeratedSparse those with at most two removals in
/// all, and the shared sets of at most two; above, one removal for one player or for both.
constexpr Size kEnumeratedWhole = 6;
constexpr Size kEnumeratedShared = 12;
/// Up to this heap each of those has gone through its preperiod, its period and the window that
/// proves both: what follows repeats.
constexpr Size kWholeHeapMax = 80;
constexpr Size kEnumeratedSparse = 66;  // beyond the edge of a 64-bit word
std::vector<Ruleset> rulesets_of_largest(Size largest, const Reach& reach);

}  // namespace nimplus::properties
