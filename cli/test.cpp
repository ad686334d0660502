#include "cli/command.hpp"

namespace nimplus::cli {

Command test(CLI::App& app) {
  CLI::App* words = app.add_subcommand("test", "(not built yet)");
  return {words, [] { return kCouldNot; }};
}

}  // namespace nimplus::cli
