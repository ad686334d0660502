#include "report/test_list.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "properties/false_claims.hpp"
#include "properties/sum_claims.hpp"

namespace nimplus::report {
namespace {

using testing::HasSubstr;

TEST(PropertyList, says_name_id_status_kind_claim_and_source) {
  const std::string text = property_list();
  EXPECT_THAT(text, HasSubstr("interval          I12          theorem, exact\n"
                              "      {c..d}: the Grundy value is floor((n mod (c+d))/c)\n"
                              "      source: Winning Ways (attributed)\n"));
  EXPECT_THAT(text, HasSubstr("conjecture, exact\n"));
  EXPECT_THAT(text, HasSubstr("      counterexample: {1}|{2,3} heap 7\n"));
  EXPECT_THAT(text, HasSubstr("sum-outcome                  S1    theorem, sums\n"
                              "      a sum is lost exactly where its Grundy values XOR to 0\n"
                              "      source: Sprague 1935, Grundy 1939\n"));
  EXPECT_THAT(text, HasSubstr("      source: true for Nim\n      counterexample: {1}:1 + {1}:2\n"));
}

TEST(PropertyList, fits_a_terminal_of_80_columns) {
  std::istringstream lines(property_list());
  for (std::string line; std::getline(lines, line);) {
    const auto letters = std::ranges::count_if(
        line, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; });
    EXPECT_LE(letters, 80) << line;
  }
}

TEST(PropertyList, has_every_claim_once_in_json_too) {
  const auto json = nlohmann::json::parse(property_list_json());
  EXPECT_EQ(json.size(), 1 + properties::all().size() + properties::false_claims().size() +
                             properties::sum_claims().size());
  std::set<std::string> names;
  for (const auto& row : json) EXPECT_TRUE(names.insert(row["name"]).second) << row["name"];
  const auto& last_of_one_heap = json[json.size() - properties::sum_claims().size() - 1];
  EXPECT_EQ(last_of_one_heap["smallest"], "{} misere heap 1");
  EXPECT_EQ(last_of_one_heap["printed"], "{2}|{1} misere");
  EXPECT_EQ(json.back()["name"], "all-values-zero");
  EXPECT_EQ(json.back()["kind"], "sums");
  EXPECT_EQ(json.back()["listed"], "{1}:0 + {1}:1 misere");
  EXPECT_EQ(json[1]["status"], "theorem");
}

}  // namespace
}  // namespace nimplus::report
