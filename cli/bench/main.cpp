// nimplus_bench: one run of every benchmark, each timed answer compared first, and the table of
// what was promised. See the README.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <fstream>

#include "cli/bench/collector.hpp"
#include "cli/bench/growth.hpp"
#include "cli/bench/machine.hpp"
#include "cli/bench/targets.hpp"
#include "cli/command.hpp"

namespace {

using namespace nimplus;

void write_file(const std::string& path, const std::string& text) {
  if (path.empty()) return;
  std::ofstream file(path, std::ios::binary);
  if (!(file << text << std::flush)) throw std::runtime_error(path + ": cannot be written");
}

/// Google Benchmark takes its flags from the words of a command; later ones win.
void initialise(std::vector<std::string> flags) {
  flags.insert(flags.begin(), "nimplus_bench");
  std::vector<char*> words;
  for (std::string& flag : flags) words.push_back(flag.data());
  int count = static_cast<int>(words.size());
  benchmark::Initialize(&count, words.data());
  if (benchmark::ReportUnrecognizedArguments(count, words.data())) std::exit(cli::kBadInput);
}

int run(int argc, char** argv) {
  CLI::App app{"Measures the targets of nimplus in one run; --benchmark_… flags are passed on"};
  app.allow_extras();
  std::string json, svg;
  app.add_option("--json", json, "Also write the table and every figure to this file");
  app.add_option("--svg", svg, "Also measure growth from 10^3 to 10^9 heaps and draw it here");
  CLI11_PARSE(app, argc, argv);

  std::vector<std::string> flags{"--benchmark_repetitions=7", "--benchmark_min_time=0.04",
                                 "--benchmark_enable_random_interleaving=true",
                                 svg.empty() ? "--benchmark_filter=-^growth/" : ""};
  if (flags.back().empty()) flags.pop_back();
  for (const std::string& extra : app.remaining()) flags.push_back(extra);
  initialise(flags);

  const std::string machine = cli::machine_name();
  fmt::print("{}\nmeasuring: some minutes, best on a quiet machine\n\n", machine);
  std::fflush(stdout);
  cli::Collector collector;
  benchmark::RunSpecifiedBenchmarks(&collector);
  const report::Figures figures = collector.medians();
  fmt::print("{}", report::targets_text(cli::targets(), figures));
  write_file(json, report::targets_json(cli::targets(), figures, machine));
  if (!svg.empty()) write_file(svg, cli::growth_picture(figures, machine));
  for (const std::string& failure : collector.failures()) fmt::print("FAILED {}\n", failure);
  return collector.failures().empty() ? cli::kHeld : cli::kFalsified;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "nimplus_bench: %s\n", error.what());
    return cli::kCouldNot;
  }
}
