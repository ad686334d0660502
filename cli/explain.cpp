#include "cli/command.hpp"

namespace nimplus::cli {

Command explain(CLI::App& app) {
  CLI::App* words = app.add_subcommand("explain", "(not built yet)");
  return {words, [] { return kCouldNot; }};
}

}  // namespace nimplus::cli
