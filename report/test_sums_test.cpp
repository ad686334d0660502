#include "report/test_sums.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "rules/sum_text.hpp"

namespace nimplus::report {
namespace {

using properties::SumRow;
using properties::SumStatus;
using testing::HasSubstr;

SumGame game(const char* text) { return parse_sum(text, {text}); }

SumRow theorem() {
  SumRow row;
  row.claim.name = "sum-outcome";
  row.claim.of_solver = true;
  row.finding.sums = 1088;
  row.finding.random = 200;
  return row;
}

SumRow known_to_be_false() {
  SumRow row;
  row.claim.name = "classes-decide";
  row.claim.status = SumStatus::False;
  row.claim.listed = game("{1}:1 + {1}:2");
  row.finding.counterexample = {game("{1}:1 + {1}:1"), "P", "N"};
  return row;
}

TEST(SumText, says_on_how_many_sums_a_theorem_holds) {
  EXPECT_EQ(sum_text(theorem(), {}),
            "  sum-outcome                  sums     holds on all 1,088 small sums and 200 random "
            "ones\n");
}

TEST(SumText, shows_where_a_theorem_fails_and_how_to_see_it_again) {
  SumRow row = theorem();
  row.finding.counterexample = {game("{1}:1 + {1}:1"), "P (why)", "N"};
  EXPECT_EQ(
      sum_text(row, {.seed = 4, .cases = 50}),
      "  sum-outcome                  sums     FALSIFIED\n"
      "    sum       {1}:1 + {1}:1\n"
      "    expected  P (why)\n"
      "    got       N\n"
      "    rerun     nimplus test --solver sums --property sum-outcome --seed 4 --cases 50\n");
  row = theorem();
  row.finding.gave_up = "no sum was tried";
  EXPECT_THAT(sum_text(row, {}), HasSubstr("GAVE UP: no sum was tried\n"));
}

TEST(SumText, shows_a_false_claims_counterexample_beside_the_listed_one) {
  SumRow row = known_to_be_false();
  EXPECT_THAT(sum_text(row, {}), HasSubstr("minimax  false, as {1}:1 + {1}:1 shows, the smallest "
                                           "(listed: {1}:1 + {1}:2)\n"));
  row.claim.listed = game("{}:1");
  EXPECT_THAT(sum_text(row, {}), HasSubstr("FALSIFIED: larger than the listed {}:1\n    sum  "));
  row.finding.counterexample.reset();
  EXPECT_THAT(sum_text(row, {}), HasSubstr("FALSIFIED: no counterexample in 0 sums\n    rerun"));
}

TEST(SumJson, says_what_the_text_says) {
  EXPECT_EQ(sum_json(theorem(), {})["status"], "held");
  EXPECT_EQ(sum_json(theorem(), {})["random_sums"], 200);
  EXPECT_EQ(sum_json(known_to_be_false(), {})["status"], "false, as known");
  EXPECT_EQ(sum_json(known_to_be_false(), {})["smallest"], "{1}:1 + {1}:1");
  SumRow row = theorem();
  row.finding.counterexample = {game("{1}:1"), "P", "N"};
  EXPECT_EQ(sum_json(row, {})["status"], "falsified");
}

TEST(WrongSumMatrix, marks_what_falsifies_whom_and_who_survives) {
  const auto wrong = properties::wrong_sums();
  std::vector<bool> none(properties::sum_claims().size());
  std::vector<bool> first = none;
  first[0] = true;
  const std::string text = wrong_sum_matrix({{&wrong[0], first}, {&wrong[1], none}});
  EXPECT_THAT(text, HasSubstr("  sum-outcome               X.\n"));
  EXPECT_THAT(text, HasSubstr("where some heap is won  SURVIVES\n"));
  EXPECT_THAT(text, HasSubstr("\n1 of 2 wrong sums falsified; claims that falsify none: "
                              "sum-winning-moves, "));
  EXPECT_EQ(wrong_sums_json({{&wrong[0], first}})[0]["falsified_by"],
            nlohmann::json::array({"sum-outcome"}));
}

}  // namespace
}  // namespace nimplus::report
