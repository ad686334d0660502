#include "cli/command.hpp"

namespace nimplus::cli {

Command validate(CLI::App& app) {
  CLI::App* words = app.add_subcommand("validate", "(not built yet)");
  return {words, [] { return kCouldNot; }};
}

}  // namespace nimplus::cli
