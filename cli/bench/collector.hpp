#pragma once

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "report/ratios.hpp"

namespace nimplus::cli {

/// Takes what Google Benchmark measures, and prints nothing.
class Collector : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context& context) override;
  void ReportRuns(const std::vector<Run>& runs) override;

  /// By a benchmark's name the median of its repetitions, in seconds an iteration: CPU time, since
  /// others may use the machine too, or the time that the benchmark itself took or asked for. A
  /// counter's name comes after its benchmark's and '/'.
  report::Figures medians() const;
  /// The benchmarks that failed: a name and a reason each.
  const std::vector<std::string>& failures() const { return failures_; }

 private:
  std::map<std::string, std::vector<double>> values_;
  std::vector<std::string> failures_;
};

}  // namespace nimplus::cli
