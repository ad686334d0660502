#include "corpus/corpus.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>

#include "cli/command.hpp"
#include "cli/reference.hpp"
#include "cli/whole_number.hpp"
#include "corpus/families.hpp"
#include "corpus/format.hpp"
#include "corpus/package.hpp"
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

Command corpus(CLI::App& app) {
  CLI::App* command = app.add_subcommand("corpus", "Generate a judge's test corpus from a seed");
  const auto words = std::make_shared<Words>();
  command
      ->add_option("--problem", words->problem,
                   "Which problem: " + names(corpus::problems(), &corpus::Problem::id))
      ->required();
  command->add_option("--contract", words->contract, "What every input keeps to");
  command
      ->add_option(
          "--format", words->format,
          "The package's layout: " + names(corpus::formats(), &corpus::PackageFormat::name))
      ->capture_default_str();
  command->add_option("--out", words->out, "The directory to write (or to compare with)");
  command->add_option("--seed", words->seed, "Same seed, same bytes")
      ->check(whole_number)
      ->capture_default_str();
  command->add_flag("--quick", words->quick, "Small cases only");
  command->add_flag("--check", words->check, "Write nothing: compare with what is there");
  command->add_flag("--force", words->force, "Replace a package that is there");
  command->add_flag("--list", words->list, "List the families of cases and stop");
  command->callback([words] {
    if (words->out.empty() && !words->list) throw CLI::RequiredError("--out");
  });
  return {command, [words] { return run(*words); }};
}

}  // namespace nimplus::cli
