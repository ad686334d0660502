#include "corpus/corpus.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>

#include "cli/command.hpp"
#include "cli/reference.hpp"
#include "corpus/families.hpp"
#include "corpus/format.hpp"
#include "corpus/package.hpp"
#include "rules/input_error.hpp"
#include "rules/row_called.hpp"

namespace nimplus::cli {
namespace {

struct Words {
  std::string problem;
  std::string contract;
  std::string format = corpus::formats().front().name;
  std::string out;
  std::uint64_t seed = 1;
  bool quick = false;
  bool check = false;
  bool force = false;
  bool list = false;
};

void list_families(const corpus::Problem& problem) {
  for (const corpus::Family& family : corpus::families()) {
    if (family.problem == problem.id) fmt::print("{:<16} {}\n", family.name, family.purpose);
  }
}

void print_summary(const corpus::Corpus& made) {
  for (const corpus::Family& family : corpus::families()) {
    const auto count = std::ranges::count(made.cases, family.name, &corpus::Case::family);
    if (family.problem == made.problem && count > 0) fmt::print("{:>5} {}\n", count, family.name);
  }
  fmt::print("{:>5} cases of {}, contract {}, seed {}\nfingerprint {}\n", made.cases.size(),
             made.problem, made.contract, made.seed, corpus::fingerprint(made));
}

int compare(const std::vector<corpus::PackageFile>& files, const std::string& directory) {
  constexpr std::size_t kShown = 20;
  const auto differences = corpus::compare_package(files, directory);
  for (std::size_t i = 0; i < std::min(kShown, differences.size()); ++i) {
    fmt::print("{}\n", differences[i]);
  }
  if (differences.size() > kShown) fmt::print("and {} more\n", differences.size() - kShown);
  fmt::print("{} is {}\n", directory, differences.empty() ? "the same" : "not the same");
  return differences.empty() ? kHeld : kFalsified;
}

int run(const Words& words) {
  const corpus::Problem& problem = corpus::problem_called(words.problem);
  const corpus::Contract& contract = corpus::contract_called(problem, words.contract);
  const corpus::PackageFormat& format = corpus::format_called(words.format);
  if (words.list) {
    list_families(problem);
    return kHeld;
  }
  if (words.out.empty()) throw InputError({"--out"}, "no directory to write is given");
  const corpus::Corpus made =
      generate(problem, contract, words.seed,
               words.quick ? corpus::Extent::Quick : corpus::Extent::Full, reference());
  const std::vector<corpus::PackageFile> files = format.files(made);
  if (!words.check) corpus::write_package(files, words.out, words.force);
  print_summary(made);
  if (words.check) return compare(files, words.out);
  fmt::print("written to {}\n", words.out);
  return kHeld;
}

}  // namespace

Command corpus() {
  const auto words = std::make_shared<Words>();
  return {{{.name = "--problem",
            .help = "Which problem: " + names(corpus::problems(), &corpus::Problem::id),
            .value = &words->problem,
            .required = true},
           {"--contract", "What every input keeps to", &words->contract},
           {"--format",
            "The package's layout: " + names(corpus::formats(), &corpus::PackageFormat::name),
            &words->format},
           {"--out", "The directory to write (or to compare with)", &words->out},
           {"--seed", "Same seed, same bytes", &words->seed},
           {"--quick", "Small cases only", &words->quick},
           {"--check", "Write nothing: compare with what is there", &words->check},
           {"--force", "Replace a package that is there", &words->force},
           {"--list", "List the families of cases and stop", &words->list}},
          [words] { return run(*words); }};
}

}  // namespace nimplus::cli
