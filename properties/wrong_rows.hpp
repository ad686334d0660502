#pragma once

#include <functional>
#include <vector>

#include "rules/outcome.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::properties {

// What planted bugs are built from: a right table, of which each changes one thing. Shares nothing
// with fast/, whose own slips it must be able to show.
using Row = std::vector<unsigned char>;  // index: heap; 1: the mover wins

struct Rows {
  Row left, right;
  const Row& of(Player mover) const { return mover == Player::Left ? left : right; }
};

/// Does the mover win the heap? The rows hold all smaller heaps, and 0 from there on.
using Cell = std::function<bool(Player mover, Size heap, const Rows& rows)>;

/// Fills heaps 0..heap_max by increasing heap, Left first.
WinTable tabulate(Size heap_max, const Cell& cell);

/// The recurrence as it should be.
bool right_cell(const Ruleset& ruleset, Player mover, Size heap, const Rows& rows);

WinTable classes(const Rows& rows);

}  // namespace nimplus::properties
