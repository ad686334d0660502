#include "fast/batch.hpp"

#include <gtest/gtest.h>

#include "fast/brute_force.hpp"
#include "fast/dp.hpp"
#include "fast/solvers.hpp"
#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast {
namespace {

constexpr std::array kConventions{Convention::Normal, Convention::Misere};

WinTable in_lane(const BatchBlock& block, Size lane) {
  WinTable table;
  for (Size heap = 0; heap <= block.heap_max; ++heap) {
    table.outcome.push_back(
        outcome_of(block.wins(Player::Left, heap)[lane], block.wins(Player::Right, heap)[lane]));
  }
  return table;
}

/// Holds every `step`th game of the blocks against `truth`, at every width and convention.
void expect_true(Sets sets, Size removal_max, Size block_step, Size step, Size heap_max,
                 WinTable (*truth)(const Ruleset&, Size)) {
  for (const Convention convention : kConventions) {
    const Batch batch{sets, removal_max, convention};
    for (const int width : vector_widths()) {
      const auto check = [&](const BatchBlock& block) {
        for (Size lane = block.first_game / kLanes % step; lane < block.games; lane += step) {
          const Ruleset ruleset = batch.game(block.first_game + lane);
          ASSERT_EQ(in_lane(block, lane), truth(ruleset, heap_max))
              << to_text(ruleset) << ", " << width << " bytes";
        }
      };
      for (Size begin = 0; begin < batch.blocks(); begin += block_step) {
        solve_batch(batch, {begin, begin + 1}, heap_max, check, width);
        if (testing::Test::HasFatalFailure()) return;
      }
    }
  }
}

TEST(Batch, numbers_every_pair_of_sets_once) {
  const Batch batch{Sets::Pairs, 3};
  EXPECT_EQ(batch.games(), 64U);
  EXPECT_EQ(batch.game(0), (Ruleset{{}, {}}));
  EXPECT_EQ(batch.game(0b110'001), (Ruleset{{1}, {2, 3}}));
  EXPECT_EQ((Batch{Sets::Pairs, 12}).blocks(), 32'768U);
  EXPECT_EQ((Batch{Sets::Shared, 20, Convention::Misere}).game((Size{1} << 19) + 2),
            shared({2, 20}, Convention::Misere));
}

TEST(Batch, equals_the_memoless_search_for_every_pair_up_to_4) {
  expect_true(Sets::Pairs, 4, 1, 1, 9, brute_force);
}

TEST(Batch, equals_the_memoless_search_for_every_shared_set_up_to_6) {
  expect_true(Sets::Shared, 6, 1, 1, 12, brute_force);
}

TEST(Batch, equals_the_table_for_every_pair_up_to_5) { expect_true(Sets::Pairs, 5, 1, 1, 40, dp); }

TEST(Batch, equals_the_table_for_pairs_up_to_each_largest_removal) {
  for (Size removal_max = 1; removal_max <= kBatchPairRemovalMax; ++removal_max) {
    const Batch batch{Sets::Pairs, removal_max};
    expect_true(Sets::Pairs, removal_max, batch.blocks() / 9 + 1, 37, 70, dp);
    // The last block: all removals that lanes share are there.
    const Ruleset last = batch.game(batch.games() - 1);
    solve_batch(batch, {batch.blocks() - 1, batch.blocks()}, kBatchHeapMax,
                [&](const BatchBlock& block) {
                  EXPECT_EQ(in_lane(block, block.games - 1), dp(last, kBatchHeapMax));
                });
  }
}

TEST(Batch, equals_the_table_for_shared_sets_up_to_each_largest_removal) {
  for (Size removal_max = 1; removal_max <= kBatchSharedRemovalMax; ++removal_max) {
    const Batch batch{Sets::Shared, removal_max};
    expect_true(Sets::Shared, removal_max, batch.blocks() / 9 + 1, 37, 70, impartial_dp);
  }
}

TEST(Batch, shows_all_blocks_in_order) {
  const Batch batch{Sets::Pairs, 6};
  Size next = 0;
  solve_batch(batch, 0, [&](const BatchBlock& block) {
    EXPECT_EQ(block.first_game, next);
    next += block.games;
    EXPECT_EQ(block.wins(Player::Left, 0), Plane{});  // stuck
    EXPECT_EQ(block.wins(Player::Right, 0), Plane{});
  });
  EXPECT_EQ(next, batch.games());
}

TEST(Batch, answers_one_game_at_the_edge_of_its_reach) {
  for (const Convention convention : kConventions) {
    for (const Ruleset& ruleset :
         {Ruleset{{12}, {11, 12}, convention}, Ruleset{{1, 12}, {}, convention},
          Ruleset{{}, {9, 10}, convention}, Ruleset{{2, 4, 7}, {2, 4, 7}, convention}}) {
      EXPECT_EQ(fast::batch(ruleset, kBatchHeapMax), dp(ruleset, kBatchHeapMax))
          << to_text(ruleset);
    }
  }
}

TEST(Batch, refuses_what_is_beyond_its_limits) {
  const auto ignore = [](const BatchBlock&) {};
  EXPECT_THROW(solve_batch({Sets::Pairs, 13}, {0, 1}, 10, ignore), ContractViolation);
  EXPECT_THROW(solve_batch({Sets::Shared, 21}, {0, 1}, 10, ignore), ContractViolation);
  EXPECT_THROW(solve_batch({Sets::Pairs, 0}, {0, 1}, 10, ignore), ContractViolation);
  EXPECT_THROW(solve_batch({Sets::Pairs, 6}, {0, 9}, 10, ignore), ContractViolation);
  EXPECT_THROW(solve_batch({Sets::Pairs, 6}, {0, 1}, 513, ignore), ContractViolation);
  EXPECT_THROW(fast::batch(shared({13}), 10), ContractViolation);
  EXPECT_THROW(fast::batch(shared({1}), 513), ContractViolation);
}

}  // namespace
}  // namespace nimplus::fast
