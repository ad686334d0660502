#include "fast/engine.hpp"

#include <gtest/gtest.h>

#include <array>

#include "fast/brute_force.hpp"
#include "fast/dp.hpp"
#include "fast/random_sets.hpp"
#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast {
namespace {

WinTable table_of(const Engine& engine, Size heap_max) {
  WinTable table;
  for (Size heap = 0; heap <= heap_max; ++heap) {
    table.outcome.push_back(
        outcome_of(!engine.losing(Player::Left)[heap], !engine.losing(Player::Right)[heap]));
  }
  return table;
}

void expect_at_every_width(const Ruleset& ruleset, const WinTable& truth) {
  const Size heap_max = truth.outcome.size() - 1;
  for (const int width : vector_widths()) {
    Engine engine(ruleset, heap_max, width);
    engine.run_to(heap_max);
    ASSERT_EQ(table_of(engine, heap_max), truth)
        << to_text(ruleset) << " width " << width << " heap_max " << heap_max;
  }
}

TEST(Engine, equals_the_memoless_search_for_every_pair_of_sets_up_to_4) {
  for (const Ruleset& ruleset : every_pair(4)) {
    expect_at_every_width(ruleset, brute_force(ruleset, 11));
    if (HasFailure()) return;
  }
}

Size at_an_edge(SplitMix& random) {
  static constexpr std::array<Size, 9> kEdges{8, 64, 128, 256, 511, 1024, 4095, 4608, 8191};
  return kEdges[random.between(0, 8)] + random.between(0, 4) - 2;
}

SubtractionSet drawn_set(SplitMix& random) {
  std::vector<Size> removals(random.between(0, 5));
  const Size span = random.between(0, 1) == 0 ? 20 : 6000;
  for (Size& removal : removals) {
    removal = random.between(0, 1) == 0 ? random.between(1, span) : at_an_edge(random);
  }
  return SubtractionSet(std::move(removals));
}

TEST(Engine, equals_the_table_at_the_edges_of_blocks_and_tiles) {
  SplitMix random{1};
  for (int i = 0; i < 600; ++i) {
    const SubtractionSet left = drawn_set(random);
    Ruleset ruleset{left, random.between(0, 1) == 0 ? left : drawn_set(random)};
    if (random.between(0, 2) == 0) ruleset.convention = Convention::Misere;
    expect_at_every_width(ruleset, dp(ruleset, at_an_edge(random) + random.between(0, 1) * 4096));
    if (HasFailure()) return;
  }
}

TEST(Engine, goes_on_from_where_it_stands) {
  const Ruleset ruleset{{1, 130, 700, 5000}, {2, 300, 4097}, Convention::Misere};
  const WinTable truth = dp(ruleset, 20'000);
  Engine engine(ruleset, 20'000);
  EXPECT_EQ(engine.computed(), 0U);
  for (const Size heap : std::array<Size, 9>{0, 511, 512, 3000, 4095, 4096, 9000, 8999, 20'000}) {
    engine.run_to(heap);
    EXPECT_GT(engine.computed(), heap);
    EXPECT_EQ(engine.computed() % 512, 0U);
  }
  EXPECT_EQ(table_of(engine, 20'000), truth);
}

/// By the definition, with the blocked heaps won.
std::vector<bool> lost_beside(const SubtractionSet& set, const BitRow& blocked, Size heap_max) {
  std::vector<bool> lost;
  for (Size heap = 0; heap <= heap_max; ++heap) {
    bool won = blocked[heap];
    for (const Size removal : set) won = won || (removal <= heap && lost[heap - removal]);
    lost.push_back(!won);
  }
  return lost;
}

TEST(Engine, never_loses_a_blocked_heap) {
  SplitMix random{1};
  constexpr Size kHeapMax = 20'000;
  for (int i = 0; i < 60; ++i) {
    const SubtractionSet set = drawn_set(random);
    BitRow blocked(kHeapMax);
    for (Size word = 0; word <= kHeapMax / 64; ++word) {
      // Whole blocks of 512 among them, which the engine passes over.
      blocked.words()[word] = word / 8 % 3 == 0 ? ~Size{0} : random.bits();
    }
    for (const int width : vector_widths()) {
      Engine engine(set, blocked, kHeapMax, width);
      engine.run_to(kHeapMax);
      const auto lost = lost_beside(set, blocked, kHeapMax);
      for (Size heap = 0; heap <= kHeapMax; ++heap) {
        ASSERT_EQ(engine.losing(Player::Left)[heap], lost[heap]) << to_text(set) << ' ' << heap;
      }
    }
  }
}

TEST(Engine, takes_removals_that_no_heap_allows) {
  const Ruleset ruleset{{3, ~Size{0}}, {1'000'000'000'000'000'000}, Convention::Misere};
  expect_at_every_width(ruleset, dp(ruleset, 100));
}

TEST(Engine, refuses_what_was_not_announced) {
  EXPECT_THROW(Engine(shared({1}), kLargestTableHeap + 1), ContractViolation);
  Engine engine(shared({1}), 5000);
  EXPECT_THROW(engine.run_to(5001), ContractViolation);
}

}  // namespace
}  // namespace nimplus::fast
