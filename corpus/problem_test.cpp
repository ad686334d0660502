#include "corpus/problem.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/input_error.hpp"

namespace nimplus::corpus {
namespace {

using testing::HasSubstr;

Question read(const char* id, std::string_view text, const char* contract = "") {
  const Problem& problem = problem_called(id);
  return problem.read(text, "f", contract_called(problem, contract));
}

std::string fault(const char* id, std::string_view text, const char* contract = "") {
  try {
    read(id, text, contract);
  } catch (const InputError& error) {
    return error.what();
  }
  return "no fault";
}

TEST(Reading, takes_any_white_space_and_keeps_the_order_listed) {
  const Question question{20, {{7, 3, 10}, {2, 7, 6}}};
  EXPECT_EQ(read("nim-plus", "20 3\n7 3 10\n2 7 6\n"), question);
  EXPECT_EQ(read("nim-plus", "\r\n 20\t3 7\r\n3 10 2 7\n\n6"), question);
}

TEST(Reading, names_the_first_fault_of_nim_plus_with_its_place) {
  EXPECT_EQ(fault("nim-plus", ""), "f:1:1: read the end of the text, expected n from 1 to 5000");
  EXPECT_EQ(fault("nim-plus", "0 1\n1\n1\n"), "f:1:1: read '0', expected n from 1 to 5000");
  EXPECT_EQ(fault("nim-plus", "5001 1 1 1"), "f:1:1: read '5001', expected n from 1 to 5000");
  EXPECT_EQ(fault("nim-plus", "5 101\n"), "f:1:3: read '101', expected m from 1 to 100");
  EXPECT_EQ(fault("nim-plus", "5 2\n1 a\n"),
            "f:2:3: read 'a', expected a removal from 1 to 5000 (removal 2 of 2 of Long Long)");
  EXPECT_EQ(fault("nim-plus", "5 3\n1 2 3\n4 5\n"),
            "f:4:1: read the end of the text, expected a removal from 1 to 5000 (removal 3 of 3 of "
            "Mao Mao)");
  EXPECT_EQ(
      fault("nim-plus", "5 2\n1 2\n7 7\n"),
      "f:3:3: read '7', expected distinct removals, and removal 1 is the same (removal 2 of 2 of "
      "Mao Mao)");
  EXPECT_EQ(fault("nim-plus", "5 1\n1\n2\n3\n"),
            "f:4:1: read '3', expected the end of the input after 1 removal each");
  EXPECT_THAT(fault("nim-plus", "5 1\n0\n2\n"), HasSubstr("f:2:1: read '0', expected a removal"));
  EXPECT_THAT(fault("nim-plus", "5 1\n-1\n2\n"), HasSubstr("f:2:1: read '-1'"));
  EXPECT_THAT(fault("nim-plus", "+5 1\n1\n2\n"), HasSubstr("f:1:1: read '+5'"));
  EXPECT_THAT(fault("nim-plus", "05 1\n1\n2\n"), HasSubstr("no leading zeros"));
  EXPECT_THAT(fault("nim-plus", "5 1\n5001\n2\n"), HasSubstr("f:2:1: read '5001'"));
  EXPECT_THAT(fault("nim-plus", "18446744073709551617 1 1 1"), HasSubstr("f:1:1: read '1844"));
  EXPECT_THAT(fault("nim-plus", std::string_view("5 1\n1\0\n2\n", 9)),
              HasSubstr("f:2:1: read '1\\x00'"));
  EXPECT_THAT(fault("nim-plus",
                    "\xef\xbb\xbf"
                    "5 1\n1\n2\n"),
              HasSubstr("'\\xef\\xbb\\xbf5'"));
}

TEST(Reading, holds_an_input_to_the_chosen_contract) {
  EXPECT_EQ(fault("nim-plus", "5 2\n2 1\n1 2\n"), "no fault");
  EXPECT_THAT(
      fault("nim-plus", "5 2\n2 1\n1 2\n", "sorted"),
      HasSubstr("f:2:3: read '1', expected a removal above 2, since the contract 'sorted'"));
  EXPECT_EQ(fault("nim-plus", "5 2\n6 7\n8 9\n", "sorted"), "no fault");
  EXPECT_EQ(fault("stick-game", "5 1\n2\n"), "no fault");
  EXPECT_THAT(fault("stick-game", "5 2\n3 2\n", "cses"),
              HasSubstr("f:2:3: read '2', expected a 1 among the removals"));
  EXPECT_EQ(fault("stick-game", "5 2\n3 1\n", "cses"), "no fault");
  EXPECT_THAT(fault("stick-game", "5 2\n1 6\n"),
              HasSubstr("f:2:3: read '6', expected a removal from 1 to the heap of 5"));
  EXPECT_THAT(fault("stick-game", "1000001 1\n1\n"), HasSubstr("n from 1 to 1000000"));
}

TEST(Reading, answers_a_huge_line_with_a_bounded_message) {
  EXPECT_LT(fault("nim-plus", std::string(100'000'000, '7')).size(), 200U);
  EXPECT_THAT(fault("nim-plus", std::string(100'000'000, ' ')), HasSubstr("f:1:100000001:"));
}

TEST(Writing, is_canonical_and_read_back) {
  const Question question{20, {{7, 3, 10}, {2, 7, 6}}};
  const std::string text = problem_called("nim-plus").write(question);
  EXPECT_EQ(text, "20 3\n7 3 10\n2 7 6\n");
  EXPECT_EQ(read("nim-plus", text), question);
  EXPECT_EQ(problem_called("stick-game").write({10, {{1, 2, 5}}}), "10 3\n1 2 5\n");
}

TEST(Admitting, agrees_with_the_reader) {
  const Contract& wide = contract_called(problem_called("nim-plus"), "");
  const Contract& sorted = contract_called(problem_called("nim-plus"), "sorted");
  EXPECT_TRUE(admits(wide, {5, {{2, 1}, {1, 2}}}));
  EXPECT_FALSE(admits(sorted, {5, {{2, 1}, {1, 2}}}));
  EXPECT_FALSE(admits(wide, {5, {{1, 2}, {1}}}));
  EXPECT_FALSE(admits(wide, {0, {{1}, {1}}}));
  EXPECT_FALSE(admits(wide, {5, {{}, {}}}));
  EXPECT_FALSE(admits(wide, {5, {{1, 1}, {1, 2}}}));
  EXPECT_FALSE(admits(contract_called(problem_called("stick-game"), "cses"), {5, {{2, 3}}}));
}

std::string answer(const char* id, const Question& question, const WinTable& table) {
  return problem_called(id).answer(question, table);
}

TEST(Answering, speaks_the_words_of_the_problem) {
  using enum Outcome;
  EXPECT_EQ(answer("nim-plus", {1, {{1}, {1}}}, {{P, N}}), "Long Long nb!\n");
  EXPECT_EQ(answer("nim-plus", {1, {{1}, {2}}}, {{P, L}}), "Long Long nb!\n");
  EXPECT_EQ(answer("nim-plus", {1, {{2}, {1}}}, {{P, R}}), "Mao Mao nb!\n");
  EXPECT_EQ(answer("nim-plus", {2, {{1}, {1}}}, {{P, N, P}}), "Mao Mao nb!\n");
  EXPECT_EQ(answer("stick-game", {3, {{1}}}, {{P, N, P, N}}), "WLW\n");
}

TEST(EveryProblem, calls_its_two_players_by_different_names) {
  for (const Problem& problem : problems()) {
    EXPECT_FALSE(problem.players[0].empty() || problem.players[1].empty()) << problem.id;
    EXPECT_NE(problem.players[0], problem.players[1]);
  }
}

TEST(Lookup, lists_what_there_is) {
  EXPECT_EQ(problem_called("stick-game").id, "stick-game");
  EXPECT_EQ(contract_called(problem_called("stick-game"), "").name, "source");
  EXPECT_THROW(
      {
        try {
          problem_called("nim");
        } catch (const InputError& error) {
          EXPECT_STREQ(error.what(),
                       "--problem:1:1: read 'nim', expected one of nim-plus, stick-game");
          throw;
        }
      },
      InputError);
  EXPECT_THROW(contract_called(problem_called("nim-plus"), "cses"), InputError);
}

}  // namespace
}  // namespace nimplus::corpus
