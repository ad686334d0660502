#include <algorithm>
#include <optional>

#include "properties/wrong_rows.hpp"
#include "properties/wrong_solvers.hpp"

namespace nimplus::properties {
namespace {

/// Both players by a formula of the heap and their own set; an empty set loses.
WinTable by_formula(const Ruleset& ruleset, Size heap_max, const auto& wins) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows&) {
    return !ruleset.of(mover).empty() && wins(heap, ruleset.of(mover));
  });
}

WinTable right_table(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    return right_cell(ruleset, mover, heap, rows);
  });
}

bool wins(const WinTable& table, Player mover, Size heap) {
  return wins_moving_first(table.outcome[heap], mover);
}

/// The first heap `end` before which `left_window` values of Left's row and `right_window` of
/// Right's are as they were `distance` heaps earlier.
struct Repeat {
  Size end = 0;
  Size distance = 0;
};

std::optional<Repeat> first_repeat(const WinTable& table, Size left_window, Size right_window) {
  const Size window = std::max({left_window, right_window, Size{1}});
  const auto same = [&](Player mover, Size count, Size earlier, Size later) {
    for (Size back = 1; back <= count; ++back) {
      if (wins(table, mover, earlier - back) != wins(table, mover, later - back)) return false;
    }
    return true;
  };
  for (Size later = window; later < table.outcome.size(); ++later) {
    for (Size earlier = window; earlier < later; ++earlier) {
      if (same(Player::Left, left_window, earlier, later) &&
          same(Player::Right, right_window, earlier, later)) {
        return Repeat{later, later - earlier};
      }
    }
  }
  return std::nullopt;
}

/// The true table up to the repeat, and from there on what the repeat says.
WinTable extended(const Ruleset& ruleset, Size heap_max, Size left_window, Size right_window) {
  WinTable table = right_table(ruleset, heap_max);
  const auto repeat = first_repeat(table, left_window, right_window);
  if (!repeat) return table;
  for (Size heap = repeat->end; heap <= heap_max; ++heap) {
    table.outcome[heap] = table.outcome[heap - repeat->distance];
  }
  return table;
}

Size one_less(Size size) { return size < 2 ? size : size - 1; }

}  // namespace

WinTable one_more_than_the_largest(const Ruleset& ruleset, Size heap_max) {
  return by_formula(ruleset, heap_max,
                    [](Size heap, const auto& mine) { return heap % (mine.largest() + 1) != 0; });
}

WinTable smallest_plus_largest(const Ruleset& ruleset, Size heap_max) {
  return by_formula(ruleset, heap_max, [](Size heap, const auto& mine) {
    return heap % (mine.smallest() + mine.largest()) >= mine.smallest();
  });
}

WinTable parity(const Ruleset& ruleset, Size heap_max) {
  return by_formula(ruleset, heap_max, [](Size heap, const auto&) { return heap % 2 == 1; });
}

WinTable window_one_short(const Ruleset& ruleset, Size heap_max) {
  return extended(ruleset, heap_max, one_less(ruleset.right.largest()),
                  one_less(ruleset.left.largest()));
}

WinTable windows_exchanged(const Ruleset& ruleset, Size heap_max) {
  return extended(ruleset, heap_max, ruleset.left.largest(), ruleset.right.largest());
}

WinTable preperiod_dropped(const Ruleset& ruleset, Size heap_max) {
  WinTable table = right_table(ruleset, heap_max);
  const auto repeat = first_repeat(table, ruleset.right.largest(), ruleset.left.largest());
  if (!repeat) return table;
  for (Size heap = repeat->distance; heap <= heap_max; ++heap) {
    table.outcome[heap] = table.outcome[heap - repeat->distance];
  }
  return table;
}

WinTable one_repeated_value(const Ruleset& ruleset, Size heap_max) {
  return extended(ruleset, heap_max, 1, 1);
}

WinTable period_one_short(const Ruleset& ruleset, Size heap_max) {
  WinTable table = right_table(ruleset, heap_max);
  const auto repeat = first_repeat(table, ruleset.right.largest(), ruleset.left.largest());
  if (!repeat) return table;
  const Size distance = one_less(repeat->distance);
  for (Size heap = repeat->end; heap <= heap_max; ++heap) {
    table.outcome[heap] = table.outcome[heap - distance];
  }
  return table;
}

WinTable the_whole_heap_or_nothing(const Ruleset& ruleset, Size heap_max) {
  return by_formula(ruleset, heap_max,
                    [](Size heap, const auto& mine) { return mine.contains(heap); });
}

}  // namespace nimplus::properties
