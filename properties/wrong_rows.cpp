#include <algorithm>
#include <vector>

#include "properties/wrong_rows.hpp"
#include "properties/wrong_solvers.hpp"

namespace nimplus::properties {
namespace {

bool any(const SubtractionSet& set, const auto& good) {
  for (const Size removal : set) {
    if (good(removal)) return true;
  }
  return false;
}

bool stuck(const SubtractionSet& set, Size heap) { return set.empty() || set.smallest() > heap; }

}  // namespace

WinTable tabulate(Size heap_max, const Cell& cell) {
  Rows rows{Row(heap_max + 1), Row(heap_max + 1)};
  for (Size heap = 0; heap <= heap_max; ++heap) {
    rows.left[heap] = cell(Player::Left, heap, rows);
    rows.right[heap] = cell(Player::Right, heap, rows);
  }
  return classes(rows);
}

WinTable classes(const Rows& rows) {
  WinTable table;
  for (std::size_t heap = 0; heap < rows.left.size(); ++heap) {
    table.outcome.push_back(outcome_of(rows.left[heap] != 0, rows.right[heap] != 0));
  }
  return table;
}

bool right_cell(const Ruleset& ruleset, Player mover, Size heap, const Rows& rows) {
  const SubtractionSet& set = ruleset.of(mover);
  if (stuck(set, heap)) return ruleset.convention == Convention::Misere;
  const Row& opponents = rows.of(opponent(mover));
  return any(set, [&](Size removal) { return removal <= heap && !opponents[heap - removal]; });
}

WinTable empty_heap_wins(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    return heap == 0 ? ruleset.convention == Convention::Normal
                     : right_cell(ruleset, mover, heap, rows);
  });
}

WinTable looks_for_a_won_heap(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    if (stuck(ruleset.of(mover), heap)) return ruleset.convention == Convention::Misere;
    return any(ruleset.of(mover), [&](Size removal) {
      return removal <= heap && rows.of(opponent(mover))[heap - removal];
    });
  });
}

WinTable wraps_below_zero(const Ruleset& ruleset, Size heap_max) {
  const Size count = heap_max + 1;
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    return any(ruleset.of(mover), [&](Size removal) {
      return !rows.of(opponent(mover))[(heap + count - removal % count) % count];
    });
  });
}

WinTable never_empties_the_heap(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    if (stuck(ruleset.of(mover), heap)) return ruleset.convention == Convention::Misere;
    return any(ruleset.of(mover), [&](Size removal) {
      return removal < heap && !rows.of(opponent(mover))[heap - removal];
    });
  });
}

WinTable stuck_at_the_smallest(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    if (ruleset.of(mover).smallest() >= heap) return ruleset.convention == Convention::Misere;
    return right_cell(ruleset, mover, heap, rows);
  });
}

WinTable last_heap_never_filled(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    return heap < heap_max && right_cell(ruleset, mover, heap, rows);
  });
}

WinTable last_removal_ignored(const Ruleset& ruleset, Size heap_max) {
  const auto without_last = [](const SubtractionSet& set) {
    std::vector<Size> removals(set.begin(), set.end());
    if (!removals.empty()) removals.pop_back();
    return SubtractionSet(std::move(removals));
  };
  const Ruleset fewer{without_last(ruleset.left), without_last(ruleset.right), ruleset.convention};
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    return right_cell(fewer, mover, heap, rows);
  });
}

WinTable any_move_wins(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows&) {
    return !stuck(ruleset.of(mover), heap);
  });
}

WinTable first_legal_move_only(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    const SubtractionSet& set = ruleset.of(mover);
    if (stuck(set, heap)) return ruleset.convention == Convention::Misere;
    return !rows.of(opponent(mover))[heap - set.smallest()];
  });
}

WinTable largest_legal_move_only(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    const SubtractionSet& set = ruleset.of(mover);
    if (stuck(set, heap)) return ruleset.convention == Convention::Misere;
    const auto removals = set.removals();
    const auto above = std::upper_bound(removals.begin(), removals.end(), heap);
    return !rows.of(opponent(mover))[heap - *(above - 1)];
  });
}

WinTable all_moves_must_win(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    const SubtractionSet& set = ruleset.of(mover);
    if (stuck(set, heap)) return ruleset.convention == Convention::Misere;
    return !any(set, [&](Size removal) {
      return removal <= heap && rows.of(opponent(mover))[heap - removal];
    });
  });
}

WinTable one_ply(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows&) {
    const SubtractionSet& reply = ruleset.of(opponent(mover));
    return any(ruleset.of(mover), [&](Size removal) {
      return removal <= heap && (reply.empty() || reply.smallest() > heap - removal);
    });
  });
}

WinTable eight_bit_removals(const Ruleset& ruleset, Size heap_max) {
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    bool legal = false;
    const bool wins = any(ruleset.of(mover), [&](Size listed) {
      const Size removal = listed & 0xffU;
      legal = legal || removal <= heap;
      return removal <= heap && !rows.of(opponent(mover))[heap - removal];
    });
    return legal ? wins : ruleset.convention == Convention::Misere;
  });
}

WinTable window_of_64(const Ruleset& ruleset, Size heap_max) {
  // Bit s-1 of a window: the mover of s heaps below had lost. A 65th bit has no place in the word.
  const auto mask = [](const SubtractionSet& set) {
    std::uint64_t bits = 0;
    for (const Size removal : set) bits |= removal <= 64 ? std::uint64_t{1} << (removal - 1) : 0;
    return bits;
  };
  std::uint64_t left_lost = 0;
  std::uint64_t right_lost = 0;
  Rows rows;
  for (Size heap = 0; heap <= heap_max; ++heap) {
    const auto cell = [&](const SubtractionSet& set, std::uint64_t lost) {
      if (stuck(set, heap)) return ruleset.convention == Convention::Misere;
      return (mask(set) & lost) != 0;
    };
    rows.left.push_back(cell(ruleset.left, right_lost));
    rows.right.push_back(cell(ruleset.right, left_lost));
    left_lost = left_lost << 1U | (rows.left[heap] ? 0U : 1U);
    right_lost = right_lost << 1U | (rows.right[heap] ? 0U : 1U);
  }
  return classes(rows);
}

WinTable normal_for_misere(const Ruleset& ruleset, Size heap_max) {
  const Ruleset normal{ruleset.left, ruleset.right, Convention::Normal};
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    return right_cell(normal, mover, heap, rows);
  });
}

WinTable misere_for_normal(const Ruleset& ruleset, Size heap_max) {
  const Ruleset misere{ruleset.left, ruleset.right, Convention::Misere};
  return tabulate(heap_max, [&](Player mover, Size heap, const Rows& rows) {
    return right_cell(misere, mover, heap, rows);
  });
}

}  // namespace nimplus::properties
