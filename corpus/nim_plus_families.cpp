#include <fmt/format.h>

#include <algorithm>

#include "corpus/family_rows.hpp"

namespace nimplus::corpus {
namespace {

using List = std::vector<Size>;
using Drafts = std::vector<Draft>;

Drafts samples(Random&, const Contract&) {
  return {{{5, {{6}, {7}}}, "the statement's first sample: no removal fits the heap"},
          {{20, {{3, 7, 10}, {2, 6, 7}}}, "the statement's second sample"},
          {{10, {{1, 10}, {1, 10}}}, "the walkthrough's example: equal sets"}};
}

Drafts tiny(Random&, const Contract&) {
  Drafts drafts;
  for (Size heap = 1; heap <= 2; ++heap) {
    for (Size first = 1; first <= heap + 1; ++first) {
      for (Size second = 1; second <= heap + 1; ++second) {
        drafts.push_back({{heap, {{first}, {second}}}, "every single removal of a tiny heap"});
      }
    }
    for (const List& first : {List{1, 2}, List{2, 1}}) {
      for (const List& second : {List{1, 2}, List{2, 1}}) {
        drafts.push_back({{heap, {first, second}}, "two removals of a tiny heap in each order"});
      }
    }
  }
  return drafts;
}

Drafts small(Random& random, const Contract& contract) {
  Drafts drafts;
  while (drafts.size() < 24) {
    const Size heap = random.between(3, 12);
    const std::size_t count = random.between(1, 3);
    drafts.push_back({{heap,
                       {draw_list(random, contract, count, heap + 1),
                        draw_list(random, contract, count, heap + 1)}},
                      "small and random: where most wrong programs fail"});
  }
  return drafts;
}

Drafts equal_sets(Random& random, const Contract& contract) {
  Drafts drafts;
  for (const Size heap : {4U, 7U, 11U, 16U, 23U, 40U, 300U, 4999U}) {
    List first = draw_list(random, contract, random.between(2, 4), 9);
    List second = first;
    random.shuffle(second);
    drafts.push_back(
        {arranged(contract, {heap, {first, second}}), "equal sets: the game is the shared one"});
  }
  return drafts;
}

Drafts never_settled(Random& random, const Contract& contract) {
  Drafts drafts;
  for (const Size heap : {50U, 200U, 777U, 1500U, 3000U, 5000U}) {
    const Size sum = random.between(12, 25);
    List second = random.distinct(random.between(3, 6), 1, sum - 1);
    List first = second;
    for (Size& removal : first) removal = sum - removal;
    random.shuffle(first);
    drafts.push_back(
        {arranged(contract, {heap, {first, second}}),
         fmt::format("every removal has an answer that makes {} of both: periodic from "
                     "heap 0, so a large heap is as open as a small one",
                     sum)});
  }
  return drafts;
}

Drafts scaled(Random& random, const Contract& contract) {
  Drafts drafts;
  for (const Size scale : {2U, 3U, 7U, 16U, 50U, 250U}) {
    const Size quotient = random.between(9, 16);
    const Size heap = scale * quotient + random.between(0, scale - 1);
    List first = draw_list(random, contract, 3, 8);
    List second = draw_list(random, contract, 3, 8);
    for (List* list : {&first, &second}) {
      for (Size& removal : *list) removal *= scale;
    }
    drafts.push_back(
        {{heap, {first, second}},
         fmt::format("all removals are multiples of {}: decided as the heap divided by "
                     "it, remainder dropped",
                     scale)});
  }
  return drafts;
}

Drafts late_preperiod(Random&, const Contract& contract) {
  Drafts drafts;
  for (const Size large : {3U, 5U, 16U, 50U}) {
    const Size last = (large - 1) * (2 * large - 1) - 1;
    for (const Size heap : {last, last + 1}) {
      drafts.push_back(
          {arranged(contract, {heap, {{large, 5000}, {large - 1, large}}}),
           fmt::format("heap {} is the last before Mao Mao wins every heap for good", last)});
    }
  }
  return drafts;
}

Drafts period_traps(Random&, const Contract& contract) {
  const char* reason = "equal sets whose outcomes become periodic late";
  Drafts drafts{{{13, {{2, 4, 7}, {2, 4, 7}}}, reason},
                {{44, {{2, 12, 13}, {2, 12, 13}}}, reason},
                {{190, {{2, 6, 7, 12, 16, 18}, {2, 6, 7, 12, 16, 18}}}, reason},
                {{3, {{3}, {3}}}, "two lost heaps repeat before the first win"}};
  for (Draft& draft : drafts) draft.question = arranged(contract, draft.question);
  return drafts;
}

}  // namespace

std::vector<Family> nim_plus_families() {
  const char* id = "nim-plus";
  return {
      {id, "samples", "the statement's own examples", 3, samples},
      {id, "known-mistakes", "where each listed wrong program first fails", 99,
       [id](Random&, const Contract& contract) { return known_mistakes(id, contract); }},
      {id, "tiny", "every question of the first heaps", 6, tiny},
      {id, "small", "small lists in no order, some removals above the heap", 16, small},
      {id, "equal-sets", "both players own the same set", 3, equal_sets},
      {id, "never-settled", "pairs of sets whose large heaps stay undecided", 1, never_settled},
      {id, "scaled", "multiples of a small question", 1, scaled},
      {id, "late-preperiod", "sets whose outcomes change once more very late", 2, late_preperiod},
      {id, "period-traps", "for programs that believe a period too soon", 2, period_traps},
  };
}

}  // namespace nimplus::corpus
