#include "properties/canaries.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "oracle/oracle.hpp"
#include "properties/search.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

bool wrong(const Solver& solver, const Game& game, const WinTable& truth) {
  const WinTable table = solver.solve(game.ruleset, game.heap_max);
  return table.outcome.size() != game.heap_max + 1 ||
         !std::equal(table.outcome.begin(), table.outcome.end(), truth.outcome.begin());
}

constexpr Size kEveryRange = 3;

/// The first game of the enumeration on which the solver is seen to be wrong: up to removals of
/// kEveryRange on every range of heaps 0..0 to 0..80, for a table may be wrong in its last heap
/// only; above on heaps 0..enumerated_heap() alone, and on every shorter range where that is wrong.
std::optional<Game> first_wrong(const Solver& solver, Size largest_max) {
  for (Size largest = 0; largest <= largest_max; ++largest) {
    for (const Ruleset& ruleset : rulesets_of_largest(largest, solver.reach)) {
      const Size heap_max = enumerated_heap(ruleset, solver.reach);
      const WinTable truth = oracle::solve(ruleset, heap_max);
      if (largest > kEveryRange && !wrong(solver, {ruleset, heap_max}, truth)) continue;
      for (Size heap = 0; heap <= heap_max; ++heap) {
        if (wrong(solver, {ruleset, heap}, truth)) return Game{ruleset, heap};
      }
    }
  }
  return std::nullopt;
}

TEST(Canary, is_wrong_on_its_listed_game_and_on_none_before_it_in_the_enumeration) {
  for (const Canary& canary : canaries()) {
    const Size largest = canary.smallest.ruleset.largest_removal();
    const auto found = first_wrong(canary.solver, largest);
    ASSERT_TRUE(found) << canary.solver.name;
    EXPECT_EQ(*found, canary.smallest)
        << canary.solver.name << ": " << to_text(found->ruleset) << " heap " << found->heap_max;
  }
}

TEST(Canary, has_a_name_and_a_fault_of_its_own) {
  std::set<std::string> names;
  std::set<std::string> faults;
  for (const Canary& canary : canaries()) {
    EXPECT_TRUE(names.insert(canary.solver.name).second) << canary.solver.name;
    EXPECT_TRUE(faults.insert(canary.fault).second) << canary.fault;
    EXPECT_FALSE(canary.source.empty()) << canary.solver.name;
  }
  EXPECT_GE(names.size(), 14U);
}

/// Two canaries that agree everywhere would count one kill twice.
TEST(Canary, differs_from_every_other_on_a_small_game) {
  const Reach everything{kEnumeratedWhole, 80, true, true};
  const auto rows = canaries();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = i + 1; j < rows.size(); ++j) {
      bool differ = rows[i].smallest != rows[j].smallest;
      for (Size largest = 0; largest <= 4 && !differ; ++largest) {
        for (const Ruleset& ruleset : rulesets_of_largest(largest, everything)) {
          if (!rows[i].solver.reach.covers(ruleset, 20)) continue;
          if (!rows[j].solver.reach.covers(ruleset, 20)) continue;
          differ = rows[i].solver.solve(ruleset, 20) != rows[j].solver.solve(ruleset, 20);
          if (differ) break;
        }
      }
      EXPECT_TRUE(differ) << rows[i].solver.name << " is " << rows[j].solver.name;
    }
  }
}

const std::vector<CanaryRow>& tried() {
  static const std::vector<CanaryRow> rows = try_canaries({.seed = 1, .cases = 60});
  return rows;
}

TEST(Canaries, are_all_falsified_and_every_property_falsifies_some) {
  std::vector<std::size_t> kills(all().size());
  for (const CanaryRow& row : tried()) {
    EXPECT_TRUE(row.killed()) << row.canary->solver.name;
    ASSERT_EQ(row.marks.size(), kills.size());
    for (std::size_t i = 0; i < kills.size(); ++i) {
      if (row.marks[i] == Mark::Falsified) ++kills[i];
    }
  }
  for (std::size_t i = 0; i < kills.size(); ++i) EXPECT_GE(kills[i], 3U) << all()[i].name;
}

/// The claims that compare a solver with nothing but its own other answers find all but two, which
/// contradict themselves nowhere: each is right about a game of another kind, of one move or two.
TEST(Canaries, are_falsified_without_asking_for_the_truth_but_for_two) {
  const std::set<std::string> of_itself{"swapping-players", "further-removal", "beyond-the-heap",
                                        "prefix",           "scaling",         "misere-shift"};
  std::set<std::string> survivors;
  for (const CanaryRow& row : tried()) {
    bool killed = false;
    for (std::size_t i = 0; i < row.marks.size(); ++i) {
      killed = killed || (row.marks[i] == Mark::Falsified && of_itself.contains(all()[i].name));
    }
    if (!killed) survivors.insert(row.canary->solver.name);
  }
  EXPECT_EQ(survivors, (std::set<std::string>{"any-move-wins", "one-ply"}));
}

}  // namespace
}  // namespace nimplus::properties
