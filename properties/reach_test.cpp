#include <gtest/gtest.h>

#include <set>
#include <stdexcept>

#include "fast/dp.hpp"
#include "fast/grundy.hpp"
#include "properties/property.hpp"

namespace nimplus::properties {
namespace {

const Property& called(std::string_view name) {
  for (const Property& property : all()) {
    if (property.name == name) return property;
  }
  throw std::runtime_error("no such property");
}

TEST(Reach, decides_by_data_which_claims_can_be_asked) {
  const Solver one_set{"one set", {64, 1000, false, false}, fast::dp};
  std::set<std::string> beyond;
  for (const Property& property : all()) {
    if (beyond_reach(property.domain, one_set).empty()) continue;
    beyond.insert(property.name);
    const Domain& domain = property.domain;
    EXPECT_TRUE(domain.needs_partizan || domain.needs_misere || domain.needs_grundy ||
                domain.removal_least > 64 || domain.heap_least > 1000)
        << property.name;
  }
  for (const char* name : {"swapping-players", "misere-shift", "grundy-values"}) {
    EXPECT_TRUE(beyond.contains(name)) << name;
  }
  EXPECT_EQ(aim(called("scaling").domain, {66, 1000, true, false}).largest_removal, 22U);
  const Solver two_removals{"near", {2, 1000, true, true}, fast::dp};
  EXPECT_NE(beyond_reach(called("scaling").domain, two_removals), "");
  EXPECT_NE(beyond_reach(called("additive-set").domain, two_removals), "");
  EXPECT_EQ(beyond_reach(called("two-removals").domain, two_removals), "");
  EXPECT_EQ(aim(called("repeated-window").domain, one_set.reach).largest_removal, 10U);
  EXPECT_FALSE(
      aim(called("identical-sets").domain, Reach{kAnyRemoval, 100'000, true, true}).partizan);
}

/// The solver is never asked for what it does not claim: an edge just above the drawn games.
TEST(Properties, keep_within_the_reach_of_the_solver) {
  for (const Reach& reach :
       {Reach{5, 40, true, true}, Reach{64, 100, false, true}, Reach{4, 4, true, false},
        Reach{65, 300, false, false}, Reach{9, 450, true, true}, Reach{70, 9000, true, false}}) {
    const Solver strict{"strict", reach,
                        [reach](const Ruleset& ruleset, Size heap_max) {
                          if (!reach.covers(ruleset, heap_max)) throw std::runtime_error("beyond");
                          return fast::dp(ruleset, heap_max);
                        },
                        [reach](const SubtractionSet& set, Size heap_max) {
                          if (!reach.covers(shared(set), heap_max)) {
                            throw std::runtime_error("beyond");
                          }
                          return fast::grundy(set, heap_max);
                        }};
    for (const Property& property : all()) {
      if (!beyond_reach(property.domain, strict).empty()) continue;
      const Finding finding = check(property, strict, {.seed = 3, .cases = 300});
      EXPECT_TRUE(finding.held()) << property.name << " reach " << reach.largest_removal << ' '
                                  << reach.largest_heap << ' '
                                  << (finding.counterexample ? finding.counterexample->got : "");
    }
  }
}

}  // namespace
}  // namespace nimplus::properties
