#include "fast/sums.hpp"

#include <gtest/gtest.h>

#include "fast/brute_force.hpp"
#include "fast/grundy.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

using Heaps = std::vector<Size>;
using Moves = std::vector<SumMove>;

Sum sum_of(const std::vector<SubtractionSet>& sets, Convention convention = Convention::Normal) {
  Sum sum{{}, convention};
  for (const SubtractionSet& set : sets) sum.sets.push_back({set, set});
  return sum;
}

/// The sum as one would play it, with nothing remembered: the moves that win.
Moves winning_by_play(const Sum& sum, Heaps heaps, bool& mover_wins) {
  Moves winning;
  bool stuck = true;
  for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
    for (const Size removal : sum.sets[heap].left) {
      if (removal > heaps[heap]) continue;
      stuck = false;
      bool opponent_wins = false;
      heaps[heap] -= removal;
      winning_by_play(sum, heaps, opponent_wins);
      heaps[heap] += removal;
      if (!opponent_wins) winning.push_back({heap, removal});
    }
  }
  mover_wins = stuck ? sum.convention == Convention::Misere : !winning.empty();
  return winning;
}

void expect_as_played(const Sum& sum, const Heaps& heaps) {
  bool wins = false;
  const Moves winning = winning_by_play(sum, heaps, wins);
  ASSERT_EQ(sum_outcome(sum, heaps), wins ? Outcome::N : Outcome::P);
  ASSERT_EQ(sum_winning_moves(sum, heaps), winning);
}

TEST(Sums, of_two_heaps_are_as_one_plays_them) {
  for (const SubtractionSet& first : every_set(3)) {
    for (const SubtractionSet& second : every_set(3)) {
      for (const Convention convention : {Convention::Normal, Convention::Misere}) {
        for (Size a = 0; a <= 4; ++a) {
          for (Size b = 0; b <= 4; ++b) {
            expect_as_played(sum_of({first, second}, convention), {a, b});
          }
        }
      }
    }
  }
}

TEST(Sums, of_three_heaps_are_as_one_plays_them) {
  for (const Convention convention : {Convention::Normal, Convention::Misere}) {
    for (const auto& sets : {std::vector<SubtractionSet>{{1, 2}, {1, 2}, {1, 2}},
                             {{1}, {1, 2, 3}, {2}},
                             {{1, 3}, {}, {1, 2}},
                             {{2, 3}, {1, 2}, {3}}}) {
      for (const Heaps& heaps : {Heaps{0, 0, 0}, {1, 2, 3}, {3, 3, 3}, {4, 1, 2}, {2, 4, 3}}) {
        expect_as_played(sum_of(sets, convention), heaps);
      }
    }
  }
}

TEST(Sums, may_be_won_by_a_move_that_raises_a_value) {  // {1,3,4}: 0 1 0 1 2 3 2 0
  const Sum sum = sum_of({{1, 3, 4}, {1, 3, 4}});
  const SumValues values(sum, Heaps{7, 4});
  EXPECT_EQ(values.value(0, 7), 0U);
  EXPECT_EQ(values.value(0, 6), 2U);
  EXPECT_EQ(values.value(1, 4), 2U);
  EXPECT_EQ(values.winning_moves(Heaps{7, 4}), (Moves{{0, 1}, {0, 3}, {1, 4}}));
}

TEST(Sums, without_heaps_are_at_their_end) {
  EXPECT_EQ(sum_outcome({}, {}), Outcome::P);
  EXPECT_EQ(sum_outcome({{}, Convention::Misere}, {}), Outcome::N);
}

TEST(Sums, answer_heaps_as_large_as_the_tables) {  // {1..3}: n mod 4
  const Sum sum = sum_of({{1, 2, 3}, {1, 2, 3}, {1, 2, 3}});
  EXPECT_EQ(sum_outcome(sum, Heaps{1'000'001, 2'000'002, 3'000'003}), Outcome::P);
  EXPECT_EQ(sum_winning_moves(sum, Heaps{1'000'001, 2'000'002, 3'000'002}),
            (Moves{{0, 1}, {1, 3}, {2, 3}}));
}

TEST(Sums, refuse_what_they_do_not_know) {
  EXPECT_THROW(sum_outcome({{{{1}, {2}}}}, Heaps{1}), ContractViolation);
  EXPECT_THROW(sum_outcome(sum_of({{1}}), Heaps{1, 2}), ContractViolation);
  EXPECT_THROW(sum_outcome(sum_of({{1}}), Heaps{kLargestGrundyHeap + 1}), ContractViolation);
  EXPECT_THROW(SumValues(sum_of({{1}}), Heaps{3}).value(0, 4), ContractViolation);
}

}  // namespace
}  // namespace nimplus::fast
