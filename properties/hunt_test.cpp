#include "properties/hunt.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <stdexcept>

#include "fast/dp.hpp"
#include "properties/questions.hpp"

namespace nimplus::properties {
namespace {

using corpus::Question;

const corpus::Problem& nim_plus() { return corpus::problem_called("nim-plus"); }
const corpus::Problem& stick_game() { return corpus::problem_called("stick-game"); }

/// Answers the question that `seen` makes of the one that was asked.
corpus::Answerer answering(const corpus::Problem& problem, Question (*seen)(Question)) {
  return [&problem, seen](std::string_view input) {
    const Question question = seen(problem.read(input, "input", problem.contracts.front()));
    return corpus::Reply{problem.answer(question, fast::dp(ruleset_of(question), question.heap)),
                         "", ""};
  };
}

corpus::Answerer truth(const corpus::Problem& problem) {
  return answering(problem, [](Question question) { return question; });
}

Quarry hunt_for(const corpus::Problem& problem, const corpus::Answerer& stranger,
                const std::optional<Question>& known = std::nullopt) {
  return hunt(problem, problem.contracts.front(), stranger, truth(problem), {}, known);
}

TEST(Hunt, finds_nothing_in_a_right_program) {
  const Quarry quarry = hunt_for(nim_plus(), truth(nim_plus()));
  EXPECT_FALSE(quarry.failing);
  EXPECT_GT(quarry.random_tried, 250U);
  EXPECT_EQ(quarry.enumerated, 200U);
}

TEST(Hunt, ends_at_the_smallest_question_and_certifies_it) {
  // One table made with the second set only: right while the sets agree.
  const auto second_only = answering(nim_plus(), [](Question question) {
    question.listed.front() = question.listed.back();
    return question;
  });
  const Quarry quarry = hunt_for(nim_plus(), second_only);
  ASSERT_TRUE(quarry.failing);
  EXPECT_EQ(quarry.failing->input, "1 1\n1\n2\n");
  EXPECT_EQ(quarry.enumerated, 1U);  // 1 1 / 1 / 1
  EXPECT_TRUE(quarry.certified);
}

TEST(Hunt, starts_from_what_the_corpus_found) {
  // Removals kept in 8 bits: nothing fails in the domain below 1 1 / 1 / 256.
  const auto eight_bits = answering(nim_plus(), [](Question question) {
    for (auto& list : question.listed) {
      for (Size& removal : list) removal = std::max<Size>(1, removal % 256);
    }
    return question;
  });
  const Question known{300, {{256, 9, 4}, {257, 1, 3}}};
  const Quarry quarry = hunt_for(nim_plus(), eight_bits, known);
  ASSERT_TRUE(quarry.failing);
  EXPECT_EQ(quarry.failing->input, "1 1\n256\n1\n");
  EXPECT_TRUE(quarry.certified);
}

TEST(Hunt, keeps_lists_of_the_stick_game_within_the_heap) {
  const auto drops_first = answering(stick_game(), [](Question question) {
    if (question.listed[0].size() > 1) question.listed[0].erase(question.listed[0].begin());
    return question;
  });
  const Quarry quarry = hunt_for(stick_game(), drops_first);
  ASSERT_TRUE(quarry.failing);
  EXPECT_EQ(quarry.failing->input, "2 2\n1 2\n");
  EXPECT_EQ(quarry.enumerated, 3U);  // 1/1, 2/1, 2/2
}

TEST(Hunt, counts_a_program_that_fails_as_wrong) {
  const corpus::Answerer crashes = [](std::string_view input) {
    if (input.starts_with("1 ")) return truth(nim_plus())(input);
    return corpus::Reply{"", "RTE", "exit code 1"};
  };
  const Quarry quarry = hunt_for(nim_plus(), crashes);
  ASSERT_TRUE(quarry.failing);
  EXPECT_EQ(quarry.failing->input, "2 1\n1\n1\n");
  EXPECT_EQ(quarry.failing->got.cause, "exit code 1");
}

TEST(Hunt, names_the_contract_that_a_program_keeps) {
  // Stops at the first removal above the heap, which is right where lists are increasing.
  const auto sorted_assumed = answering(nim_plus(), [](Question question) {
    for (auto& list : question.listed) {
      const auto above = [&](Size removal) { return removal > question.heap; };
      list.erase(std::ranges::find_if(list, above), list.end());
    }
    return question;
  });
  const Quarry quarry = hunt_for(nim_plus(), sorted_assumed);
  ASSERT_TRUE(quarry.failing);
  EXPECT_EQ(quarry.failing->input, "1 2\n2 1\n1 2\n");
  const auto* kept = contract_it_keeps(nim_plus(), quarry.failing->question, sorted_assumed,
                                       truth(nim_plus()), {});
  ASSERT_NE(kept, nullptr);
  EXPECT_EQ(kept->name, "sorted");
  const corpus::Answerer mute = [](std::string_view) { return corpus::Reply{}; };
  EXPECT_EQ(contract_it_keeps(nim_plus(), quarry.failing->question, mute, truth(nim_plus()), {}),
            nullptr);
}

TEST(Hunt, stops_when_the_judge_fails) {
  const corpus::Answerer broken = [](std::string_view) -> corpus::Reply {
    throw std::runtime_error("the box is gone");
  };
  EXPECT_THROW(hunt_for(nim_plus(), broken), std::runtime_error);
}

TEST(Hunt, says_so_when_the_budget_ends_before_the_proof) {
  const auto fails_from_9 = [](std::string_view input) {
    const Question question = nim_plus().read(input, "input", nim_plus().contracts.front());
    return question.heap >= 9 ? corpus::Reply{"", "RTE", ""} : truth(nim_plus())(input);
  };
  HuntBudget budget;
  budget.enumerated = 50;
  const Quarry quarry = hunt(nim_plus(), nim_plus().contracts.front(), fails_from_9,
                             truth(nim_plus()), budget, std::nullopt);
  ASSERT_TRUE(quarry.failing);
  EXPECT_EQ(quarry.failing->input, "9 1\n1\n1\n");
  EXPECT_FALSE(quarry.certified);
  EXPECT_EQ(quarry.enumerated, 50U);
}

/// The domain by brute force: every list of values up to `largest`, filtered, sorted.
TEST(Enumeration, is_the_stated_domain_in_the_stated_order) {
  std::vector<Question> visited;
  enumerate_questions(nim_plus(), nim_plus().contracts.front(), [&](const Question& question) {
    if (question.heap == 4) return false;
    visited.push_back(question);
    return true;
  });
  const auto arrangements = [](Size largest, std::size_t size) {
    std::size_t count = 1;
    for (std::size_t i = 0; i < size; ++i) count *= largest - i;
    return size <= 3 ? count : 1;  // up to 4 values here: one increasing list of 4
  };
  std::size_t expected = 0;
  for (Size heap = 1; heap <= 3; ++heap) {
    for (std::size_t size = 1; size <= heap + 1; ++size) {
      expected += arrangements(heap + 1, size) * arrangements(heap + 1, size);
    }
  }
  EXPECT_EQ(visited.size(), expected);
  EXPECT_TRUE(std::is_sorted(visited.begin(), visited.end(), corpus::smaller));
  EXPECT_EQ(std::adjacent_find(visited.begin(), visited.end()), visited.end());
  for (const Question& question : visited) {
    EXPECT_TRUE(corpus::admits(nim_plus().contracts.front(), question));
  }
}

TEST(Cuts, are_smaller_and_within_the_contract) {
  for (const corpus::Contract& contract : stick_game().contracts) {
    const Question question{40, {{1, 40, 7, 12, 39, 2, 30}}};
    ASSERT_TRUE(corpus::admits(contract, question));
    const auto smaller = cuts(question, contract);
    EXPECT_GT(smaller.size(), 10U);
    for (const Question& cut : smaller) {
      EXPECT_TRUE(corpus::smaller(cut, question));
      EXPECT_TRUE(corpus::admits(contract, cut));
    }
  }
}

}  // namespace
}  // namespace nimplus::properties
