#include "cli/command.hpp"

namespace nimplus::cli {

Command solve(CLI::App& app) {
  CLI::App* words = app.add_subcommand("solve", "(not built yet)");
  return {words, [] { return kCouldNot; }};
}

}  // namespace nimplus::cli
