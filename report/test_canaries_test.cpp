#include "report/test_canaries.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace nimplus::report {
namespace {

using properties::Mark;
using testing::HasSubstr;

std::size_t column(const char* property) {
  const auto rows = properties::all();
  return static_cast<std::size_t>(std::ranges::find(rows, property, &properties::Property::name) -
                                  rows.begin());
}

/// Three canaries: a rock of an oracle falsifies the first, its own answers the second, nothing the
/// third.
std::vector<properties::CanaryRow> three_canaries() {
  const std::vector<Mark> marks(properties::all().size(), Mark::Held);
  std::vector<properties::CanaryRow> rows;
  for (std::size_t i = 0; i < 3; ++i) rows.push_back({&properties::canaries()[i], marks});
  rows[0].marks[column("recurrence")] = Mark::Falsified;  // it solves another game
  rows[1].marks[column("recurrence")] = Mark::Falsified;
  rows[1].marks[column("prefix")] = Mark::Falsified;
  rows[2].marks[column("prefix")] = Mark::BeyondReach;
  rows[2].marks[column("sink")] = Mark::Falsified;  // a conjecture, no judge
  return rows;
}

TEST(CanaryMatrix, marks_what_falsifies_whom_and_who_survives) {
  const std::string text = canary_matrix(three_canaries());
  EXPECT_THAT(text, HasSubstr("  recurrence          XX.\n"));
  EXPECT_THAT(text, HasSubstr("  prefix              .X-\n"));
  EXPECT_THAT(text, HasSubstr("end of the table  SURVIVES\n"));
  EXPECT_THAT(text, HasSubstr("opponent wins\n"));
}

TEST(CanaryScores, are_with_the_oracle_and_without_and_list_the_idle_and_the_narrowly_killed) {
  const std::string text = canary_scores(three_canaries());
  EXPECT_THAT(text, HasSubstr("2 of 3 canaries falsified\n"));
  EXPECT_THAT(text,
              HasSubstr("by metamorphic properties alone: 1 of 2; alive: wraps-below-zero\n"));
  EXPECT_THAT(text,
              HasSubstr("of those that solve another game: 0 of 1; alive: empty-heap-wins\n"));
  EXPECT_THAT(text, HasSubstr("properties that falsify none: agreement, transitions, "));
  EXPECT_THAT(text, HasSubstr("one property alone: empty-heap-wins by recurrence\n"));
}

TEST(CanariesJson, names_the_properties_that_falsify) {
  const auto json = nlohmann::json::parse(canaries_json(three_canaries(), {}, {}));
  EXPECT_EQ(json["killed"], false);
  EXPECT_EQ(json["canaries"][0]["falsified_by"], nlohmann::json::array({"recurrence"}));
  EXPECT_EQ(json["canaries"][2]["falsified_by"], nlohmann::json::array());
  EXPECT_EQ(json["alive_without_oracle"], nlohmann::json::array({"wraps-below-zero"}));
}

}  // namespace
}  // namespace nimplus::report
