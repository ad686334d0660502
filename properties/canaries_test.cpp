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
  if (table.outcome.size() != game.heap_max + 1) return true;
  if (!std::equal(table.outcome.begin(), table.outcome.end(), truth.outcome.begin())) return true;
  return solver.grundy && solver.grundy(game.ruleset.left, game.heap_max) !=
                              oracle::grundy(game.ruleset, game.heap_max);
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

bool differently(const Solver& a, const Solver& b, const Ruleset& ruleset, Size heap_max) {
  if (a.solve(ruleset, heap_max) != b.solve(ruleset, heap_max)) return true;
  return a.grundy && b.grundy &&
         a.grundy(ruleset.left, heap_max) != b.grundy(ruleset.left, heap_max);
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
          if (!rows[i].solver.reach.covers(ruleset, 70)) continue;
          if (!rows[j].solver.reach.covers(ruleset, 70)) continue;
          differ = differently(rows[i].solver, rows[j].solver, ruleset, 70);  // beyond a word
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

TEST(Canaries, are_all_falsified) {
  for (const CanaryRow& row : tried()) {
    EXPECT_TRUE(row.killed()) << row.canary->solver.name;
    ASSERT_EQ(row.marks.size(), all().size());
  }
}

/// Nor is the truth asked for, closed forms and bounds included.
TEST(Canaries, are_falsified_by_their_own_answers_alone) {
  for (const CanaryRow& row : tried()) {
    EXPECT_TRUE(row.killed_by(Kind::Metamorphic)) << row.canary->solver.name;
  }
}

/// A solver of Grundy values by a formula of set and heap; a heap is lost where it is 0.
Solver by_formula(std::function<std::uint32_t(const SubtractionSet&, Size heap)> value) {
  const auto values = [value](const SubtractionSet& set, Size heap_max) {
    GrundySequence sequence;
    for (Size heap = 0; heap <= heap_max; ++heap) sequence.value.push_back(value(set, heap));
    return sequence;
  };
  return {"formula",
          {kAnyRemoval, 100'000, false, false},
          [values](const Ruleset& ruleset, Size heap_max) {
            WinTable table;
            for (const auto number : values(ruleset.left, heap_max).value) {
              table.outcome.push_back(number == 0 ? Outcome::P : Outcome::N);
            }
            return table;
          },
          values};
}

/// Claims that no canary breaks, and a wrong solver each that does.
const std::pair<const char*, Solver> kBroken[] = {
    {"period-two-odd",
     by_formula([](const auto&, Size heap) { return heap < 5 ? 0U : 1U + heap % 2; })},
    {"late-period-two", by_formula([](const auto&, Size heap) { return heap % 3; })},
    {"affine-far-out", by_formula([](const auto& set, Size heap) {
       return heap % (2 + set.largest() * set.largest() % 97);
     })},
    {"all-but-a-few", by_formula([](const auto&, Size heap) { return heap * heap; })},
};

TEST(Property, is_broken_by_some_planted_fault) {
  std::set<std::string> unbroken;
  for (std::size_t i = 0; i < all().size(); ++i) {
    const auto breaks = [i](const CanaryRow& row) { return row.marks[i] == Mark::Falsified; };
    if (std::ranges::none_of(tried(), breaks)) unbroken.insert(all()[i].name);
  }
  for (const auto& [name, solver] : kBroken) {
    const auto property = std::ranges::find(all(), name, &Property::name);
    ASSERT_NE(property, all().end()) << name;
    EXPECT_FALSE(check(*property, solver, {.seed = 1, .cases = 400, .enumerated = 0}).held())
        << name;
    unbroken.erase(name);
  }
  EXPECT_EQ(unbroken, std::set<std::string>{});
}

}  // namespace
}  // namespace nimplus::properties
