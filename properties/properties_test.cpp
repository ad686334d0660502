#include <gtest/gtest.h>

#include <set>

#include "fast/dp.hpp"
#include "fast/grundy.hpp"
#include "fast/solvers.hpp"
#include "properties/checks.hpp"

namespace nimplus::properties {
namespace {

const Solver kRight{"right", {kAnyRemoval, 100'000, true, true}, fast::dp, fast::grundy};

const Property& called(std::string_view name) {
  for (const Property& property : all()) {
    if (property.name == name) return property;
  }
  throw std::runtime_error("no such property");
}

/// The right solver, but for one cell of the games that `touched` picks.
Solver with_cell(std::function<bool(const Ruleset&)> touched, Size heap, Outcome outcome) {
  return {"planted", kRight.reach,
          [=](const Ruleset& ruleset, Size heap_max) {
            WinTable table = fast::dp(ruleset, heap_max);
            if (touched(ruleset) && heap <= heap_max) table.outcome[heap] = outcome;
            return table;
          },
          fast::grundy};
}

TEST(Properties, hold_for_every_solver_of_ours_within_its_reach) {
  for (const Solver& solver : fast::solvers()) {
    for (const Property& property : all()) {
      if (!beyond_reach(property.domain, solver).empty()) continue;
      const Finding finding = check(property, solver, {.seed = 2, .cases = 300});
      EXPECT_TRUE(finding.held()) << property.name << ' ' << solver.name << ' ' << finding.gave_up;
      EXPECT_EQ(finding.cases, static_cast<std::size_t>((299 + property.one_in) / property.one_in));
    }
  }
}

TEST(Properties, have_names_claims_and_sources_of_their_own) {
  std::set<std::string> names;
  std::set<std::string> claims;
  for (const Property& property : all()) {
    EXPECT_TRUE(names.insert(property.name).second) << property.name;
    EXPECT_TRUE(claims.insert(property.claim).second) << property.claim;
    EXPECT_FALSE(property.id.empty()) << property.name;
    EXPECT_LE(property.name.size(), 16U) << property.name;
  }
}

struct Plant {
  const char* property;
  Game game;
  Ruleset touched;
  Size heap;
  Outcome outcome;
  const char* expected;
};

// One wrong cell each, at which the claim must break with exactly these words. The classes named in
// the sentences are by hand: {1}|{2} is P L N repeated; {2} is P P N N; {1} is P N.
const Plant kPlants[] = {
    {"agreement",
     {{{1}, {2}}, 4},
     {{1}, {2}},
     4,
     Outcome::R,
     "L at heap 4 (minimax over the explicit graph)"},
    {"recurrence",
     {{{1}, {2}}, 4},
     {{1}, {2}},
     4,
     Outcome::R,
     "Left, to move, wins heap 4 by the table's own smaller heaps"},
    {"identical-sets",
     {shared({2}), 9},
     shared({2}),
     4,
     Outcome::L,
     "P at heap 4 (the second player wins where the Grundy value by mex over the graph is 0)"},
    {"positive-value",
     {shared({2}), 9},
     shared({2}),
     3,
     Outcome::P,
     "N at heap 3 (the first player wins where the solver's Grundy value is positive)"},
    {"swapping-players",
     {{{1}, {2}}, 4},
     {{1}, {2}},
     1,
     Outcome::P,
     "L at heap 1 (the mirror image of the answer to {2}|{1})"},
    {"further-removal",
     {{{2}, {1}}, 4},
     {{1, 2}, {1}},
     2,
     Outcome::R,
     "no worse for Left than N at heap 2 once Left may also take 1"},
    {"scaling",
     {{{1}, {2}}, 4},
     {{2}, {4}},
     3,
     Outcome::P,
     "L at heap 3 ({2}|{4}, each heap of {1}|{2} standing for 2)"},
    {"repeated-window",
     {{{1}, {2}}, 40},
     {{1}, {2}},
     31,
     Outcome::P,
     "L at heap 31 (the repeated window proves preperiod 0, period 3)"},
    {"misere-shift",
     {shared({2}), 9},
     shared({2}, Convention::Misere),
     1,
     Outcome::P,
     "N at heap 1 ({2} misere is {2} played 2 heaps later)"},
};

TEST(Property, breaks_on_one_wrong_cell_and_says_which) {
  for (const Plant& plant : kPlants) {
    const Property& property = called(plant.property);
    EXPECT_FALSE(refute(property, kRight, plant.game)) << plant.property;
    const Solver wrong =
        with_cell([&](const Ruleset& r) { return r == plant.touched; }, plant.heap, plant.outcome);
    const auto failure = refute(property, wrong, plant.game);
    ASSERT_TRUE(failure) << plant.property;
    EXPECT_EQ(failure->expected, plant.expected);
    EXPECT_EQ(failure->game, plant.game);
  }
}

TEST(Property, sees_a_removal_above_the_heap_matter) {
  const Solver wrong =
      with_cell([](const Ruleset& r) { return r.largest_removal() == 7; }, 3, Outcome::P);
  const auto failure = refute(called("beyond-the-heap"), wrong, {{{1}, {7}}, 3});
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->expected, "L at heap 3 (without the removals above heap 3)");
}

TEST(Property, sees_the_range_matter) {
  const Solver wrong{"planted", kRight.reach, [](const Ruleset& ruleset, Size heap_max) {
                       WinTable table = fast::dp(ruleset, heap_max);
                       table.outcome.back() = Outcome::R;
                       return table;
                     }};
  const auto failure = refute(called("prefix"), wrong, {shared({2}), 9});
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->expected, "R at heap 0 (the answer when asked for heaps 0..0, not 0..9)");
}

TEST(Property, makes_a_counterexample_of_an_exception_and_of_a_short_table) {
  const Solver throws{"throws", kRight.reach, [](const Ruleset&, Size) -> WinTable {
                        throw std::runtime_error("no more cells");
                      }};
  const auto thrown = refute(called("agreement"), throws, {shared({2}), 9});
  ASSERT_TRUE(thrown);
  EXPECT_EQ(thrown->got, "an exception: no more cells");
  EXPECT_EQ(thrown->game, (Game{shared({2}), 9}));
  const Solver brief{"brief", kRight.reach,
                     [](const Ruleset& ruleset, Size) { return fast::dp(ruleset, 0); }};
  const auto cut = refute(called("prefix"), brief, {shared({2}), 9});
  ASSERT_TRUE(cut);
  EXPECT_EQ(cut->got, "an exception: 1 classes for heaps 0..9");
}

}  // namespace
}  // namespace nimplus::properties
