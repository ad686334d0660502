#pragma once

#include <vector>

#include "corpus/mutants.hpp"

namespace nimplus::corpus {

// The rows of mutants(), one file a problem.
std::vector<Mutant> nim_plus_mutants();
std::vector<Mutant> stick_game_mutants();

// What wrong programs have in common with right ones: tables filled from heap 0 up. They differ in
// the rule of one cell. Lists are as listed: any order.

using Row = std::vector<char>;  // by heap; 1: the mover wins
using List = std::vector<Size>;
/// Is `heap` a win for the owner of `list`, whose opponent's row is right below `heap`? Cells of
/// `opponent` from `heap` on are still 0. May throw std::out_of_range: the program crashes.
using Rule = bool (*)(const List& list, const Row& opponent, Size heap);

/// One table for both players, heaps 0..heap_max; `base` is the cell of heap 0.
Row one_table(Size heap_max, const List& list, Rule rule, bool base = false);

/// A table a player, the first player's cell before the second's.
struct TwoTables {
  Row first;
  Row second;
};
TwoTables two_tables(Size heap_max, const List& first, const List& second, Rule rule,
                     bool base = false);

// Rules of a cell.
bool right_rule(const List& list, const Row& opponent, Size heap);
bool polarity_rule(const List& list, const Row& opponent, Size heap);
bool negative_index_rule(const List& list, const Row& opponent, Size heap);
bool stops_when_too_large_rule(const List& list, const Row& opponent, Size heap);
bool first_legal_rule(const List& list, const Row& opponent, Size heap);
bool misere_rule(const List& list, const Row& opponent, Size heap);
bool any_legal_rule(const List& list, const Row& opponent, Size heap);

/// Nim-values of heaps 0..heap_max.
std::vector<std::size_t> nim_values(Size heap_max, const List& list);

/// The first repetition of `window` cells in a row of cells: they stand at `start` and again
/// `period` later, all within the row and `start + period` within its first 2000 cells, which keeps
/// the search short. period is 0 when there is none.
struct Repetition {
  std::size_t start = 0;
  std::size_t period = 0;
};
template <typename Cell>
Repetition first_repetition(const std::vector<Cell>& cells, std::size_t window) {
  for (std::size_t later = 1; later + window <= cells.size() && later < 2000; ++later) {
    for (std::size_t start = 0; start < later; ++start) {
      std::size_t same = 0;
      while (same < window && cells[start + same] == cells[later + same]) ++same;
      if (same == window) return {start, later - start};
    }
  }
  return {};
}

}  // namespace nimplus::corpus
