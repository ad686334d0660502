#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace nimplus::judge {

using Command = std::vector<std::string>;

/// How programs of one language are recognised, compiled and run. In commands `{tool}` stands for
/// the first of `tools` that exists, `{source}` for the source file, `{home}` for the box's folder.
struct Language {
  std::string name;
  std::vector<std::string> extensions;  ///< with their dot
  std::vector<std::string> tools;       ///< absolute paths, the preferred one first
  /// Tried in this order: the next one only if the linker lacked a library for the one before.
  std::vector<Command> compile;
  bool compiled = false;  ///< it leaves {home}/out/program; else it only checks the source
  Command run;            ///< of {home}/program, the compiled program or the source
  int time_factor = 1;    ///< of the limits for C and C++
  /// The address space is the memory limit and this: what a run-time reserves without using it.
  std::size_t reserve_bytes = std::size_t{512} << 20U;
};

/// Every language, in the order of the report.
std::span<const Language> languages();

/// The language that claims the file's extension. Throws InputError listing the known ones.
const Language& language_of(const std::filesystem::path& file);

/// The tool's path on this machine. Throws std::runtime_error saying what to install.
std::string tool_of(const Language& language);

/// The command with its placeholders replaced.
Command fill_in(const Command& command, const std::string& tool, const std::string& source,
                const std::string& home);

}  // namespace nimplus::judge
