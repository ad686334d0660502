#include "cli/command.hpp"

namespace nimplus::cli {

Command corpus(CLI::App& app) {
  CLI::App* words = app.add_subcommand("corpus", "(not built yet)");
  return {words, [] { return kCouldNot; }};
}

}  // namespace nimplus::cli
