#include "oracle/game_graph.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "oracle/every_set.hpp"
#include "oracle/oracle.hpp"

namespace nimplus::oracle {
namespace {

TEST(GameGraph, has_as_many_edges_as_the_closed_form_says) {
  for (const Ruleset& ruleset : every_pair(4)) {
    for (Size heap_max = 0; heap_max <= 9; ++heap_max) {
      const GameGraph graph = game_graph(ruleset, heap_max);
      EXPECT_EQ(num_vertices(graph), 2 * (heap_max + 1));
      EXPECT_EQ(num_edges(graph), edge_count(ruleset, heap_max));
    }
  }
}

/// The largest question of the first source text: 100 removals each, heaps to 5000.
TEST(GameGraph, has_990100_edges_for_1_to_100_and_heaps_to_5000) {
  std::vector<Size> to_100;
  for (Size removal = 1; removal <= 100; ++removal) to_100.push_back(removal);
  const GameGraph graph = game_graph(shared(SubtractionSet(to_100)), 5000);
  EXPECT_EQ(num_vertices(graph), 10'002U);
  EXPECT_EQ(num_edges(graph), 990'100U);  // 2·(5000 + 4999 + … + 4901)
}

TEST(GameGraph, labels_each_move_with_its_removal_in_increasing_order) {
  const GameGraph graph = game_graph({{3, 7, 10}, {2, 6, 7}}, 10);
  const auto removals = [&](Position position) {
    std::vector<std::uint32_t> labels;
    for (const Edge move : moves_from(vertex_of(position), graph)) {
      labels.push_back(graph[move].removal);
      EXPECT_EQ(position_of(target(move, graph)),
                (Position{position.heap - labels.back(), opponent(position.to_move)}));
    }
    return labels;
  };
  EXPECT_EQ(removals({10, Player::Left}), (std::vector<std::uint32_t>{3, 7, 10}));
  EXPECT_EQ(removals({9, Player::Left}), (std::vector<std::uint32_t>{3, 7}));
  EXPECT_EQ(removals({6, Player::Right}), (std::vector<std::uint32_t>{2, 6}));
  EXPECT_EQ(removals({1, Player::Right}), (std::vector<std::uint32_t>{}));
}

TEST(EdgeCount, is_what_one_counts_by_hand) {
  EXPECT_EQ(edge_count(shared({}), 1000), 0U);
  EXPECT_EQ(edge_count({{3}, {}}, 5), 3U);      // from 3, 4 and 5
  EXPECT_EQ(edge_count({{1, 9}, {2}}, 3), 5U);  // 3 moves of one, 2 of two
  EXPECT_EQ(edge_count({{4}, {5}}, 4), 1U);     // the bound itself counts
  EXPECT_EQ(edge_count({{5}, {6}}, 4), 0U);
  std::vector<Size> to_100;
  for (Size removal = 1; removal <= 100; ++removal) to_100.push_back(removal);
  EXPECT_EQ(edge_count(shared(SubtractionSet(to_100)), 5000), 990'100U);
}

TEST(EdgeCount, saturates_instead_of_overflowing) {
  const Size most = ~Size{0};
  EXPECT_EQ(edge_count({{1}, {}}, most), most);
  EXPECT_EQ(edge_count(shared({1, 2, 3}), most), most);
}

TEST(GameGraph, is_refused_before_memory_runs_out) {
  for (const Size heap_max :
       {Size{1} << 27U, Size{1} << 40U, Size{1} << 63U, ~Size{0} - 1, ~Size{0}}) {
    EXPECT_THROW(solve(shared({1}), heap_max), TooLarge) << heap_max;
    EXPECT_THROW(solve(shared({}), heap_max), TooLarge) << heap_max;
    EXPECT_THROW(grundy(shared({1}), heap_max), TooLarge) << heap_max;
    EXPECT_THROW(winning_moves(shared({1}), {heap_max, Player::Right}), TooLarge) << heap_max;
    EXPECT_THROW(line_of_play(shared({1}), {heap_max, Player::Left}), TooLarge) << heap_max;
  }
}

TEST(GameGraph, says_how_large_it_would_have_been) {
  const auto message = [](const Ruleset& ruleset, Size heap_max) -> std::string {
    try {
      game_graph(ruleset, heap_max);
    } catch (const TooLarge& refused) {
      return refused.what();
    }
    return "";
  };
  // 2·(2^32+1) vertices of 64 bytes are 512 GiB, 2·2^32 edges of 20 bytes are 160 GiB.
  EXPECT_THAT(message(shared({1}), Size{1} << 32U),
              testing::StartsWith("the game graph of heaps 0..4294967296 has 8589934592 edges and "
                                  "needs 672.0 GiB, but the oracle's budget is "));
  EXPECT_THAT(message(shared({1}), ~Size{0}),
              testing::HasSubstr("has at least 18446744073709551615 edges"));
}

}  // namespace
}  // namespace nimplus::oracle
