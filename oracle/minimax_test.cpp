#include <gtest/gtest.h>
#include <pthread.h>

#include <string>
#include <vector>

#include "oracle/every_set.hpp"
#include "oracle/oracle.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::oracle {
namespace {

std::string letters(const WinTable& table) {
  std::string text;
  for (const Outcome outcome : table.outcome) text += letter(outcome);
  return text;
}

/// "W" or "L" for each heap from 0 to heap_max with that mover.
std::string won_by_tree_search(const Ruleset& ruleset, Player mover, Size heap_max) {
  std::string text;
  for (Size heap = 0; heap <= heap_max; ++heap) {
    text += mover_wins_by_tree_search(ruleset, {heap, mover}) ? 'W' : 'L';
  }
  return text;
}

void expect_agreement(const std::vector<Ruleset>& rulesets, Size heap_max) {
  for (const Ruleset& ruleset : rulesets) {
    const WinTable table = solve(ruleset, heap_max);
    ASSERT_EQ(table.outcome.size(), heap_max + 1);
    for (const Player mover : {Player::Left, Player::Right}) {
      std::string won;
      for (const Outcome outcome : table.outcome) {
        won += wins_moving_first(outcome, mover) ? 'W' : 'L';
      }
      ASSERT_EQ(won, won_by_tree_search(ruleset, mover, heap_max)) << to_text(ruleset);
    }
  }
}

TEST(TreeSearch, gives_what_one_finds_by_hand) {
  const auto left = Player::Left;
  EXPECT_EQ(won_by_tree_search(shared({1}), left, 5), "LWLWLW");
  EXPECT_EQ(won_by_tree_search(shared({1}, Convention::Misere), left, 5), "WLWLWL");
  EXPECT_EQ(won_by_tree_search(shared({}), left, 2), "LLL");
  EXPECT_EQ(won_by_tree_search(shared({}, Convention::Misere), left, 2), "WWW");
  EXPECT_EQ(won_by_tree_search(shared({1, 2}), left, 6), "LWWLWWL");
  // From 3, Right leaves 2 and Left ends the game; from 4, Left must answer 3 with 1.
  EXPECT_EQ(won_by_tree_search({{2}, {1}}, left, 4), "LLWLL");
  EXPECT_EQ(won_by_tree_search({{2}, {1}}, Player::Right, 4), "LWWLW");
}

TEST(Minimax, equals_the_tree_search_for_every_shared_set_up_to_5) {
  expect_agreement(every_shared(5), 12);
}

TEST(Minimax, equals_the_tree_search_for_every_pair_of_sets_up_to_4) {
  expect_agreement(every_pair(4), 9);
}

TEST(Minimax, answers_the_empty_heap_alone) {
  EXPECT_EQ(letters(solve({{3}, {5}}, 0)), "P");
  EXPECT_EQ(letters(solve({{3}, {5}, Convention::Misere}, 0)), "N");
}

TEST(Minimax, repeats_P_L_N_for_one_removal_each) {  // theory: a < b, P^a L^(b-a) N^a
  for (Size a = 1; a <= 7; ++a) {
    for (Size b = a; b <= 12; ++b) {
      std::string expected;
      while (expected.size() <= 200) {
        expected += std::string(a, 'P') + std::string(b - a, 'L') + std::string(a, 'N');
      }
      expected.resize(201);
      EXPECT_EQ(letters(solve({{a}, {b}}, 200)), expected) << a << ' ' << b;
    }
  }
}

TEST(Minimax, gives_all_large_heaps_to_the_longer_interval) {  // {1..a} against {1..b}, a > b
  EXPECT_EQ(letters(solve({{1, 2, 3, 4, 5}, {1, 2, 3}}, 12)), "PNNNLLLLLLLLL");
  EXPECT_EQ(letters(solve({{1, 2}, {1}}, 6)), "PNLLLLL");
}

TEST(Minimax, finds_the_last_heap_that_Right_does_not_own) {  // {M} against {M-1,M}
  for (const Size m : {Size{2}, Size{5}, Size{20}, Size{50}}) {
    const Size constant_from = (m - 1) * (2 * m - 1);
    const WinTable table = solve({{m}, {m - 1, m}}, constant_from + 5 * m);
    EXPECT_NE(table.outcome[constant_from - 1], Outcome::R);
    for (Size heap = constant_from; heap < table.outcome.size(); ++heap) {
      ASSERT_EQ(table.outcome[heap], Outcome::R) << m << ' ' << heap;
    }
  }
}

void* alternate_on_a_million_heaps(void* alternates) {
  const WinTable table = solve(shared({1}), 1'000'000);
  bool all = table.outcome.size() == 1'000'001;
  for (Size heap = 0; heap < table.outcome.size(); ++heap) {
    all = all && table.outcome[heap] == (heap % 2 == 0 ? Outcome::P : Outcome::N);
  }
  *static_cast<bool*>(alternates) = all;
  return nullptr;
}

TEST(Minimax, searches_a_million_moves_deep_on_a_stack_of_256_KiB) {
  pthread_attr_t attributes;
  ASSERT_EQ(pthread_attr_init(&attributes), 0);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, std::size_t{256} << 10U), 0);
  pthread_t thread;
  bool alternates = false;
  ASSERT_EQ(pthread_create(&thread, &attributes, alternate_on_a_million_heaps, &alternates), 0);
  ASSERT_EQ(pthread_join(thread, nullptr), 0);
  pthread_attr_destroy(&attributes);
  EXPECT_TRUE(alternates);
}

}  // namespace
}  // namespace nimplus::oracle
