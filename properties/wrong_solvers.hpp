#pragma once

#include "rules/outcome.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::properties {

// The planted bugs of canaries.cpp, each a table of heaps 0..heap_max that is wrong somewhere.
using WrongTable = WinTable(const Ruleset& ruleset, Size heap_max);

// wrong_rows.cpp: a table that looks at the wrong heaps or in the wrong way.
WrongTable empty_heap_wins;
WrongTable looks_for_a_won_heap;
WrongTable wraps_below_zero;
WrongTable never_empties_the_heap;
WrongTable stuck_at_the_smallest;
WrongTable last_heap_never_filled;
WrongTable last_removal_ignored;
WrongTable any_move_wins;
WrongTable first_legal_move_only;
WrongTable largest_legal_move_only;
WrongTable all_moves_must_win;
WrongTable one_ply;
WrongTable eight_bit_removals;
WrongTable window_of_64;
WrongTable normal_for_misere;
WrongTable misere_for_normal;

// wrong_players.cpp: two players mixed up.
WrongTable left_set_for_both;
WrongTable right_set_for_both;
WrongTable union_for_both;
WrongTable intersection_for_both;
WrongTable right_only_if_left_loses;
WrongTable stale_right_row;
WrongTable equal_sets_are_lost;
WrongTable equal_sets_are_won;
WrongTable players_swapped;

// wrong_formulas.cpp: a closed form or a period that is none.
WrongTable one_more_than_the_largest;
WrongTable smallest_plus_largest;
WrongTable parity;
WrongTable window_one_short;
WrongTable windows_exchanged;
WrongTable preperiod_dropped;
WrongTable one_repeated_value;
WrongTable period_one_short;
WrongTable the_whole_heap_or_nothing;

// wrong_words.cpp: slips in the style of fast/, which packs heaps into words and blocks.
WrongTable carry_lost;
WrongTable far_words_unseen;
WrongTable tail_unfilled;
WrongTable block_starts_afresh;

// wrong_values.cpp: Grundy values of a shared set, beside classes that are right.
using WrongValues = GrundySequence(const SubtractionSet& set, Size heap_max);
WrongTable right_classes;
WrongValues values_of_one_bit;
WrongValues values_of_two_bits;
WrongValues options_counted;
WrongValues largest_value_plus_one;
WrongValues values_never_empty;
WrongValues value_window_short;

}  // namespace nimplus::properties
