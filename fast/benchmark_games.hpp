#pragma once

#include <map>
#include <string>
#include <vector>

#include "fast/bit_row.hpp"
#include "fast/contest.hpp"
#include "fast/random_sets.hpp"
#include "rules/ruleset.hpp"

// For the benchmarks: the games that are timed, and what every timed answer is compared with.

namespace nimplus::fast {

/// The heaps 0..kTimedHeap are timed where a benchmark's name says nothing else.
constexpr Size kTimedHeap = 1'000'000;

struct NamedGame {
  std::string name;
  Ruleset ruleset;
};

/// The random set of a name: the same on every machine, whatever other sets there are.
inline SubtractionSet set_called(const std::string& name, std::size_t count, Size min, Size max) {
  SplitMix random{0};
  for (const char letter : name) random.state = random.bits() ^ static_cast<unsigned char>(letter);
  return random_set(random, count, min, max);
}

/// The removals for a contestant's table; each must be below 2^31.
inline std::vector<int> as_ints(const SubtractionSet& set) {
  std::vector<int> removals;
  for (const Size removal : set) removals.push_back(static_cast<int>(removal));
  return removals;
}

/// A contestant's tables of both players (of an impartial game: one, twice) for heaps 0..heap_max.
struct ContestTables {
  contest::Row left, right;
};

inline ContestTables contest_tables(const Ruleset& ruleset, Size heap_max) {
  ContestTables tables{contest::Row(heap_max + 1), contest::Row(heap_max + 1)};
  const std::vector<int> left = as_ints(ruleset.left);
  if (ruleset.impartial()) {
    contest::early(left, tables.left);
    tables.right = tables.left;
  } else {
    contest::early(left, as_ints(ruleset.right), tables.left, tables.right);
  }
  return tables;
}

/// The same, computed once for each name.
inline const ContestTables& known_tables(const NamedGame& game) {
  static std::map<std::string, ContestTables> known;
  const auto at = known.find(game.name);
  if (at != known.end()) return at->second;
  return known.emplace(game.name, contest_tables(game.ruleset, kTimedHeap)).first->second;
}

/// Does a row of losers say of every heap what a contestant's table says?
inline bool same(const BitRow& losing, const contest::Row& wins) {
  for (Size heap = 0; heap < wins.size(); ++heap) {
    if (losing[heap] == (wins[heap] != 0)) return false;
  }
  return true;
}

}  // namespace nimplus::fast
