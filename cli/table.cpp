#include "cli/command.hpp"

namespace nimplus::cli {

Command table(CLI::App& app) {
  CLI::App* words = app.add_subcommand("table", "(not built yet)");
  return {words, [] { return kCouldNot; }};
}

}  // namespace nimplus::cli
