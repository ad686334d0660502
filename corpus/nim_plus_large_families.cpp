#include <algorithm>

#include "corpus/family_rows.hpp"

namespace nimplus::corpus {
namespace {

using List = std::vector<Size>;
using Drafts = std::vector<Draft>;

Drafts above_heap(Random& random, const Contract& contract) {
  Drafts drafts{{{100, {{101, 102}, {5000, 200}}}, "no removal fits: who moves first is stuck"},
                {{1, {{256}, {1}}}, "a removal of 256 kept in eight bits would be none"},
                {{300, {{256, 44}, {257, 300}}}, "removals around the width of a byte"},
                {{4999, {{5000}, {4999}}}, "a removal one above the heap"}};
  for (Draft& draft : drafts) draft.question = arranged(contract, draft.question);
  for (const Size heap : {8U, 20U, 60U, 1000U}) {
    drafts.push_back(
        {{heap,
          {draw_list(random, contract, 4, 3 * heap), draw_list(random, contract, 4, 3 * heap)}},
         "most removals exceed the heap"});
  }
  return drafts;
}

Drafts large_removals(Random& random, const Contract& contract) {
  Drafts drafts{{{5000, {{2500, 2600}, {2501, 2700}}}, "two smallest removals exceed the heap"},
                {{5000, {{5000}, {1}}}, "only the whole heap can be taken"},
                {{4000, {{3000, 4000}, {2000, 2500}}}, "two smallest removals exceed the heap"}};
  while (drafts.size() < 7) {
    const Size heap = random.between(4000, 5000);
    List first = random.distinct(8, 300, 5000);
    List second = random.distinct(8, 300, 5000);
    drafts.push_back({arranged(contract, {heap, {first, second}}),
                      "large removals: the heap is won or lost within a few moves"});
  }
  return drafts;
}

Drafts one_by_one(Random&, const Contract&) {
  Drafts drafts;
  for (const Size heap : {5000U, 4999U, 1000U, 999U}) {
    drafts.push_back({{heap, {{1}, {1}}},
                      "one token a move: the longest play, deep for recursion, the table's edge"});
  }
  drafts.push_back({{5000, {{1, 4999}, {1, 4998}}}, "one token a move or nearly all"});
  drafts.push_back({{4998, {{1}, {2}}}, "one token against two"});
  return drafts;
}

Drafts patience(Random&, const Contract& contract) {
  const char* reason = "exponential for a search without a memo";
  Drafts drafts{{{60, {{1, 2}, {1, 2}}}, reason},
                {{60, {{1, 2, 3}, {1, 2, 3}}}, reason},
                {{120, {{2, 3}, {3, 2}}}, reason},
                {{60, {progression(1, 100), progression(1, 100)}}, reason}};
  for (Draft& draft : drafts) draft.question = arranged(contract, draft.question);
  return drafts;
}

Drafts dense(Random&, const Contract&) {
  return {
      {{64, {progression(1, 64), progression(2, 65)}}, "dense sets, increasing"},
      {{64, {descending(progression(1, 64)), progression(1, 64)}}, "dense sets, one decreasing"},
      {{4999, {progression(1, 199, 2), progression(1, 199, 2)}}, "all odd: parity decides"},
      {{5000, {progression(1, 199, 2), progression(2, 200, 2)}}, "odd against even"},
      {{5000, {progression(1, 100), progression(2, 101)}}, "dense sets, increasing"},
      {{4949, {descending(progression(1, 100)), descending(progression(1, 100))}},
       "dense sets and a lost heap: no search ends early"},
      {{5000, {progression(4901, 5000), progression(4901, 5000)}}, "the 100 largest removals"}};
}

Drafts edges(Random& random, const Contract& contract) {
  Drafts drafts;
  for (const Size heap : {15U, 16U, 17U, 32U, 64U, 99U, 100U, 101U, 127U, 128U, 255U, 256U, 999U,
                          1000U, 4999U, 5000U}) {
    const List second = draw_list(random, contract, 3, 12);
    List first = second;
    first[0] = random.between(13, 20);
    drafts.push_back({arranged(contract, {heap, {first, second}}),
                      "a heap at the edge of a table, a word or the bound"});
  }
  return drafts;
}

Drafts full(Random& random, const Contract& contract) {
  Drafts drafts;
  for (const Size max : {100U, 150U, 1000U, 5000U}) {
    drafts.push_back(
        {{5000, {draw_list(random, contract, 100, max), draw_list(random, contract, 100, max)}},
         "the largest input: 5000 tokens, 100 removals each"});
  }
  return drafts;
}

}  // namespace

std::vector<Family> nim_plus_large_families() {
  const char* id = "nim-plus";
  return {
      {id, "above-heap", "removals that never fit", 2, above_heap},
      {id, "large-removals", "few moves in a large heap", 1, large_removals},
      {id, "one-by-one", "long plays, for recursion and for the table's last cell", 1, one_by_one},
      {id, "patience", "for exhaustive searches without a memo", 2, patience},
      {id, "dense", "runs of removals, in both orders", 1, dense},
      {id, "edges", "heaps at powers of two, of ten and at the bound", 2, edges},
      {id, "full", "the largest inputs", 0, full},
  };
}

}  // namespace nimplus::corpus
