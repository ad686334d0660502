#include <gtest/gtest.h>

#include <algorithm>

#include "corpus/mutants.hpp"
#include "fast/dp.hpp"
#include "properties/checks.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

using corpus::Problem;
using corpus::Question;

const Solver kRight{"right", {kAnyRemoval, 100'000, true, true}, fast::dp};
const Game kOneAndTwo{shared({1, 2}), 1};

/// The problem, but for a reader that stops at the first removal above the heap.
Problem stops_reading_above_the_heap(const Problem& problem) {
  Problem wrong = problem;
  wrong.read = [&problem](std::string_view text, const std::string& file,
                          const corpus::Contract& contract) {
    Question question = problem.read(text, file, contract);
    for (std::vector<Size>& list : question.listed) {
      list.erase(std::ranges::find_if(list, [&](Size r) { return r > question.heap; }), list.end());
    }
    return question;
  };
  return wrong;
}

TEST(Listing, holds_for_the_right_solver_in_every_problem) {
  for (const Problem& problem : corpus::problems()) {
    for (const Game& game : {kOneAndTwo, Game{shared({}), 3}, Game{shared({2, 9, 4}), 0},
                             Game{{{3, 7, 10}, {2, 6, 7}}, 20}, Game{{{1, 2, 3}, {5}}, 4}}) {
      EXPECT_FALSE(heeds_the_listing(problem, answerer(problem, kRight), game))
          << problem.id << to_text(game.ruleset);
    }
  }
}

TEST(Listing, fails_with_a_reader_that_stops_at_the_first_removal_above_the_heap) {
  const Problem& nim_plus = corpus::problem_called("nim-plus");
  const Problem wrong = stops_reading_above_the_heap(nim_plus);
  const auto failure = heeds_the_listing(nim_plus, answerer(wrong, kRight), kOneAndTwo);
  ASSERT_TRUE(failure);  // the order alone: increasing, the same lists were read rightly
  EXPECT_EQ(failure->expected, "the answer of minimax to nim-plus 1 2 / 2 1 / 2 1");
  EXPECT_EQ(failure->got, "expected Long Long nb!, got Mao Mao nb!");
}

TEST(Listing, fails_with_a_reader_that_forgets_a_repeated_removal) {
  const Problem& stick_game = corpus::problem_called("stick-game");
  Problem wrong = stick_game;
  wrong.read = [&](std::string_view text, const std::string& file, const corpus::Contract& any) {
    Question question = stick_game.read(text, file, any);
    auto& list = question.listed.front();
    const std::vector<Size> all = list;
    std::erase_if(list, [&](Size removal) { return std::ranges::count(all, removal) > 1; });
    return question;
  };
  const auto failure = heeds_the_listing(stick_game, answerer(wrong, kRight), {shared({1, 3}), 2});
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->expected, "the answer of minimax to stick-game 2 4 / 3 1 3 1");
  EXPECT_EQ(failure->got, "heap 1: expected W, got L");
}

/// People's programs with that fault, tried as any program is.
TEST(Listing, fails_with_the_mutants_P27_and_Q18_on_their_smallest_questions) {
  std::size_t tried = 0;
  for (const corpus::Mutant& mutant : corpus::mutants()) {
    if (mutant.id != "P27" && mutant.id != "Q18") continue;
    ++tried;
    const Problem& problem = corpus::problem_called(mutant.problem);
    corpus::Contract any = problem.contracts.front();
    any.distinct = false;
    const corpus::Answerer program = [&](std::string_view input) {
      return corpus::Reply{mutant.answer(problem.read(input, "input", any)), "", ""};
    };
    const Game game{corpus::ruleset_of(mutant.smallest), mutant.smallest.heap};
    EXPECT_TRUE(heeds_the_listing(problem, program, game)) << mutant.id;
  }
  EXPECT_EQ(tried, 2U);
}

TEST(Listing, takes_a_program_that_ends_badly_for_wrong) {
  const auto crashes = [](std::string_view) { return corpus::Reply{"", "RTE", "exit code 1"}; };
  const auto failure = heeds_the_listing(corpus::problem_called("nim-plus"), crashes, kOneAndTwo);
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->got, "RTE: exit code 1");
}

}  // namespace
}  // namespace nimplus::properties
