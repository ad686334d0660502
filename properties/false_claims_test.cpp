#include "properties/false_claims.hpp"

#include <gtest/gtest.h>

#include <set>

#include "fast/dp.hpp"
#include "fast/grundy.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

const Solver kFast{"fast", {kAnyRemoval, 100'000, true, true}, fast::dp, fast::grundy};

TEST(FalseClaims, fail_first_in_the_enumeration_on_the_game_that_is_recorded) {
  for (const Solver& solver : {minimax(), kFast}) {
    for (const FalseClaim& claim : false_claims()) {
      const Finding finding = smallest_counterexample(claim, solver);
      ASSERT_TRUE(finding.counterexample) << claim.property.name << ' ' << finding.gave_up;
      const Game& found = finding.counterexample->game;
      EXPECT_EQ(found, claim.smallest)
          << claim.property.name << ": " << to_text(found.ruleset) << " heap " << found.heap_max;
      EXPECT_TRUE(finding.smaller_all_tried) << claim.property.name;
    }
  }
}

TEST(FalseClaims, fail_on_nothing_larger_than_the_theory_prints) {
  for (const FalseClaim& claim : false_claims()) {
    EXPECT_FALSE(smaller(claim.printed, claim.smallest)) << claim.property.name;
    EXPECT_TRUE(refute(claim.property, minimax(), claim.printed)) << claim.property.name;
  }
}

/// One game each that is no counterexample: a claim that fails everywhere says nothing.
TEST(FalseClaims, hold_on_games_where_they_are_true) {
  const std::pair<const char*, Game> rows[] = {
      {"window-one-short", {shared({2}), 1}},
      {"one-period", {shared({2, 5, 7}), 20}},
      {"one-preperiod", {shared({2, 5, 7}), 20}},
      {"shared-removal", {shared({1}), 2}},
      {"misere-negates", {shared({1}), 20}},
      {"superset-wins", {{{1, 2}, {1}}, 9}},
      {"more-removals", {{{1, 2}, {1}}, 9}},
      {"smaller-removal", {{{2}, {1}}, 1}},
      {"exchanged-window", {{{1}, {1}}, 20}},
      {"transitive", {{{1, 2}, {1}}, 9}},
      {"smaller-shift", {{{1}, {2}}, 0}},
      {"pure-alike", {shared({1, 2}), 9}},
      {"odd-without-one", {shared({3}), 0}},
      {"larger-sum", {{{1, 2}, {1}}, 9}},
      {"larger-maximum", {{{1, 2}, {1}}, 9}},
      {"adjoined-late", {shared({1, 2}), 40}},
      {"pure-reversed", {shared({1, 4}), 40}},
      {"no-circle", {{{1, 2}, {1}}, 9}},
      {"divides-c-plus-1", {shared({1, 2, 6}), 9}},
      {"period-c-plus-1", {shared({1, 2, 6}), 9}},
      {"misere-helps", {{{}, {}, Convention::Misere}, 0}},
      {"odd-in-the-end", {shared({3, 5, 9}), 9}},
  };
  std::set<std::string> tried;
  for (const auto& [name, game] : rows) {
    for (const FalseClaim& claim : false_claims()) {
      if (claim.property.name != name) continue;
      tried.insert(name);
      const auto failure = refute(claim.property, minimax(), game);
      EXPECT_FALSE(failure) << name << ' ' << failure->expected << ' ' << failure->got;
    }
  }
  EXPECT_EQ(tried.size(), false_claims().size());
}

TEST(FalseClaims, give_up_where_the_printed_counterexample_is_none) {
  FalseClaim claim = false_claims().front();
  claim.printed = {shared({1}), 0};
  EXPECT_EQ(smallest_counterexample(claim, minimax()).gave_up,
            "the printed counterexample is none");
}

}  // namespace
}  // namespace nimplus::properties
