#include "report/growth_plot.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace nimplus::report {
namespace {

using testing::HasSubstr;
using testing::Not;

const Axes kAxes{"Growth", "of tests", "heaps", "time"};

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
  return found;
}

/// The points of the first curve as drawn.
std::vector<std::pair<double, double>> drawn(const std::string& svg) {
  const auto begin = svg.find(" d=\"", svg.find("class=\"curve\"")) + 4;
  std::string path = svg.substr(begin, svg.find('"', begin) - begin);
  std::replace_if(path.begin(), path.end(), [](char c) { return c == 'M' || c == 'L'; }, ' ');
  std::istringstream numbers(path);
  std::vector<std::pair<double, double>> points;
  for (double x = 0, y = 0; numbers >> x >> y;) points.emplace_back(x, y);
  return points;
}

TEST(GrowthPlot, draws_a_straight_line_where_time_is_proportional) {
  const auto points = drawn(growth_svg(kAxes, {{"dp", {{1e3, 1e-6}, {1e4, 1e-5}, {1e6, 1e-3}}}}));
  ASSERT_EQ(points.size(), 3U);
  EXPECT_NEAR(points[2].first - points[1].first, 2 * (points[1].first - points[0].first), 0.2);
  EXPECT_NEAR(points[2].second - points[1].second, 2 * (points[1].second - points[0].second), 0.2);
  EXPECT_LT(points[2].second, points[0].second);  // more time is higher up
}

TEST(GrowthPlot, names_every_decade_once_in_units_of_time) {
  const std::string svg = growth_svg(kAxes, {{"dp", {{1e3, 2e-7}, {1e5, 3e-5}}}});
  for (const char* mark : {">100 ns<", ">1 µs<", ">10 µs<", ">100 µs<"}) {
    EXPECT_EQ(count(svg, mark), 1U) << mark;
  }
  EXPECT_EQ(count(svg, "10<tspan"), 3U);  // 10^3, 10^4, 10^5
}

TEST(GrowthPlot, leaves_out_what_has_no_points_and_hides_no_mark_up) {
  const std::string svg = growth_svg(kAxes, {{"absent", {}}, {"a<b>&c", {{10, 1}}}});
  EXPECT_THAT(svg, Not(HasSubstr("absent")));
  EXPECT_THAT(svg, HasSubstr("a&lt;b&gt;&amp;c"));
  EXPECT_THAT(growth_svg(kAxes, {}), HasSubstr("</svg>"));
}

}  // namespace
}  // namespace nimplus::report
