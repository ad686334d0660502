#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace nimplus::cli {

/// Exit codes: everything held; something was falsified (a verdict, a comparison, a search that
/// found nothing); a bad flag or bad input; could not do it (no sandbox, a full disk, a broken
/// pipe).
enum Exit : int { kHeld = 0, kFalsified = 1, kBadInput = 2, kCouldNot = 3 };

/// A subcommand: its words, and what it does when they were chosen. The result is an Exit.
/// It may throw InputError (exit 2) and any other exception (exit 3): main() catches both.
struct Command {
  CLI::App* words = nullptr;
  std::function<int()> run;
};

// Each command declares its words on `app`; one file per command.
Command solve(CLI::App& app);
Command test(CLI::App& app);
Command corpus(CLI::App& app);
Command validate(CLI::App& app);
Command explain(CLI::App& app);
Command table(CLI::App& app);

}  // namespace nimplus::cli
