#pragma once

#include <string>
#include <vector>

namespace nimplus::report {

/// A line of a plot of growth; both coordinates positive, `x` increasing.
struct Curve {
  struct Point {
    double x = 0;
    double y = 0;
  };
  std::string name;
  std::vector<Point> points;
};

struct Axes {
  std::string title;
  std::string note;  ///< below the title, of what the figures depend on
  std::string x_label;
  std::string y_label;  ///< y is in seconds; its marks are written 1 ns, 10 us, 1 s
};

/// An SVG picture of the curves on logarithmic axes, marked at the powers of ten, with a legend.
/// Its colours follow the reader's light or dark scheme. At most six curves; curves without points
/// are left out. Cost: linear in the points.
std::string growth_svg(const Axes& axes, const std::vector<Curve>& curves);

}  // namespace nimplus::report
