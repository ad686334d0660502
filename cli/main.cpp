#include <CLI/CLI.hpp>
#include <array>
#include <csignal>
#include <cstdio>
#include <exception>
#include <vector>

#include "cli/command.hpp"
#include "rules/input_error.hpp"

namespace {

constexpr std::array kCommands{nimplus::cli::solve,    nimplus::cli::test,    nimplus::cli::corpus,
                               nimplus::cli::validate, nimplus::cli::explain, nimplus::cli::table};

int run(int argc, char** argv) {
  using namespace nimplus::cli;
  CLI::App app{"Property tests, judge corpora and validation of solutions for subtraction games"};
  app.require_subcommand(1);
  app.set_version_flag("--version", "nimplus " NIMPLUS_VERSION);
  std::vector<Command> commands;
  for (const auto declare : kCommands) commands.push_back(declare(app));
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kHeld : kBadInput;
  }
  for (const Command& command : commands) {
    if (command.words->parsed()) return command.run();
  }
  return kBadInput;
}

}  // namespace

int main(int argc, char** argv) {
  // A reader that leaves early and a limit on file sizes become failed writes, which are said.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    const int status = run(argc, argv);
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
    std::perror("nimplus: standard output");
  } catch (const nimplus::InputError& error) {
    std::fprintf(stderr, "nimplus: %s\n", error.what());
    return nimplus::cli::kBadInput;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "nimplus: %s\n", error.what());
  }
  return nimplus::cli::kCouldNot;
}
