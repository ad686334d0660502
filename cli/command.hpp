#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace nimplus::cli {

/// Exit codes: everything held; something was falsified (a verdict, a comparison, a search that
/// found nothing); a bad flag or bad input; could not do it (no sandbox, a full disk, a broken
/// pipe).
enum Exit : int { kHeld = 0, kFalsified = 1, kBadInput = 2, kCouldNot = 3 };

/// A word that a command takes. Words are data and CLI11 stays in one file: what its headers
/// initialise in every file that includes them was a third of the time that the command needs to
/// start.
struct Word {
  using Value = std::variant<std::string*, std::vector<std::string>*, std::uint64_t*,
                             std::optional<std::uint64_t>*, bool*>;
  std::string name;  ///< "--heap", or "FILE" where its place tells it
  std::string help;
  Value value;  ///< where it goes; what stands there is the default
  bool required = false;
  std::uint64_t min = 0;  ///< of a number; both bounds are inclusive
  std::uint64_t max = std::numeric_limits<std::uint64_t>::max();
  std::vector<std::string> one_of{};
  std::string excludes{};  ///< a word that may not be there too
  std::string needs{};     ///< a word that must be there too
};

/// What a command takes, and what it does with it. The result is an Exit. It may throw InputError
/// (exit 2) and any other exception (exit 3): main() catches both.
struct Command {
  std::vector<Word> words;
  std::function<int()> run;
};

/// A command of `nimplus`; its words are declared only when it is the one that is called.
struct CommandRow {
  std::string name;
  std::string summary;
  Command (*command)();
};

// One file per command.
Command solve();
Command test();
Command corpus();
Command validate();
Command explain();
Command table();
Command period();

/// Reads the words of a command line (argument 0 is the program) and runs the command they name;
/// says what is wrong with them, or the help, where it does not come to that. The result is an
/// Exit; what the command throws passes.
int run(std::span<const CommandRow> commands, int argc, const char* const* argv);

}  // namespace nimplus::cli
