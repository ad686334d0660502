#include "properties/set_families.hpp"

#include <gtest/gtest.h>

#include <set>

#include "corpus/random.hpp"
#include "properties/property.hpp"
#include "properties/search.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

struct Row {
  const char* name;
  const Family* family;
  std::vector<Ruleset> members;
  std::vector<Ruleset> others;
};

const std::vector<Row>& rows() {
  static const std::vector<Row> all_rows{
      {"one-to-k", &kOneToK, {shared({1}), shared({1, 2, 3})}, {shared({}), shared({1, 3})}},
      {"interval", &kInterval, {shared({3}), shared({2, 3, 4})}, {shared({}), shared({2, 4})}},
      {"one-to-k-and-more",
       &kOneToKAndMore,
       {shared({1, 2, 4, 5}), shared({1})},
       {shared({1, 2, 6}), shared({2})}},
      {"odd-with-one", &kOddWithOne, {shared({1, 5})}, {shared({3, 5}), shared({1, 2})}},
      {"two-removals", &kTwoRemovals, {shared({3, 8})}, {shared({3}), {{1, 2}, {1, 3}}}},
      {"symmetric", &kSymmetric, {shared({1, 4, 7}), shared({5})}, {shared({1, 4, 6})}},
      {"powers", &kPowers, {shared({1, 3, 9})}, {shared({1, 3, 10}), shared({1}), shared({3, 9})}},
      {"additive", &kAdditive, {shared({2, 5, 7})}, {shared({2, 5, 8})}},
      {"quartet", &kQuartet, {shared({1, 4, 13, 17})}, {shared({1, 4, 13, 18}), shared({})}},
      {"two-and-four-n",
       &kTwoAndFourN,
       {shared({2, 12, 14})},
       {shared({2, 8, 10}), shared({2, 14, 16})}},
      {"not-empty", &kNotEmpty, {shared({9})}, {shared({})}},
      {"one-and-two", &kOneAndTwo, {shared({1, 2, 3})}, {shared({2, 3, 4})}},
      {"three-removals",
       &kThreeRemovals,
       {shared({1, 2, 4})},
       {shared({1, 2, 3}), shared({2, 4, 8})}},
      {"three-any", &kThreeAny, {shared({2, 4, 8})}, {shared({2, 4})}},
      {"period-two",
       &kPeriodTwo,
       {shared({3, 5, 17}), shared({5, 7, 13})},
       {shared({3, 5, 65}), shared({5, 7, 9})}},
      {"small-and-one-far",
       &kSmallAndOneFar,
       {shared({2, 5, 60})},
       {shared({60}), shared({6, 60})}},
      {"self-mirrored",
       &kSelfMirrored,
       {shared({2, 5, 7}), shared({1, 4, 7})},
       {shared({1, 2, 7})}},
      {"subset", &kSubset, {{{1}, {1, 2}}, {{}, {}}, {{1, 2}, {2}}}, {{{1}, {2}}}},
      {"complement", &kComplement, {{{1, 4}, {3, 6}}}, {{{1, 4}, {3, 5}}, {{}, {}}}},
      {"singles", &kSingles, {{{1}, {2}}}, {{{1}, {}}, {{1, 2}, {1}}}},
      {"single-right", &kSingleRight, {{{1, 4}, {2}}}, {{{}, {2}}, {{1}, {1, 2}}}},
      {"two-intervals",
       &kTwoIntervals,
       {{{1, 2, 3}, {1}}},
       {{{1}, {1}}, {{1, 2}, {}}, {{1, 3}, {1}}}},
      {"late-preperiod", &kLatePreperiod, {{{4}, {3, 4}}}, {{{1}, {1}}, {{4}, {4}}}},
  };
  return all_rows;
}

TEST(Family, knows_its_own) {
  for (const Row& row : rows()) {
    for (const Ruleset& ruleset : row.members) EXPECT_TRUE(row.family->has(ruleset)) << row.name;
    for (const Ruleset& ruleset : row.others) {
      EXPECT_FALSE(row.family->has(ruleset)) << row.name << ' ' << to_text(ruleset);
    }
  }
}

/// Of every claim: what is drawn, on the way of a search or cut from it, is what the claim is
/// about.
TEST(Family, is_kept_to_by_what_is_drawn_and_by_every_cut) {
  for (const Property& property : all()) {
    const Domain& domain = property.domain;
    if (domain.family.draw == nullptr) continue;
    for (const Size removal_max : {domain.removal_least, domain.removal_least + 1, Size{300}}) {
      const Size largest = std::min(removal_max, domain.removal_max);
      const Reach reach = aim(domain, {largest, 1000, true, true});
      corpus::Random random = corpus::Random::stream(5, property.name);
      const Draw draw = [&](Size lo, Size hi) { return random.between(lo, hi); };
      std::set<Ruleset> seen;
      for (int i = 0; i < 200; ++i) {
        const Game game = draw_game(reach, i % kSizeMost, draw, domain.family);
        seen.insert(game.ruleset);
        ASSERT_TRUE(domain.family.has(game.ruleset))
            << property.name << ' ' << to_text(game.ruleset);
        ASSERT_TRUE(reach.covers(game.ruleset, game.heap_max)) << property.name;
        if (i % 10 > 0) continue;
        for (const Game& cut : shrunk(game, reach, domain.family)) {
          EXPECT_TRUE(domain.family.has(cut.ruleset)) << property.name;
        }
      }
      if (removal_max == 300 && domain.family.draw != kQuartet.draw) {
        EXPECT_GE(seen.size(), 8U) << property.name;
      }
    }
  }
}

TEST(Search, enumerates_the_family_alone) {
  const Trial trial = [](const Game& game) -> std::optional<Counterexample> {
    if (game.ruleset.largest_removal() < 3) return std::nullopt;
    return Counterexample{game, "", ""};
  };
  const Reach reach{kAnyRemoval, 1000, false, false};
  const Finding least = smallest(reach, *trial({shared({5, 8, 13}), 9}), 40'000, trial, kAdditive);
  ASSERT_TRUE(least.counterexample);
  EXPECT_EQ(least.counterexample->game, (Game{shared({1, 2, 3}), 0}));
  EXPECT_EQ(least.smaller_tried, 0U);
  EXPECT_TRUE(least.smaller_all_tried);
}

}  // namespace
}  // namespace nimplus::properties
