#include "report/growth_plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace nimplus::report {
namespace {

constexpr double kWidth = 860, kHeight = 520;
constexpr double kLeft = 84, kRight = 650, kTop = 72, kBottom = 452;

// Told apart by hue and lightness, on white and on near black (Okabe and Ito).
constexpr std::array kColours{"#d55e00", "#cc79a7", "#0072b2", "#009e73", "#b58900", "#7f7f7f"};

constexpr const char* kStyle =
    "  <style>\n"
    "    svg { background: #ffffff; }\n"
    "    text { font: 13px system-ui, sans-serif; fill: #222222; }\n"
    "    .title { font-size: 16px; font-weight: 600; }\n"
    "    .grid { stroke: #dddddd; }\n"
    "    .frame { stroke: #888888; fill: none; }\n"
    "    .curve { fill: none; stroke-width: 2.2; stroke-linejoin: round; }\n"
    "    @media (prefers-color-scheme: dark) {\n"
    "      svg { background: #16181c; }\n"
    "      text { fill: #e6e6e6; }\n"
    "      .grid { stroke: #33373d; }\n"
    "      .paper { fill: #16181c; }\n"
    "    }\n"
    "  </style>\n";

/// One logarithmic axis: whole powers of ten from `least` to `most`, laid from `from` to `to`.
struct Scale {
  int least, most;
  double from, to;
  double at(double value) const {
    return from + (std::log10(value) - least) / (most - least) * (to - from);
  }
};

Scale scale_of(const std::vector<double>& values, double from, double to) {
  const auto [low, high] = std::minmax_element(values.begin(), values.end());
  // Rounding must not open a decade of its own at a mark.
  const int least = static_cast<int>(std::floor(std::log10(*low) + 1e-9));
  const int most = static_cast<int>(std::ceil(std::log10(*high) - 1e-9));
  return {least, std::max(most, least + 1), from, to};
}

std::string escaped_xml(const std::string& text) {
  std::string safe;
  for (const char c : text) {
    safe += c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : std::string(1, c);
  }
  return safe;
}

std::string label(double x, double y, const char* anchor, const std::string& text,
                  const std::string& more = "") {
  return fmt::format("  <text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\"{}>{}</text>\n", x, y,
                     anchor, more, text);
}

std::string power_of_ten(int exponent) {
  return fmt::format("10<tspan dy=\"-6\" font-size=\"10\">{}</tspan>", exponent);
}

/// 10^exponent seconds: "10 us".
std::string seconds_text(int exponent) {
  static constexpr std::array kUnits{"ns", "µs", "ms", "s"};
  const int shifted = std::clamp(exponent + 9, 0, 11);
  const int unit = shifted / 3;
  return fmt::format("{:g} {}", std::pow(10, exponent + 9 - 3 * unit),
                     kUnits[static_cast<unsigned>(unit)]);
}

std::string grid(const Scale& x, const Scale& y) {
  std::string marks;
  for (int power = x.least; power <= x.most; ++power) {
    const double at = x.at(std::pow(10, power));
    marks += fmt::format("  <path class=\"grid\" d=\"M{0:.1f} {1}V{2}\"/>\n", at, kTop, kBottom);
    marks += label(at, kBottom + 22, "middle", power_of_ten(power));
  }
  for (int power = y.least; power <= y.most; ++power) {
    const double at = y.at(std::pow(10, power));
    marks += fmt::format("  <path class=\"grid\" d=\"M{1} {0:.1f}H{2}\"/>\n", at, kLeft, kRight);
    marks += label(kLeft - 10, at + 4, "end", seconds_text(power));
  }
  return marks;
}

std::string drawn(const Curve& curve, const char* colour, const Scale& x, const Scale& y) {
  std::string path, dots;
  for (const auto& [at, value] : curve.points) {
    path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? 'M' : 'L', x.at(at), y.at(value));
    dots += fmt::format("  <circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3.2\" fill=\"{}\"/>\n", x.at(at),
                        y.at(value), colour);
  }
  return fmt::format("  <path class=\"curve\" stroke=\"{}\" d=\"{}\"/>\n", colour, path) + dots;
}

std::string legend(std::size_t row, const std::string& name, const char* colour) {
  const double y = kTop + 14 + 26 * static_cast<double>(row);
  return fmt::format(
             "  <path class=\"curve\" stroke=\"{0}\" d=\"M{1:.0f} {2:.0f}h24\"/>\n"
             "  <circle cx=\"{3:.0f}\" cy=\"{2:.0f}\" r=\"3.2\" fill=\"{0}\"/>\n",
             colour, kRight + 20, y, kRight + 32) +
         label(kRight + 52, y + 4, "start", escaped_xml(name));
}

}  // namespace

std::string growth_svg(const Axes& axes, const std::vector<Curve>& curves) {
  std::vector<double> xs, ys;
  for (const Curve& curve : curves) {
    for (const auto& [x, y] : curve.points) {
      xs.push_back(x);
      ys.push_back(y);
    }
  }
  std::string body;
  if (!xs.empty()) {
    const Scale x = scale_of(xs, kLeft, kRight);
    const Scale y = scale_of(ys, kBottom, kTop);
    body = grid(x, y);
    std::size_t row = 0;
    for (const Curve& curve : curves) {
      if (curve.points.empty()) continue;
      const char* const colour = kColours[row % kColours.size()];
      body += drawn(curve, colour, x, y) + legend(row++, curve.name, colour);
    }
  }
  return fmt::format(
             "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
             "height=\"{1}\" role=\"img\">\n  <title>{2}</title>\n{3}"
             "  <rect class=\"paper\" width=\"{0}\" height=\"{1}\" fill=\"#ffffff\"/>\n",
             kWidth, kHeight, escaped_xml(axes.title), kStyle) +
         label(kLeft, 30, "start", escaped_xml(axes.title), " class=\"title\"") +
         label(kLeft, 51, "start", escaped_xml(axes.note)) + body +
         fmt::format("  <path class=\"frame\" d=\"M{0} {1}V{2}H{3}\"/>\n", kLeft, kTop, kBottom,
                     kRight) +
         label((kLeft + kRight) / 2, kBottom + 50, "middle", escaped_xml(axes.x_label)) +
         label(
             0, 0, "middle", escaped_xml(axes.y_label),
             fmt::format(" transform=\"translate(18 {:.0f}) rotate(-90)\"", (kTop + kBottom) / 2)) +
         "</svg>\n";
}

}  // namespace nimplus::report
