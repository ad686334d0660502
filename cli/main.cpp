#include <array>
#include <csignal>
#include <cstdio>
#include <exception>

#include "cli/command.hpp"
#include "rules/input_error.hpp"

namespace {

using namespace nimplus;

const std::array kCommands{
    cli::CommandRow{"solve", "Answer an input of a problem, or one heap of a ruleset", cli::solve},
    cli::CommandRow{"test", "Cross-check every fast solver by every property", cli::test},
    cli::CommandRow{"corpus", "Generate a judge's test corpus from a seed", cli::corpus},
    cli::CommandRow{"validate",
                    "Judge contributed programs; a wrong one gets the smallest input it fails",
                    cli::validate},
    cli::CommandRow{"explain",
                    "Say why a heap is won or lost: winning moves, refutations, a line of play",
                    cli::explain},
    cli::CommandRow{"table", "Print the outcome classes or Grundy values of all heaps to one",
                    cli::table},
    cli::CommandRow{"period", "Find from where on a game repeats itself, and how often",
                    cli::period},
};

}  // namespace

int main(int argc, char** argv) {
  // A reader that leaves early and a limit on file sizes become failed writes, which are said.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    const int status = cli::run(kCommands, argc, argv);
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
    std::perror("nimplus: standard output");
  } catch (const InputError& error) {
    std::fprintf(stderr, "nimplus: %s\n", error.what());
    return cli::kBadInput;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "nimplus: %s\n", error.what());
  }
  return cli::kCouldNot;
}
