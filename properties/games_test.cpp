#include "properties/games.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

/// A plain linear generator: the regions must be reached whatever the numbers come from.
struct Numbers {
  std::uint64_t state = 1;
  Size operator()(Size lo, Size hi) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    return lo + (state >> 20U) % (hi - lo + 1);
  }
};

constexpr Reach kAll{kAnyRemoval, 1'000'000, true, true};
constexpr int kDrawn = 6000;

/// The share, in percent, of games drawn as a search draws them for which the predicate holds.
double percent(const Reach& reach, const std::function<bool(const Game&)>& predicate) {
  Numbers numbers;
  int count = 0;
  for (int i = 0; i < kDrawn; ++i) {
    if (predicate(draw_game(reach, i * kSizeMost / kDrawn, std::ref(numbers)))) ++count;
  }
  return 100.0 * count / kDrawn;
}

std::size_t different(const Ruleset& ruleset) {
  std::size_t common = 0;
  for (const Size removal : ruleset.left) common += ruleset.right.contains(removal) ? 1U : 0U;
  return ruleset.left.size() + ruleset.right.size() - 2 * common;
}

Size factor(const Ruleset& ruleset) {
  Size divisor = 0;
  for (const Size removal : ruleset.left) divisor = std::gcd(divisor, removal);
  for (const Size removal : ruleset.right) divisor = std::gcd(divisor, removal);
  return divisor;
}

bool complementary(const Ruleset& ruleset) {
  if (ruleset.left.size() != ruleset.right.size() || ruleset.left.size() < 2) return false;
  const Size sum = ruleset.left.largest() + ruleset.right.smallest();
  for (const Size removal : ruleset.right) {
    if (removal >= sum || !ruleset.left.contains(sum - removal)) return false;
  }
  return true;
}

bool late(const Ruleset& ruleset) {
  const Size m = ruleset.right.largest();
  return m >= 2 && ruleset.right == SubtractionSet{m - 1, m} && ruleset.left.size() == 2 &&
         ruleset.left.smallest() == m && ruleset.left.largest() >= 2 * m * m - 3 * m;
}

struct Wanted {
  const char* what;
  double least_percent;
  bool (*holds)(const Game&);
};

// Classified by looking at the games, not by the names of the regions that drew them.
const Wanted kWanted[] = {
    {"small heaps with removals up to heap+1", 8,
     [](const Game& game) {
       return game.heap_max <= 12 && game.ruleset.largest_removal() <= game.heap_max + 1;
     }},
    {"equal sets, not empty", 10,
     [](const Game& game) { return game.ruleset.impartial() && !game.ruleset.left.empty(); }},
    {"sets that differ in one removal", 8,
     [](const Game& game) { return different(game.ruleset) == 1; }},
    {"one removal each, different", 6,
     [](const Game& game) {
       return game.ruleset.left.size() == 1 && game.ruleset.right.size() == 1 &&
              !game.ruleset.impartial();
     }},
    {"a common factor of three or more removals", 4,
     [](const Game& game) {
       return game.ruleset.left.size() + game.ruleset.right.size() >= 3 && factor(game.ruleset) > 1;
     }},
    {"p-B against B, two or more", 4, [](const Game& game) { return complementary(game.ruleset); }},
    {"{M,pad} against {M-1,M}", 3, [](const Game& game) { return late(game.ruleset); }},
    {"{M,pad} against {M-1,M} past its last undecided heap", 1,
     [](const Game& game) {
       const Size m = game.ruleset.right.largest();
       return late(game.ruleset) && game.heap_max >= (m - 1) * (2 * m - 1);
     }},
    {"the largest removal that can be written", 4,
     [](const Game& game) { return game.ruleset.largest_removal() == 1'000'000'000'000'000'000; }},
    {"a removal beyond 64, usable", 0.5,
     [](const Game& game) {
       const Size removal = game.ruleset.largest_removal();
       return removal > 64 && removal <= 70 && game.heap_max >= removal;
     }},
    {"a removal beyond 255, usable", 0.5,
     [](const Game& game) {
       const Size removal = game.ruleset.largest_removal();
       return removal > 255 && removal < 260 && game.heap_max >= removal;
     }},
    {"one empty set", 6,
     [](const Game& game) { return game.ruleset.left.empty() != game.ruleset.right.empty(); }},
    {"no removal at all", 0.5,
     [](const Game& game) { return game.ruleset.largest_removal() == 0; }},
    {"misère", 25, [](const Game& game) { return game.ruleset.convention == Convention::Misere; }},
    {"normal", 50, [](const Game& game) { return game.ruleset.convention == Convention::Normal; }},
    {"removals that are never usable", 10,
     [](const Game& game) { return game.ruleset.largest_removal() > game.heap_max; }},
    {"heaps five largest removals deep", 10,
     [](const Game& game) {
       return game.ruleset.largest_removal() >= 2 &&
              game.heap_max >= 5 * std::min<Size>(game.ruleset.largest_removal(), 1000);
     }},
};

TEST(DrawnGames, reach_every_region_often_enough) {
  for (const Wanted& wanted : kWanted) {
    EXPECT_GE(percent(kAll, wanted.holds), wanted.least_percent) << wanted.what;
  }
}

TEST(DrawnGames, are_at_an_edge_every_other_time) {
  const auto share = [](const Reach& reach) {
    return percent(reach, [&](const Game& game) { return at_an_edge(game, reach); });
  };
  EXPECT_GE(share(kAll), 50.0);
  EXPECT_LE(share(kAll), 75.0);
  EXPECT_GE(share({12, 512, true, true}), 50.0);
}

TEST(DrawnGames, at_an_edge_are_told_from_the_rest) {
  constexpr Reach kReach{10'000, 1'000'000, true, true};
  for (const Game& game :
       {Game{shared({3}), 62}, Game{shared({3}), 130}, Game{shared({3}), 4097},
        Game{shared({3}), 1'024}, Game{shared({2, 65}), 80}, Game{shared({2, 30}), 29},
        Game{shared({2, 30}), 30}, Game{{{1}, {129}}, 200}, Game{{{9'999}, {}}, 20}}) {
    EXPECT_TRUE(at_an_edge(game, kReach)) << to_text(game.ruleset) << ' ' << game.heap_max;
  }
  for (const Game& game : {Game{shared({3}), 0}, Game{shared({3}), 61}, Game{shared({3}), 40},
                           Game{shared({2, 65}), 50}, Game{shared({2, 30}), 31}}) {
    EXPECT_FALSE(at_an_edge(game, kReach)) << to_text(game.ruleset) << ' ' << game.heap_max;
  }
}

TEST(DrawnGames, stay_within_any_reach_and_meet_its_edge) {
  const Reach reaches[] = {{1, 5, true, true},       {7, 20, false, false},
                           {64, 100, true, false},   {64, 4096, false, true},
                           {100, 1, true, true},     {kAnyRemoval, 0, true, true},
                           {512, 300, false, false}, kAll};
  for (const Reach& reach : reaches) {
    const double within =
        percent(reach, [&](const Game& game) { return reach.covers(game.ruleset, game.heap_max); });
    EXPECT_EQ(within, 100.0);
    const Size edge = std::min<Size>(reach.largest_removal, 1'000'000'000'000'000'000);
    EXPECT_GE(
        percent(reach, [&](const Game& game) { return game.ruleset.largest_removal() == edge; }),
        3.0)
        << edge;
    if (reach.largest_heap > 1000) continue;
    EXPECT_GE(percent(reach, [&](const Game& game) { return game.heap_max == reach.largest_heap; }),
              10.0)
        << reach.largest_heap;
  }
}

TEST(ShrunkGames, are_smaller_within_reach_and_end) {
  Numbers numbers;
  for (const Reach& reach : {kAll, Reach{70, 300, false, true}, Reach{9, 40, true, false}}) {
    for (int i = 0; i < 300; ++i) {
      Game game = draw_game(reach, i % kSizeMost, std::ref(numbers));
      for (int steps = 0; steps < 5; ++steps) {
        const auto cuts = shrunk(game, reach);
        for (const Game& cut : cuts) {
          EXPECT_TRUE(smaller(cut, game));
          EXPECT_TRUE(reach.covers(cut.ruleset, cut.heap_max));
        }
        if (cuts.empty()) break;
        game = cuts[numbers(0, cuts.size() - 1)];
      }
    }
  }
  EXPECT_TRUE(shrunk({}, kAll).empty());
}

TEST(ShrunkGames, have_fewer_removals_smaller_heaps_and_smaller_removals) {
  const auto cuts = shrunk({{{2, 5}, {3}}, 9}, kAll);
  for (const Game& wanted :
       {Game{{{}, {3}}, 9}, Game{{{2}, {3}}, 9}, Game{{{2, 5}, {3}}, 0}, Game{{{2, 5}, {3}}, 8},
        Game{{{2, 4}, {3}}, 9}, Game{{{1, 5}, {3}}, 9}, Game{{{2, 5}, {2}}, 9}}) {
    EXPECT_NE(std::find(cuts.begin(), cuts.end(), wanted), cuts.end()) << to_text(wanted.ruleset);
  }
}

}  // namespace
}  // namespace nimplus::properties
