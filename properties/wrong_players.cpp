#include <vector>

#include "properties/wrong_rows.hpp"
#include "properties/wrong_solvers.hpp"

namespace nimplus::properties {
namespace {

/// One array for both players: the game in which both take from `set`.
WinTable one_array(const SubtractionSet& set, const Ruleset& ruleset, Size heap_max) {
  const Ruleset both = shared(set, ruleset.convention);
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    return right_cell(both, mover, heap, rows);
  });
}

}  // namespace

WinTable left_set_for_both(const Ruleset& ruleset, Size heap_max) {
  return one_array(ruleset.left, ruleset, heap_max);
}

WinTable right_set_for_both(const Ruleset& ruleset, Size heap_max) {
  return one_array(ruleset.right, ruleset, heap_max);
}

WinTable union_for_both(const Ruleset& ruleset, Size heap_max) {
  std::vector<Size> removals(ruleset.left.begin(), ruleset.left.end());
  removals.insert(removals.end(), ruleset.right.begin(), ruleset.right.end());
  return one_array(SubtractionSet(std::move(removals)), ruleset, heap_max);
}

WinTable intersection_for_both(const Ruleset& ruleset, Size heap_max) {
  std::vector<Size> removals;
  for (const Size removal : ruleset.left) {
    if (ruleset.right.contains(removal)) removals.push_back(removal);
  }
  return one_array(SubtractionSet(std::move(removals)), ruleset, heap_max);
}

WinTable right_only_if_left_loses(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    if (mover == Player::Right && rows.left[heap]) return false;
    return right_cell(ruleset, mover, heap, rows);
  });
}

WinTable stale_right_row(const Ruleset& ruleset, Size heap_max) {
  Rows rows{Row(heap_max + 1), Row(heap_max + 1)};
  for (Size heap = 0; heap <= heap_max; ++heap) {
    rows.left[heap] = right_cell(ruleset, Player::Left, heap, rows);
  }
  for (Size heap = 0; heap <= heap_max; ++heap) {
    rows.right[heap] = right_cell(ruleset, Player::Right, heap, rows);
  }
  return classes(rows);
}

WinTable equal_sets_are_lost(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    if (ruleset.impartial()) return false;
    return right_cell(ruleset, mover, heap, rows);
  });
}

WinTable equal_sets_are_won(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    return ruleset.impartial() || right_cell(ruleset, mover, heap, rows);
  });
}

WinTable players_swapped(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    return right_cell(mirrored(ruleset), mover, heap, rows);
  });
}

}  // namespace nimplus::properties
