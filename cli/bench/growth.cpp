#include "cli/bench/growth.hpp"

#include <algorithm>

#include "report/growth_plot.hpp"

namespace nimplus::cli {
namespace {

struct Route {
  std::string id, name;
};

const std::vector<Route> kRoutes{{"early", "contest table"},
                                 {"push", "pushing table"},
                                 {"word_loop", "word loop"},
                                 {"engine", "engine"},
                                 {"period", "by the period"}};

}  // namespace

std::string growth_picture(const report::Figures& figures, const std::string& machine) {
  std::vector<report::Curve> curves;
  for (const auto& [id, name] : kRoutes) {
    report::Curve curve{name, {}};
    const std::string prefix = "growth/" + id + '/';
    for (const auto& [figure, seconds] : figures) {
      if (!figure.starts_with(prefix)) continue;
      curve.points.push_back({std::stod(figure.substr(prefix.size())), seconds});
    }
    std::sort(curve.points.begin(), curve.points.end(),
              [](const auto& one, const auto& other) { return one.x < other.x; });
    curves.push_back(std::move(curve));
  }
  return report::growth_svg(
      {"Who wins heaps 0 to n, by 100 removals up to 200", machine, "largest heap n", "CPU time"},
      curves);
}

}  // namespace nimplus::cli
