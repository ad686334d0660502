#include "properties/results.hpp"

#include <gtest/gtest.h>

namespace nimplus::properties {
namespace {

SumClaim claim_called(const std::string& name) {
  for (const SumClaim& claim : sum_claims()) {
    if (claim.name == name) return claim;
  }
  return {};
}

TEST(SumRows, are_told_one_by_one_and_are_falsified_where_a_claim_does_not_end_as_expected) {
  SumClaim upside_down = claim_called("misere-lost-heap");
  upside_down.status = SumStatus::Theorem;
  std::vector<std::string> told;
  const auto rows = run_sums(
      {claim_called("sum-order"), claim_called("misere-lost-heap"), upside_down},
      {.seed = 1, .cases = 10}, [&](const SumRow& row) { told.push_back(row.claim.name); });
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(told, (std::vector<std::string>{"sum-order", "misere-lost-heap", "misere-lost-heap"}));
  EXPECT_FALSE(rows[0].falsified());
  EXPECT_FALSE(rows[1].falsified());
  EXPECT_TRUE(rows[2].falsified());
  EXPECT_EQ(solver_of(rows[0].claim), "sums");
  EXPECT_EQ(solver_of(rows[1].claim), "minimax");
}

TEST(Tally, counts_rows_and_sums_together_and_news_apart) {
  EXPECT_FALSE(tally({}).held()) << "nothing was tried";
  Results results;
  results.rows.resize(4);
  results.rows[0].beyond_reach = "two sets";
  results.rows[1].status = Status::Conjecture;
  results.rows[1].confirmed = true;
  EXPECT_TRUE(tally(results).held());
  results.rows[2].finding.gave_up = "too many discarded games";
  results.sums.push_back({});  // a theorem without counterexample
  results.sums.push_back({});
  results.sums.back().claim.status = SumStatus::False;  // and no counterexample found
  const Tally of_all = tally(results);
  EXPECT_EQ(of_all.tried, 5U);
  EXPECT_EQ(of_all.beyond_reach, 1U);
  EXPECT_EQ(of_all.news, 1U);
  EXPECT_EQ(of_all.falsified, 2U);
  EXPECT_FALSE(of_all.held());
}

}  // namespace
}  // namespace nimplus::properties
