// Z19, Z20: what becomes of large heaps, counted over all pairs of sets of removals 1..5 (not
// empty).

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "oracle/every_set.hpp"
#include "properties/games.hpp"
#include "properties/sequence.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

/// Of the classes that recur for ever: who wins all large heaps, who some that the other never
/// does.
std::string behaviour(const Ruleset& ruleset) {
  const auto period = class_period(minimax(), ruleset, 400);
  const WinTable table = minimax().solve(ruleset, period->preperiod + period->period);
  std::string recurring;
  for (Size heap = period->preperiod; heap < period->preperiod + period->period; ++heap) {
    recurring += letter(table.outcome[heap]);
  }
  const bool left = recurring.find('L') != std::string::npos;
  const bool right = recurring.find('R') != std::string::npos;
  if (left && right) return "fair";
  if (!left && !right) return "P and N";
  const std::string who = left ? "Left" : "Right";
  return who +
         (recurring.find_first_not_of(left ? 'L' : 'R') == std::string::npos ? " all" : " some");
}

TEST(Census, of_all_pairs_over_removals_1_to_5_is_that_of_the_theory) {
  std::map<std::string, int> count;
  Ruleset first_fair;
  const Reach reach{5, 1000, true, false};
  for (Size largest = 1; largest <= 5; ++largest) {
    for (const Ruleset& ruleset : rulesets_of_largest(largest, reach)) {
      if (ruleset.left.empty() || ruleset.right.empty()) continue;
      const std::string is = behaviour(ruleset);
      if (is == "fair" && count[is] == 0) first_fair = ruleset;
      ++count[is];
    }
  }
  EXPECT_EQ(count, (std::map<std::string, int>{{"Left all", 395},
                                               {"Right all", 395},
                                               {"Left some", 47},
                                               {"Right some", 47},
                                               {"fair", 4},
                                               {"P and N", 73}}));
  EXPECT_EQ(to_text(first_fair), "{2,3}|{2,5}");
}

/// Z20: chains a > b > c of sets that beat each other on all large heaps.
TEST(Census, of_dominance_counts_the_broken_chains_and_the_circles_of_the_theory) {
  std::vector<SubtractionSet> sets = oracle::every_set(5);
  std::erase_if(sets, [](const SubtractionSet& set) { return set.empty(); });
  const std::size_t count = sets.size();
  std::vector<std::vector<bool>> beats(count, std::vector<bool>(count));
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = 0; b < count; ++b) {
      beats[a][b] = behaviour({sets[a], sets[b]}) == "Left all";
    }
  }
  int chains = 0;
  int broken = 0;
  int circles = 0;  // each met three times
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = 0; b < count; ++b) {
      for (std::size_t c = 0; c < count; ++c) {
        if (!beats[a][b] || !beats[b][c]) continue;
        ++chains;
        broken += beats[a][c] ? 0 : 1;
        circles += beats[c][a] ? 1 : 0;
      }
    }
  }
  EXPECT_EQ(chains, 2976);
  EXPECT_EQ(broken, 283);
  EXPECT_EQ(circles, 3 * 31);
}

}  // namespace
}  // namespace nimplus::properties
