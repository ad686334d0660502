#include "judge/validate.hpp"

#include <gmock/gmock.h>

#include "judge/testing/support.hpp"

namespace nimplus::judge::testing {
namespace {

using ::testing::HasSubstr;

/// "What is twice the number?", compared to the letter.
corpus::Problem doubling() {
  corpus::Problem problem;
  problem.compare = [](std::string_view expected,
                       std::string_view got) -> std::optional<corpus::Difference> {
    if (expected == got) return std::nullopt;
    return corpus::Difference{1, 1,
                              "expected " + std::string(expected) + ", got " + std::string(got)};
  };
  return problem;
}

corpus::Corpus numbers() {
  corpus::Corpus corpus;
  for (int n = 1; n <= 4; ++n) {
    corpus::Case test;
    test.input = std::to_string(n);
    test.answer = std::to_string(2 * n);
    corpus.cases.push_back(test);
  }
  return corpus;
}

class Judgements : public Boxed {
 protected:
  Judgement judge(std::string_view python, bool all_cases) {
    Submission submission(folder_.write("a.py", python), generous(), false);
    return judge_cases(submission, doubling(), numbers(), all_cases,
                       [this](std::size_t done) { done_.push_back(done); });
  }

  Folder folder_;
  std::vector<std::size_t> done_;
};

TEST_F(Judgements, a_right_program_is_accepted_on_every_case) {
  const Judgement judgement = judge("print(2 * int(input()), end='')", false);
  EXPECT_EQ(judgement.verdict, Verdict::AC);
  EXPECT_EQ(judgement.detail, "");
  EXPECT_EQ(judgement.cases.size(), 4U);
  EXPECT_EQ(done_, (std::vector<std::size_t>{1, 2, 3, 4}));
}

constexpr std::string_view kWrongAt3CrashAt4 =
    "n = int(input())\nif n == 4: raise ValueError('four')\nprint(2 * n + n // 3, end='')";

TEST_F(Judgements, the_first_case_that_fails_decides_and_ends) {
  const Judgement judgement = judge(kWrongAt3CrashAt4, false);
  EXPECT_EQ(judgement.verdict, Verdict::WA);
  EXPECT_EQ(judgement.detail, "expected 6, got 7");
  EXPECT_EQ(judgement.cases.size(), 3U);
  EXPECT_EQ(judgement.cases.back().index, 2U);
}

TEST_F(Judgements, all_cases_are_judged_when_asked_for) {
  const Judgement judgement = judge(kWrongAt3CrashAt4, true);
  EXPECT_EQ(judgement.verdict, Verdict::WA);
  ASSERT_EQ(judgement.cases.size(), 4U);
  EXPECT_EQ(judgement.cases.back().verdict, Verdict::RTE);
  EXPECT_EQ(judgement.cases.back().detail, "exit code 1: ValueError: four");
}

TEST_F(Judgements, a_program_that_does_not_compile_has_no_cases) {
  const Judgement judgement = judge("def", false);
  EXPECT_EQ(judgement.verdict, Verdict::CE);
  EXPECT_THAT(judgement.detail, HasSubstr("SyntaxError"));
  EXPECT_TRUE(judgement.cases.empty());
  EXPECT_TRUE(done_.empty());
}

}  // namespace
}  // namespace nimplus::judge::testing
