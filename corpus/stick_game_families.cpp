#include <fmt/format.h>

#include <algorithm>

#include "corpus/family_rows.hpp"

namespace nimplus::corpus {
namespace {

using List = std::vector<Size>;
using Drafts = std::vector<Draft>;

constexpr Size kMillion = 1'000'000;

Drafts samples(Random&, const Contract&) {
  return {{{10, {{1, 2, 5}}}, "the walkthrough's sample: period 3"},
          {{10, {{1, 3, 4}}}, "a sample with period 7"}};
}

Drafts tiny(Random&, const Contract&) {
  Drafts drafts;
  for (const auto& [heap, list] : std::vector<std::pair<Size, List>>{{1, {1}},
                                                                     {2, {1}},
                                                                     {2, {2}},
                                                                     {2, {1, 2}},
                                                                     {2, {2, 1}},
                                                                     {3, {1}},
                                                                     {3, {2}},
                                                                     {3, {3}},
                                                                     {3, {1, 2}},
                                                                     {3, {3, 1}},
                                                                     {3, {2, 3}},
                                                                     {3, {1, 2, 3}},
                                                                     {3, {3, 1, 2}},
                                                                     {4, {3, 2}},
                                                                     {4, {4, 1}},
                                                                     {4, {1, 2, 3, 4}}}) {
    drafts.push_back({{heap, {list}}, "a tiny heap"});
  }
  return drafts;
}

Drafts every_heap(Random& random, const Contract& contract) {
  Drafts drafts;
  for (Size heap = 64; heap >= 5; --heap) {  // first all residues modulo 16
    const std::size_t count = random.between(1, 4);
    const Size max = random.between(5, heap);
    drafts.push_back({{heap, {draw_list(random, contract, count, max)}},
                      "one of all heaps up to 64: tables that are short for some lengths only"});
  }
  return drafts;
}

Drafts large_removals(Random& random, const Contract& contract) {
  Drafts drafts{{{65, {{65}}}, "a removal beyond a word of 64 bits"},
                {{65, {{1, 65}}}, "a removal beyond a word of 64 bits"},
                {{300, {{255, 256, 257}}}, "removals around the width of a byte"},
                {{300, {{256, 1, 300}}}, "removals around the width of a byte"},
                {{1000, {{1000}}}, "only the whole heap can be taken"},
                {{1000, {{999, 1, 1000}}}, "one token or nearly all"},
                {{1000, {{501, 600}}}, "two smallest removals exceed the heap"},
                {{70'000, {{65'536, 1, 65'537}}}, "removals around the width of 16 bits"}};
  for (int i = 0; i < 3; ++i) {
    drafts.push_back({{2000, {draw_list(random, contract, 8, 2000)}}, "large removals"});
  }
  return drafts;
}

Drafts edges(Random& random, const Contract& contract) {
  Drafts drafts;
  for (const Size heap :
       {99U, 100U, 101U, 127U, 128U, 129U, 255U, 256U, 257U, 1000U, 1023U, 1024U, 4096U, 5000U}) {
    const std::size_t count = random.between(1, 5);
    drafts.push_back({{heap, {draw_list(random, contract, count, 20)}},
                      "a heap at the edge of a table or of a word"});
  }
  return drafts;
}

Drafts dense(Random&, const Contract&) {
  return {{{64, {progression(1, 64)}}, "every removal, increasing: k = n"},
          {{64, {descending(progression(1, 64))}}, "every removal, decreasing: k = n"},
          {{100, {descending(progression(1, 100))}}, "every removal, decreasing: k = n = 100"},
          {{200, {progression(101, 200)}}, "the upper half"},
          {{1000, {progression(1, 199, 2)}}, "all odd removals: parity decides"},
          {{1000, {progression(2, 200, 2)}}, "all even removals"}};
}

Drafts period_traps(Random&, const Contract&) {
  Drafts drafts;
  for (const auto& [heap, list, preperiod] :
       std::vector<std::tuple<Size, List, Size>>{{13, {2, 4, 7}, 4},
                                                 {30, {1, 6, 9}, 10},
                                                 {80, {1, 6, 14}, 37},
                                                 {80, {2, 12, 13}, 44},
                                                 {60, {1, 4, 8, 12, 13}, 28},
                                                 {300, {2, 6, 7, 12, 16, 18}, 190}}) {
    drafts.push_back(
        {{heap, {list}}, fmt::format("the outcomes are periodic only from heap {} on", preperiod)});
  }
  drafts.push_back({{5050, {{1, 2, 6, 24, 120, 720, 5040}}},
                    "looks periodic up to heap 5049 and is not: the factorials"});
  return drafts;
}

Drafts patience(Random&, const Contract&) {
  const char* reason = "exponential for a search without a memo";
  return {{{60, {{1, 2}}}, reason}, {{60, {{1, 2, 3}}}, reason}, {{120, {{2, 3}}}, reason}};
}

Drafts one_by_one(Random&, const Contract&) {
  return {{{20'000, {{1}}}, "one token a move: deep for recursion"},
          {{kMillion, {{1}}}, "one token a move: a million deep, and the table's last cell is L"},
          {{kMillion - 1, {{1, 999'998}}}, "one token or nearly all of a million"}};
}

Drafts million(Random& random, const Contract& contract) {
  const char* worst = "a million heaps, 100 removals: the most work";
  Drafts drafts{{{kMillion, {progression(1, 100)}}, worst},
                {{kMillion, {descending(progression(1, 100))}}, worst},
                {{kMillion, {progression(1, 199, 2)}}, worst},
                {{kMillion, {{3}}}, "a million heaps, one removal: the last letter is W"},
                {{kMillion, {{1, 2}}}, "a million heaps, two removals"},
                {{kMillion - 1, {{1, kMillion - 1, 500'000}}}, "removals near the heap"},
                {{kMillion, {draw_list(random, contract, 100, 200)}}, worst},
                {{kMillion, {draw_list(random, contract, 100, kMillion)}}, worst}};
  List near_half = random.distinct(99, 499'000, 501'000);
  near_half.push_back(1);
  drafts.push_back({{999'999, {near_half}}, "removals around half of the heap"});
  return drafts;
}

}  // namespace

std::vector<Family> stick_game_families() {
  const char* id = "stick-game";
  return {
      {id, "samples", "the statement's own examples", 2, samples},
      {id, "known-mistakes", "where each listed wrong program first fails", 99,
       [id](Random&, const Contract& contract) { return known_mistakes(id, contract); }},
      {id, "tiny", "the first heaps", 4, tiny},
      {id, "every-heap", "a set for each heap up to 64", 16, every_heap},
      {id, "large-removals", "removals beyond a byte, a word, half of the heap", 2, large_removals},
      {id, "edges", "heaps at powers of two and of ten", 2, edges},
      {id, "dense", "runs of removals, in both orders", 1, dense},
      {id, "period-traps", "for programs that believe a period too soon", 2, period_traps},
      {id, "patience", "for exhaustive searches without a memo", 1, patience},
      {id, "one-by-one", "long plays, for recursion and for the table's last cell", 1, one_by_one},
      {id, "million", "the largest inputs", 0, million},
  };
}

}  // namespace nimplus::corpus
