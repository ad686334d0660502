#include "properties/sum_claims.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>

#include "properties/sum_checks.hpp"
#include "properties/wrong_sums.hpp"
#include "rules/sum_text.hpp"

namespace nimplus::properties {
namespace {

constexpr Search kFew{.seed = 1, .cases = 500};

std::string text(const SumFinding& finding) {
  if (!finding.counterexample) return "none " + finding.gave_up;
  const auto& [game, expected, got] = *finding.counterexample;
  return to_text(game) + ": expected " + expected + ", got " + got;
}

const SumClaim& claim_called(const std::string& name) {
  for (const SumClaim& claim : sum_claims()) {
    if (claim.name == name) return claim;
  }
  throw std::out_of_range(name);
}

TEST(SumClaims, hold_where_they_are_theorems_and_fail_where_they_are_not) {
  for (const SumClaim& claim : sum_claims()) {
    const SumFinding finding = check(claim, kFew);
    EXPECT_TRUE(as_expected(claim, finding)) << claim.name << ": " << text(finding);
    EXPECT_GT(finding.sums, 0U) << claim.name;
    if (claim.status == SumStatus::Theorem) {
      EXPECT_EQ(finding.random, 50U) << claim.name;
    }
  }
}

TEST(SumClaims, have_names_of_their_own_and_a_source) {
  std::set<std::string> names;
  for (const SumClaim& claim : sum_claims()) {
    EXPECT_TRUE(names.insert(claim.name).second) << claim.name;
    EXPECT_FALSE(claim.id.empty() || claim.sentence.empty() || claim.source.empty()) << claim.name;
  }
}

TEST(SumClaims, find_the_same_with_the_same_search) {
  for (const char* name : {"classes-decide", "odd-number-of-winning-moves"}) {
    const SumFinding once = check(claim_called(name), kFew);
    EXPECT_EQ(once.counterexample, check(claim_called(name), kFew).counterexample) << name;
  }
}

/// Our own smallest counterexamples beside those of the sources, which are never smaller.
TEST(FalseSumClaims, fail_first_on_these_sums) {
  const std::map<std::string, std::string> first{
      {"odd-number-of-winning-moves", "{1}:1 + {1}:2"},
      {"classes-decide", "{}|{1}:1 + {1}|{}:2"},  // -1 + 2 is L, -1 + 1 was P
      {"misere-lost-heap", "{}:0 + {1}:1 misere"},
  };
  for (const auto& [name, game] : first) {
    const auto failure = check(claim_called(name), kFew).counterexample;
    ASSERT_TRUE(failure) << name;
    EXPECT_EQ(to_text(failure->game), game) << name << failure->expected << failure->got;
  }
}

TEST(WrongSums, are_wrong_on_their_listed_sum_and_first_on_their_smallest) {
  for (const WrongSum& wrong : wrong_sums()) {
    const auto refute = wrong.of_moves ? lists_wrong_winning_moves : answers_a_sum_wrongly;
    EXPECT_TRUE(refute(wrong.solver, wrong.listed)) << wrong.solver.name;
    EXPECT_FALSE(smaller(wrong.listed, wrong.smallest)) << wrong.solver.name;
    const auto failure = check(claim_called(wrong.solver.name), kFew).counterexample;
    ASSERT_TRUE(failure) << wrong.solver.name;
    EXPECT_EQ(to_text(failure->game), to_text(wrong.smallest)) << wrong.solver.name;
  }
}

/// One letter a claim that speaks of solvers: X where the wrong way dies of it.
std::string matrix(const std::vector<WrongSumRow>& rows) {
  std::string drawn;
  for (const WrongSumRow& row : rows) {
    for (std::size_t i = 0; i < row.falsified.size(); ++i) {
      if (sum_claims()[i].of_solver) drawn += row.falsified[i] ? 'X' : '.';
    }
    drawn += "  " + row.wrong->id + " " + row.wrong->solver.name + "\n";
  }
  return drawn;
}

TEST(WrongSums, all_die_and_each_claim_of_a_solver_kills_some) {
  const auto rows = try_wrong_sums({.seed = 1, .cases = 100});
  RecordProperty("matrix", matrix(rows));
  std::printf("%s", matrix(rows).c_str());
  std::vector<std::size_t> kills(sum_claims().size());
  for (const WrongSumRow& row : rows) {
    std::size_t deaths = 0;
    for (std::size_t i = 0; i < kills.size(); ++i) {
      if (!row.falsified[i]) continue;
      ++deaths;
      ++kills[i];
    }
    EXPECT_GT(deaths, 0U) << row.wrong->solver.name;
  }
  for (std::size_t i = 0; i < kills.size(); ++i) {
    if (sum_claims()[i].of_solver) {
      EXPECT_GT(kills[i], 0U) << sum_claims()[i].name;
    }
  }
}

TEST(SumSearch, shrinks_a_planted_fault_to_its_smallest_sum) {
  const SumTrial planted = [](const SumGame& up_to) -> std::optional<SumCounterexample> {
    if (up_to.heaps.size() < 2 || up_to.heaps.back() < 3) return std::nullopt;
    if (!up_to.sum.sets.front().left.contains(2)) return std::nullopt;
    return SumCounterexample{up_to, "", ""};
  };
  const SumFinding finding =
      search_sums(true, Convention::Normal, {.seed = 3, .cases = 5000}, planted);
  ASSERT_TRUE(finding.counterexample);
  EXPECT_EQ(to_text(finding.counterexample->game), "{2}:0 + {}:3");
}

TEST(SumSearch, draws_every_number_of_heaps_and_sets_met_twice) {
  std::map<std::size_t, int> by_heaps;
  int again = 0;
  int partizan = 0;
  Size removal_max = 0;
  Size heap_max = 0;
  const SumTrial counted = [&](const SumGame& up_to) -> std::optional<SumCounterexample> {
    Size positions = 1;
    for (const Size heap : up_to.heaps) positions *= heap + 1;
    EXPECT_LE(positions, kRandomPositions);
    ++by_heaps[up_to.heaps.size()];
    again += std::set(up_to.sum.sets.begin(), up_to.sum.sets.end()).size() < up_to.heaps.size();
    partizan += up_to.sum.impartial() ? 0 : 1;
    removal_max = std::max(removal_max, up_to.sum.largest_removal());
    heap_max = std::max(heap_max, *std::max_element(up_to.heaps.begin(), up_to.heaps.end()));
    return std::nullopt;
  };
  const SumFinding finding =
      search_sums(false, Convention::Normal, {.seed = 1, .cases = 4000}, counted);
  EXPECT_EQ(finding.random, 400U);
  for (std::size_t heaps = 1; heaps <= 4; ++heaps) EXPECT_GE(by_heaps[heaps], 60) << heaps;
  EXPECT_GE(again, 100);
  EXPECT_GE(partizan, 300);
  EXPECT_EQ(removal_max, 12U);
  EXPECT_GE(heap_max, 35U);
}

TEST(Sums, come_in_order_each_once) {
  const auto sums = every_sum({1, 2, 2, 4, false, Convention::Normal});
  EXPECT_EQ(sums.size(), 16U + 256U);
  for (std::size_t i = 1; i < sums.size(); ++i) ASSERT_TRUE(smaller(sums[i - 1], sums[i])) << i;
}

}  // namespace
}  // namespace nimplus::properties
