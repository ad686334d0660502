#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "oracle/every_set.hpp"
#include "oracle/least_period.hpp"
#include "oracle/oracle.hpp"
#include "oracle/verify.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::oracle {
namespace {

constexpr auto kClasses = Sequence::OutcomeClasses;
constexpr auto kValues = Sequence::GrundyValues;

std::string complaint(const Ruleset& ruleset, Sequence sequence, Period period) {
  return verify({ruleset, sequence, period}).value_or("proved");
}

void expect_only(const Ruleset& ruleset, Sequence sequence, Period least) {
  const auto [pre, per] = least;
  SCOPED_TRACE(to_text(ruleset) + " " + std::to_string(pre) + " " + std::to_string(per));
  ASSERT_EQ(complaint(ruleset, sequence, least), "proved");
  for (const Period wrong : {Period{pre, per + 1},
                             {pre, per - 1},
                             {pre, 2 * per},
                             {pre, 3 * per},
                             {pre + 1, per},
                             {pre + per, per},
                             {pre + 7 * per, per}}) {
    ASSERT_NE(complaint(ruleset, sequence, wrong), "proved") << wrong.preperiod << wrong.period;
  }
  if (pre > 0) {
    ASSERT_NE(complaint(ruleset, sequence, {pre - 1, per}), "proved");
  }
}

TEST(Verify, accepts_only_the_least_period_of_the_classes_of_shared_sets_up_to_7) {
  for (const Ruleset& ruleset : every_shared(7)) {
    expect_only(ruleset, kClasses, least_period(solve(ruleset, 400).outcome));
    if (HasFailure()) return;
  }
}

TEST(Verify, accepts_only_the_least_period_of_the_classes_of_pairs_up_to_4) {
  for (const Ruleset& ruleset : every_pair(4)) {
    expect_only(ruleset, kClasses, least_period(solve(ruleset, 400).outcome));
    if (HasFailure()) return;
  }
}

TEST(Verify, accepts_only_the_least_period_of_the_grundy_values_of_sets_up_to_7) {
  for (const SubtractionSet& set : every_set(7)) {
    expect_only(shared(set), kValues, least_period(grundy(shared(set), 400).value));
    if (HasFailure()) return;
  }
}

TEST(Verify, keeps_classes_and_grundy_values_apart) {
  expect_only(shared({2, 4, 7}), kClasses, {4, 3});
  expect_only(shared({2, 4, 7}), kValues, {8, 3});
  expect_only(shared({2, 3, 5, 8, 9, 10}), kClasses, {0, 13});
  expect_only(shared({2, 3, 5, 8, 9, 10}), kValues, {0, 26});
}

TEST(Verify, knows_closed_forms_far_beyond_the_small_sets) {
  expect_only(shared({40, 960}), kClasses, {0, 1000});  // {a,b}: a+b
  expect_only(shared({40, 960}), kValues, {0, 1000});
  expect_only(shared({40, 200}), kClasses, {0, 80});      // b/a odd: 2a
  expect_only({{300}, {700}}, kClasses, {0, 1000});       // one removal each: a+b
  expect_only({{50}, {49, 50}}, kClasses, {49 * 99, 1});  // {M}|{M-1,M}: R from (M-1)(2M-1)
}

TEST(Verify, needs_the_whole_window) {  // {2}: P P N N; one equal value proves nothing
  const WinTable table = solve(shared({2}), 3);
  ASSERT_EQ(table.outcome[0], table.outcome[1]);
  EXPECT_EQ(complaint(shared({2}), kClasses, {0, 1}),
            "heap 1 has P but heap 2 has N: no period 1 from heap 0 on");
  EXPECT_NE(complaint(shared({2}), kValues, {0, 1}), "proved");
}

TEST(Verify, does_not_exchange_the_windows_of_the_two_rows) {
  // {1}|{2,3}: before heap 4 the last 1 value of Left's row and the last 3 of Right's repeat 3
  // later; the state is the last 3 of Left's row and the last 1 of Right's, which do not.
  const Ruleset ruleset{{1}, {2, 3}};
  const auto outcome = solve(ruleset, 20).outcome;
  const auto same = [&](Size heap, Player mover) {
    return wins_moving_first(outcome[heap], mover) == wins_moving_first(outcome[heap + 3], mover);
  };
  ASSERT_TRUE(same(3, Player::Left));
  ASSERT_TRUE(same(1, Player::Right) && same(2, Player::Right) && same(3, Player::Right));
  ASSERT_NE(outcome[5], outcome[8]);
  for (Size preperiod = 0; preperiod < 20; ++preperiod) {
    EXPECT_NE(complaint(ruleset, kClasses, {preperiod, 3}), "proved") << preperiod;
  }
}

TEST(Verify, knows_players_without_moves) {
  const auto misere = Convention::Misere;
  expect_only(shared({}), kClasses, {0, 1});
  expect_only(shared({}, misere), kClasses, {0, 1});
  expect_only(shared({}), kValues, {0, 1});
  expect_only({{}, {3}}, kClasses, {3, 1});          // P P P, then R: Right moves and Left cannot
  expect_only({{}, {3}, misere}, kClasses, {3, 1});  // N N N, then L: Right must move
  expect_only({{2, 9}, {}}, kClasses, {2, 1});
}

TEST(Verify, says_what_is_wrong_in_a_sentence) {
  EXPECT_EQ(complaint(shared({1}), kClasses, {0, 0}), "the period is 0, which repeats nothing");
  EXPECT_EQ(complaint({{1}, {2}}, kValues, {0, 3}), "Grundy values need one set for both players");
  EXPECT_EQ(complaint(shared({1}, Convention::Misere), kValues, {0, 2}),
            "Grundy values are about normal play");
  EXPECT_EQ(complaint(shared({1, 2}), kClasses, {0, 6}), "period 6 is not the least: 3 is one too");
  EXPECT_EQ(complaint(shared({2, 4, 7}), kClasses, {5, 3}),
            "preperiod 5 is not the least: heaps 4 and 7 both have N");
}

TEST(Verify, walks_no_further_than_it_is_willing_to) {
  const Certificate certificate{shared({1, 2}), kClasses, {0, 3}};  // 3 heaps and a window of 2
  EXPECT_EQ(verify(certificate, 5), std::nullopt);
  EXPECT_EQ(verify(certificate, 4),
            "preperiod 0, period 3 and a window of 2 need more heaps than the 4 to be walked");
  const Size most = ~Size{0};
  for (const Period huge : {Period{most, 1}, {0, most}, {most, most}, {2, most}, {most - 1, 2}}) {
    EXPECT_THAT(complaint(shared({1}), kClasses, huge), testing::HasSubstr("need more heaps than"));
  }
  EXPECT_THAT(complaint(shared({1'000'000'000'000'000'000}), kClasses, {0, 1}),
              testing::HasSubstr("need more heaps than the 100000000 to be walked"));
}

}  // namespace
}  // namespace nimplus::oracle
