#include "judge/verdict.hpp"

#include <gtest/gtest.h>

namespace nimplus::judge {
namespace {

TEST(VerdictNames, are_those_of_judges_and_their_folders) {
  EXPECT_EQ(name(Verdict::AC), "AC");
  EXPECT_EQ(name(Verdict::JE), "JE");
  EXPECT_EQ(verdict_of_folder("accepted"), Verdict::AC);
  EXPECT_EQ(verdict_of_folder("wrong_answer"), Verdict::WA);
  EXPECT_EQ(verdict_of_folder("time_limit_exceeded"), Verdict::TLE);
  EXPECT_EQ(verdict_of_folder("run_time_error"), Verdict::RTE);
  EXPECT_EQ(verdict_of_folder("compile_error"), Verdict::CE);
  EXPECT_EQ(verdict_of_folder("elsewhere"), std::nullopt);
  EXPECT_EQ(verdict_of_folder(""), std::nullopt);
}

}  // namespace
}  // namespace nimplus::judge
