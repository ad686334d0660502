#include "corpus/mutants.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "corpus/problem.hpp"

namespace nimplus::corpus {
namespace {

using List = std::vector<Size>;

/// The rules, said once more and without a table.
bool mover_wins(Size heap, const List& mine, const List& theirs) {
  return std::ranges::any_of(mine, [&](Size removal) {
    return removal <= heap && !mover_wins(heap - removal, theirs, mine);
  });
}

std::string truth(const Question& question) {
  const List& first = question.listed.front();
  const List& second = question.listed.back();
  if (question.listed.size() == 2) {
    return mover_wins(question.heap, first, second) ? "Long Long nb!" : "Mao Mao nb!";
  }
  std::string letters;
  for (Size heap = 1; heap <= question.heap; ++heap) {
    letters += mover_wins(heap, first, first) ? 'W' : 'L';
  }
  return letters;
}

/// Every list of `size` distinct removals 1..max, in every order up to 3, increasing beyond.
std::vector<List> lists(std::size_t size, Size max) {
  std::vector<List> all;
  std::vector<char> chosen(max);
  std::fill_n(chosen.begin(), size, 1);
  do {
    List list;
    for (Size value = 1; value <= max; ++value) {
      if (chosen[value - 1] != 0) list.push_back(value);
    }
    do {
      all.push_back(list);
    } while (size <= 3 && std::ranges::next_permutation(list).found);
  } while (std::ranges::prev_permutation(chosen).found);
  std::ranges::sort(all);
  return all;
}

/// Calls `visit` with the questions below `end` that mutants() speaks of: removals up to the heap
/// (stick game), or up to the heap + 1 and at the heap of `end` up to its largest removal.
template <typename Visit>
void below(const Question& end, Visit visit) {
  Size largest = 0;
  for (const List& list : end.listed) largest = std::max(largest, std::ranges::max(list));
  const bool one_list = end.listed.size() == 1;
  for (Size heap = 1; heap <= end.heap; ++heap) {
    const Size max =
        one_list || heap < end.heap ? heap + (one_list ? 0 : 1) : std::max(heap + 1, largest);
    const Size size_max = heap < end.heap ? max : end.listed.front().size();
    for (std::size_t size = 1; size <= size_max; ++size) {
      const std::vector<List> all = lists(size, max);
      for (const List& first : all) {
        for (const List& second : one_list ? std::vector<List>{{}} : all) {
          Question question{heap, {first, second}};
          if (one_list) question.listed.pop_back();
          if (smaller(question, end)) visit(question);
        }
      }
    }
  }
}

TEST(Mutants, give_their_listed_wrong_answer_on_their_listed_input) {
  for (const Mutant& mutant : mutants()) {
    SCOPED_TRACE(mutant.id);
    EXPECT_EQ(truth(mutant.smallest), mutant.expected);
    EXPECT_EQ(mutant.answer(mutant.smallest), mutant.wrong);
    EXPECT_NE(mutant.expected, mutant.wrong);
    EXPECT_TRUE(admits(problem_called(mutant.problem).contracts.front(), mutant.smallest));
  }
}

TEST(Mutants, are_right_on_every_smaller_question_of_the_enumeration) {
  for (const Mutant& mutant : mutants()) {
    bool wrong = false;
    below(mutant.smallest, [&](const Question& question) {
      if (wrong || mutant.answer(question) == truth(question)) return;
      wrong = true;
      ADD_FAILURE() << mutant.id << " is wrong on the smaller\n"
                    << problem_called(mutant.problem).write(question) << "it says "
                    << mutant.answer(question) << ", right is " << truth(question);
    });
  }
}

TEST(Mutants, are_each_another_function) {
  std::set<std::vector<std::string>> behaviours;
  for (const Mutant& mutant : mutants()) {
    Question end{5, {{5}, {5}}};
    if (mutant.problem == "stick-game") end = {13, {{1, 2, 3, 4}}};
    std::vector<std::string> behaviour{mutant.problem};
    below(end, [&](const Question& question) { behaviour.push_back(mutant.answer(question)); });
    behaviour.push_back(mutant.answer(mutant.smallest));  // out of reach of the enumeration
    EXPECT_TRUE(behaviours.insert(behaviour).second) << mutant.id << " is another row again";
  }
}

TEST(Mutants, never_throw_on_the_largest_removals) {
  for (const Mutant& mutant : mutants()) {
    Question question{3, {{5000, 1}, {4999, 2}}};
    if (mutant.problem == "stick-game") question = {5000, {{5000, 1}}};
    EXPECT_NO_THROW(mutant.answer(question)) << mutant.id;
  }
}

TEST(BelowEnumeration, counts_what_a_hand_counts) {
  int count = 0;
  below({2, {{2, 1}}}, [&](const Question&) { ++count; });
  EXPECT_EQ(count, 4);  // 1: {1}; 2: {1}, {2}, {1 2}
  count = 0;
  below({2, {{1}, {2}}}, [&](const Question&) { ++count; });
  EXPECT_EQ(count, 9);  // 1: 2*2 of one removal, 2*2 orders of {1 2}; 2: {1}|{1}
}

}  // namespace
}  // namespace nimplus::corpus
