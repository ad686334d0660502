#include "report/ratios.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace nimplus::report {
namespace {

using testing::HasSubstr;
using Wanted = Target::Wanted;

const Target kSpeed{1,
                    "twice as fast as the best of two",
                    {"slow", "slower"},
                    {"quick"},
                    1,
                    "x",
                    Wanted::AtLeast,
                    3,
                    2};

TEST(Targets, divide_the_least_of_the_figures) {
  EXPECT_EQ(measured(kSpeed, {{"slow", 8}, {"slower", 10}, {"quick", 4}}), 2);
  EXPECT_EQ(measured(kSpeed, {{"slow", 12}, {"slower", 10}, {"quick", 4}}), 2.5);
  const Target scaled{6,    "nanoseconds a heap", {"scan"}, {}, 1e9 / 1000,
                      "ns", Wanted::AtMost,       1,        2};
  EXPECT_DOUBLE_EQ(measured(scaled, {{"scan", 2e-6}}).value(), 2);
}

TEST(Targets, are_never_made_up) {
  const Figures figures{{"slow", 8}, {"quick", 4}};
  EXPECT_EQ(measured(kSpeed, figures), std::nullopt);
  EXPECT_EQ(reached(kSpeed, std::nullopt), Reached::NotMeasured);
  const std::string text = targets_text({&kSpeed, 1}, figures);
  EXPECT_THAT(text, HasSubstr("not measured: no slower\n"));
  EXPECT_THAT(text, HasSubstr("1 lines: 0 reach their aim, 0 more their bar, 0 missed, 1 not"));
}

TEST(Targets, are_reached_from_the_wanted_side) {
  EXPECT_EQ(reached(kSpeed, 3.0), Reached::Aim);
  EXPECT_EQ(reached(kSpeed, 2.0), Reached::Bar);
  EXPECT_EQ(reached(kSpeed, 1.9), Reached::Neither);
  Target cost = kSpeed;
  cost.wanted = Wanted::AtMost;
  cost.aim = 1.1;
  cost.bar = 1.25;
  EXPECT_EQ(reached(cost, 1.1), Reached::Aim);
  EXPECT_EQ(reached(cost, 1.2), Reached::Bar);
  EXPECT_EQ(reached(cost, 1.3), Reached::Neither);
}

TEST(Targets, that_want_two_figures_near_look_from_both_sides) {
  const Target near{2, "alike", {"one"}, {"other"}, 1, "x", Wanted::Near, 1.1, 1.25};
  EXPECT_EQ(measured(near, {{"one", 4}, {"other", 2}}), 2);
  EXPECT_EQ(measured(near, {{"one", 2}, {"other", 4}}), 2);
}

TEST(Targets, show_the_figure_beside_bar_and_aim) {
  const std::string text = targets_text({&kSpeed, 1}, {{"slow", 5}, {"slower", 9}, {"quick", 2}});
  EXPECT_THAT(text, HasSubstr("2.50x  >= 2     >= 3     bar met\n"));
}

TEST(Targets, are_an_object_for_machines) {
  const auto json =
      nlohmann::json::parse(targets_json({&kSpeed, 1}, {{"slow", 5}, {"quick", 2}}, "a machine"));
  EXPECT_EQ(json["machine"], "a machine");
  EXPECT_EQ(json["targets"][0]["value"], nullptr);
  EXPECT_EQ(json["targets"][0]["reached"], "not measured");
  EXPECT_EQ(json["figures"]["slow"], 5);
}

}  // namespace
}  // namespace nimplus::report
