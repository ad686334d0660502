#include "properties/small_worlds.hpp"

#include <gtest/gtest.h>

#include "fast/dp.hpp"
#include "fast/period.hpp"
#include "fast/solvers.hpp"
#include "oracle/every_set.hpp"
#include "oracle/verify.hpp"
#include "properties/canaries.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

/// The claim beside kWholeHeapMax, which the small worlds and every search for the smallest game
/// stand on. The oracle proves each period for ever, from the recurrence alone.
TEST(SmallWorlds, hold_the_preperiod_the_period_and_its_proof_of_every_ruleset) {
  Size longest_preperiod = 0;
  for (const Ruleset& ruleset : oracle::every_pair(kEnumeratedWhole)) {
    const auto certificate = fast::find_period(ruleset, kWholeHeapMax);
    ASSERT_TRUE(certificate) << to_text(ruleset);
    ASSERT_EQ(oracle::verify(*certificate), std::nullopt) << to_text(ruleset);
    const auto [preperiod, period] = certificate->period;
    ASSERT_LE(preperiod + period + ruleset.largest_removal(), kWholeHeapMax + 1)
        << to_text(ruleset);
    longest_preperiod = std::max(longest_preperiod, preperiod);
  }
  EXPECT_EQ(longest_preperiod, 72U);  // {6}|{1,6} misere, which the bound just holds
}

TEST(SmallWorlds, are_all_16384_pairs_and_4096_sets_and_hold_for_every_solver_of_ours) {
  ASSERT_EQ(small_worlds().size(), 3U);
  for (const World& world : small_worlds()) {
    const auto sweeps = sweep(fast::solvers(), world);
    ASSERT_EQ(sweeps.size(), fast::solvers().size());
    for (std::size_t i = 0; i < sweeps.size(); ++i) {
      const Reach& reach = fast::solvers()[i].reach;
      const std::string& name = fast::solvers()[i].name;
      const Scope& scope = sweeps[i].scope;
      const std::size_t sets = std::size_t{1} << scope.world.removal_max;
      const std::size_t pairs = scope.world.shared_only ? sets : sets * sets;
      EXPECT_TRUE(sweeps[i].finding.held()) << name;
      EXPECT_EQ(sweeps[i].scope.pairs, pairs) << name;
      EXPECT_EQ(sweeps[i].finding.cases, (reach.misere ? 2U : 1U) * pairs) << name;
    }
  }
}

TEST(SmallWorlds, have_one_hash_whoever_walks_them) {
  // SHA-256 of PPNNPNNP: {}, {} misere, {1}, {1} misere on heaps 0 and 1.
  for (const Sweep& one : sweep(fast::solvers(), {1, 1, true, true})) {
    EXPECT_EQ(one.scope.hash, "eb33aca5f7929ab3");
  }
}

TEST(SmallWorlds, end_at_the_smallest_failure_of_a_canary) {
  for (const Canary& row : canaries()) {
    if (row.smallest.ruleset.largest_removal() > kEnumeratedWhole) continue;
    if (row.solver.grundy) continue;  // its classes are right
    const auto sweeps = sweep(std::span(&row.solver, 1), {3, 80, false, true});
    ASSERT_EQ(sweeps.size(), 1U);
    const bool in_world = row.smallest.ruleset.largest_removal() <= 3;
    ASSERT_EQ(sweeps[0].finding.held(), !in_world) << row.solver.name;
    if (in_world) {
      EXPECT_EQ(sweeps[0].finding.counterexample->game, row.smallest) << row.solver.name;
    }
  }
}

TEST(SmallWorlds, keep_within_a_reach_and_say_how_far_they_went) {
  const Solver narrow{"narrow", {2, 10, true, false}, fast::dp};
  const auto sweeps = sweep(std::span(&narrow, 1), {3, 80, false, true});
  EXPECT_EQ(sweeps[0].scope.pairs, 16U);
  EXPECT_EQ(sweeps[0].scope.world.removal_max, 2U);
  EXPECT_EQ(sweeps[0].scope.world.heap_max, 10U);
  EXPECT_FALSE(sweeps[0].scope.misere);
}

/// A failure that does not show again is one all the same.
TEST(SmallWorlds, keep_a_failure_that_does_not_show_again) {
  int asked = 0;
  const Solver fickle{"fickle", {1, 80, true, true}, [&](const Ruleset& ruleset, Size heap_max) {
                        WinTable table = fast::dp(ruleset, heap_max);
                        if (++asked == 1) table.outcome[3] = Outcome::R;
                        return table;
                      }};
  const auto sweeps = sweep(std::span(&fickle, 1), {3, 80, false, true});
  ASSERT_FALSE(sweeps[0].finding.held());
  EXPECT_EQ(sweeps[0].finding.counterexample->game, (Game{{}, 80}));
}

}  // namespace
}  // namespace nimplus::properties
