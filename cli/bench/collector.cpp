#include "cli/bench/collector.hpp"

#include <algorithm>

namespace nimplus::cli {
namespace {

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

}  // namespace

bool Collector::ReportContext(const Context&) { return true; }

void Collector::ReportRuns(const std::vector<Run>& runs) {
  for (const Run& run : runs) {
    if (run.run_type != Run::RT_Iteration) continue;
    const auto& [function, args, min_time, warmup, iterations, repetitions, time, threads] =
        run.run_name;
    const std::string name = args.empty() ? function : function + '/' + args;
    if (run.error_occurred) {
      failures_.push_back(name + ": " + run.error_message);
      continue;
    }
    const double whole = time.empty() ? run.cpu_accumulated_time : run.real_accumulated_time;
    values_[name].push_back(whole / static_cast<double>(run.iterations));
    for (const auto& [counter, value] : run.counters) {
      values_[name + '/' + counter].push_back(value.value);
    }
  }
}

report::Figures Collector::medians() const {
  report::Figures figures;
  for (const auto& [name, values] : values_) figures[name] = median(values);
  return figures;
}

}  // namespace nimplus::cli
