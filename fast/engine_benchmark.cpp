// The engine against the tables as contestants write them, on sets near and far:
// impartial/SET/engine|early|push|word_loop and partizan/SET/engine|early|push, heaps 0..10^6.
#include "fast/engine.hpp"

#include <benchmark/benchmark.h>

#include "fast/benchmark_games.hpp"
#include "fast/word_loop.hpp"

namespace nimplus::fast {
namespace {

SubtractionSet up_to(Size largest) {
  std::vector<Size> removals;
  for (Size removal = 1; removal <= largest; ++removal) removals.push_back(removal);
  return SubtractionSet(removals);
}

SubtractionSet together(const SubtractionSet& one, const SubtractionSet& other) {
  std::vector<Size> removals(one.begin(), one.end());
  removals.insert(removals.end(), other.begin(), other.end());
  return SubtractionSet(removals);
}

/// Random sets: their removals lie in least..most, both included.
struct Draw {
  std::string name;
  std::size_t count;
  Size least, most;
};

constexpr Size kN = kTimedHeap;

std::vector<NamedGame> impartial_games() {
  std::vector<NamedGame> games{
      {"1", shared({1})},
      {"1..3", shared(up_to(3))},
      {"1..10", shared(up_to(10))},
      {"1..100", shared(up_to(100))},
      {"1+far_k100", shared(together({1}, set_called("far_k100", 100, kN / 500, kN)))},
      {"half_k100", shared(together(set_called("half_k100", 50, 1, 200),
                                    set_called("half_k100", 50, 512, kN)))}};
  const std::vector<Draw> draws{{"52_k30", 30, 1, 52},         {"200_k3", 3, 1, 200},
                                {"200_k10", 10, 1, 200},       {"200_k100", 100, 1, 200},
                                {"4095_k1", 1, 512, 4095},     {"4095_k10", 10, 512, 4095},
                                {"4095_k100", 100, 512, 4095}, {"far_k3", 3, kN / 500, kN},
                                {"far_k10", 10, kN / 500, kN}, {"far_k100", 100, kN / 500, kN}};
  for (const auto& [name, count, least, most] : draws) {
    games.push_back({name, shared(set_called(name, count, least, most))});
  }
  return games;
}

std::vector<NamedGame> partizan_games() {
  std::vector<NamedGame> games;
  const std::vector<Draw> draws{{"8_k3", 3, 1, 8},           {"64_k10", 10, 1, 64},
                                {"200_k10", 10, 1, 200},     {"200_k100", 100, 1, 200},
                                {"4095_k10", 10, 512, 4095}, {"4095_k100", 100, 512, 4095},
                                {"all_k10", 10, 1, kN},      {"all_k100", 100, 1, kN}};
  for (const auto& [name, count, least, most] : draws) {
    games.push_back({"partizan " + name,
                     {set_called("left " + name, count, least, most),
                      set_called("right " + name, count, least, most)}});
  }
  return games;
}

bool right(const BitRow& left, const BitRow& right, const ContestTables& truth) {
  return same(left, truth.left) && same(right, truth.right);
}

void time_engine(benchmark::State& state, const NamedGame& game) {
  const auto answer = [&] {
    Engine engine(game.ruleset, kTimedHeap);
    engine.run_to(kTimedHeap);
    return engine;
  };
  const Engine engine = answer();
  if (!right(engine.losing(Player::Left), engine.losing(Player::Right), known_tables(game))) {
    return state.SkipWithError("the engine differs from the contestant's table");
  }
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(answer());
}

void time_word_loop(benchmark::State& state, const NamedGame& game) {
  const LosingRows rows = word_loop(game.ruleset, kTimedHeap);
  if (!right(*rows.left, *rows.right, known_tables(game))) {
    return state.SkipWithError("the word loop differs from the contestant's table");
  }
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(word_loop(game.ruleset, kTimedHeap));
  }
}

/// `fill` is one of a contestant's tables.
template <typename Fill>
void time_table(benchmark::State& state, const NamedGame& game, Fill fill) {
  ContestTables tables{contest::Row(kTimedHeap + 1), contest::Row(kTimedHeap + 1)};
  const std::vector<int> left = as_ints(game.ruleset.left);
  const std::vector<int> right = as_ints(game.ruleset.right);
  const auto run = [&] { fill(left, right, tables); };
  run();
  const ContestTables& truth = known_tables(game);
  if (tables.left != truth.left || (!game.ruleset.impartial() && tables.right != truth.right)) {
    return state.SkipWithError("the table differs from the contestant's with early exit");
  }
  for ([[maybe_unused]] auto _ : state) {
    run();
    benchmark::ClobberMemory();
  }
}

template <typename Time>
void add(const std::string& kind, const NamedGame& game, const std::string& form, Time time) {
  const std::string name = game.name.substr(game.name.rfind(' ') + 1);
  benchmark::RegisterBenchmark((kind + '/' + name + '/' + form).c_str(),
                               [game, time](auto& state) { time(state, game); });
}

template <typename Fill>
void add_table(const std::string& kind, const NamedGame& game, const std::string& form, Fill fill) {
  add(kind, game, form,
      [fill](auto& state, const NamedGame& timed) { time_table(state, timed, fill); });
}

using Ints = std::vector<int>;

[[maybe_unused]] const bool registered = [] {
  for (const NamedGame& game : impartial_games()) {
    add("impartial", game, "engine", time_engine);
    add("impartial", game, "word_loop", time_word_loop);
    add_table("impartial", game, "early", [](const Ints& set, const Ints&, ContestTables& tables) {
      contest::early(set, tables.left);
    });
    add_table("impartial", game, "push", [](const Ints& set, const Ints&, ContestTables& tables) {
      contest::push(set, tables.left);
    });
  }
  for (const NamedGame& game : partizan_games()) {
    add("partizan", game, "engine", time_engine);
    add_table("partizan", game, "early",
              [](const Ints& left, const Ints& right, ContestTables& tables) {
                contest::early(left, right, tables.left, tables.right);
              });
    add_table("partizan", game, "push",
              [](const Ints& left, const Ints& right, ContestTables& tables) {
                contest::push(left, right, tables.left, tables.right);
              });
  }
  return true;
}();

}  // namespace
}  // namespace nimplus::fast
