#include "oracle/sum.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "oracle/every_set.hpp"
#include "oracle/oracle.hpp"
#include "oracle/sum_graph.hpp"
#include "rules/sum_text.hpp"

namespace nimplus::oracle {
namespace {

using Heaps = std::vector<Size>;
using Moves = std::vector<SumMove>;

/// Every sum of two heaps with sets over 1..largest, in both conventions.
std::vector<Sum> every_sum_of_two(Size largest) {
  std::vector<HeapSets> sets;
  for (const SubtractionSet& left : every_set(largest)) {
    for (const SubtractionSet& right : every_set(largest)) sets.push_back({left, right});
  }
  std::vector<Sum> sums;
  for (const HeapSets& first : sets) {
    for (const HeapSets& second : sets) {
      sums.push_back({{first, second}, Convention::Normal});
      sums.push_back({{first, second}, Convention::Misere});
    }
  }
  return sums;
}

TEST(SumIndex, numbers_the_heaps_lexicographically) {
  const SumIndex index({1, 2});
  EXPECT_EQ(index.size(), 6U);
  const std::vector<Heaps> in_order{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}};
  for (std::size_t i = 0; i < in_order.size(); ++i) {
    EXPECT_EQ(index.heaps(i), in_order[i]);
    EXPECT_EQ(index.of(in_order[i]), i);
  }
  EXPECT_EQ(SumIndex({}).size(), 1U);
}

TEST(SumGraph, has_as_many_edges_as_the_closed_form_says) {
  for (const Sum& sum : every_sum_of_two(2)) {
    for (const Heaps& heaps_max : {Heaps{0, 0}, Heaps{4, 0}, Heaps{1, 5}, Heaps{3, 4}}) {
      const GameGraph graph = sum_graph(sum, SumIndex(heaps_max));
      ASSERT_EQ(num_edges(graph), edge_count(sum, heaps_max)) << to_text(SumGame{sum, heaps_max});
      ASSERT_EQ(num_vertices(graph), 2 * (heaps_max[0] + 1) * (heaps_max[1] + 1));
    }
  }
}

TEST(SumEdgeCount, is_what_one_counts_by_hand) {
  // {1} up to 3, {2} up to 2: 3 moves with 3 places of the other heap, 1 with 4; for both movers.
  const Sum sum{{{{1}, {1}}, {{2}, {2}}}};
  EXPECT_EQ(edge_count(sum, Heaps{3, 2}), 2U * (3 * 3 + 1 * 4));
  EXPECT_EQ(edge_count({{{{1}, {}}, {{}, {}}, {{}, {1, 2}}}}, Heaps{1, 4, 2}),
            1U * 5 * 3 + 3U * 2 * 5);
  EXPECT_EQ(edge_count({{{{1}, {1}}}}, Heaps{7}), edge_count(shared({1}), 7));
  EXPECT_EQ(edge_count(Sum{}, Heaps{}), 0U);
  const Size most = ~Size{0};
  EXPECT_EQ(edge_count(sum, Heaps{most, most}), most);
  EXPECT_EQ(edge_count(sum, Heaps{Size{1} << 40U, Size{1} << 40U}), most);
}

TEST(SumMinimax, equals_the_tree_search_for_every_sum_of_two_heaps_over_1_and_2) {
  for (const Sum& sum : every_sum_of_two(2)) {
    const SumTable table = solve(sum, Heaps{3, 4});
    ASSERT_EQ(table.outcome.size(), 20U);
    for (std::size_t i = 0; i < table.outcome.size(); ++i) {
      const Heaps heaps = table.index.heaps(i);
      ASSERT_EQ(table.outcome[i],
                outcome_of(mover_wins_by_tree_search(sum, {heaps, Player::Left}),
                           mover_wins_by_tree_search(sum, {heaps, Player::Right})))
          << to_text(SumGame{sum, heaps});
    }
  }
}

TEST(SumMinimax, of_one_heap_is_that_of_the_single_heap) {
  for (const Ruleset& ruleset : every_pair(3)) {
    const Sum sum{{{ruleset.left, ruleset.right}}, ruleset.convention};
    EXPECT_EQ(solve(sum, Heaps{12}).outcome, solve(ruleset, 12).outcome);
  }
}

TEST(SumMinimax, knows_nim) {  // three heaps, any removal: P exactly where XOR is 0 (Bouton 1901)
  const SubtractionSet any{1, 2, 3, 4, 5, 6, 7};
  const Sum nim{{{any, any}, {any, any}, {any, any}}};
  const SumTable table = solve(nim, Heaps{7, 7, 7});
  Sum misere_nim = nim;
  misere_nim.convention = Convention::Misere;
  const SumTable misere = solve(misere_nim, Heaps{7, 7, 7});
  for (std::size_t i = 0; i < table.outcome.size(); ++i) {
    const Heaps heaps = table.index.heaps(i);
    const bool only_ones = *std::max_element(heaps.begin(), heaps.end()) <= 1;
    const Size together = heaps[0] ^ heaps[1] ^ heaps[2];
    EXPECT_EQ(table.outcome[i], together == 0 ? Outcome::P : Outcome::N);
    EXPECT_EQ(misere.outcome[i], together == (only_ones ? 1U : 0U) ? Outcome::P : Outcome::N);
  }
}

TEST(SumMinimax, ends_when_the_mover_can_move_on_no_heap) {
  EXPECT_EQ(solve({{{{1}, {}}, {{}, {1}}}}, Heaps{1, 1}).outcome,
            (std::vector<Outcome>{Outcome::P, Outcome::R, Outcome::L, Outcome::P}));
  // Misère: whoever still has a move must make it.
  EXPECT_EQ(solve({{{{1}, {}}, {{}, {1}}}, Convention::Misere}, Heaps{1, 1}).outcome,
            (std::vector<Outcome>{Outcome::N, Outcome::L, Outcome::R, Outcome::N}));
}

TEST(SumWinningMoves, may_raise_the_value_of_a_heap) {  // theory S2: values 0, 2; 7 -1-> 6 has 2
  const SubtractionSet set{1, 3, 4};
  EXPECT_EQ(winning_moves({{{set, set}, {set, set}}}, {{7, 4}, Player::Left}),
            (Moves{{0, 1}, {0, 3}, {1, 4}}));
}

TEST(SumExplanation, has_each_move_once_with_its_reply_and_a_line_to_the_end) {
  for (const Sum& sum : every_sum_of_two(2)) {
    for (const Player mover : {Player::Left, Player::Right}) {
      const SumPosition position{{3, 3}, mover};
      const SumExplanation told = explain(sum, position);
      const bool wins = mover_wins_by_tree_search(sum, position);
      ASSERT_EQ(wins_moving_first(told.outcome, mover), wins);
      Moves seen = told.winning;
      for (const SumMove move : told.winning) {
        ASSERT_FALSE(mover_wins_by_tree_search(sum, after(position, move)));
      }
      for (const auto& [move, reply] : told.losing) {
        seen.push_back(move);
        const SumPosition option = after(position, move);
        ASSERT_EQ(reply.has_value(), !options(sum, option).empty());
        if (reply) {
          ASSERT_FALSE(mover_wins_by_tree_search(sum, after(option, *reply)));
        }
      }
      std::sort(seen.begin(), seen.end());
      ASSERT_EQ(seen, options(sum, position));
      ASSERT_EQ(told.line.front(), position);
      ASSERT_TRUE(options(sum, told.line.back()).empty());
      const bool stuck_wins = sum.convention == Convention::Misere;
      ASSERT_EQ(told.line.back().to_move == mover, wins == stuck_wins);
    }
  }
}

TEST(SumGraph, is_refused_before_memory_runs_out) {
  const Sum sum{{{{1}, {1}}, {{1}, {1}}}};
  for (const Size heap_max : {Size{1} << 14U, Size{1} << 40U, ~Size{0}}) {
    EXPECT_THROW(solve(sum, Heaps{heap_max, heap_max}), TooLarge) << heap_max;
    EXPECT_THROW(explain(sum, {{heap_max, heap_max}, Player::Left}), TooLarge) << heap_max;
  }
}

}  // namespace
}  // namespace nimplus::oracle
