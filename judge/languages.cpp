#include "judge/languages.hpp"

#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <initializer_list>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "rules/input_error.hpp"

namespace nimplus::judge {
namespace {

/// Says a syntax error as the interpreter would, without running anything or writing a file.
constexpr const char* kCheckPython =
    "import sys, traceback\n"
    "try: compile(open(sys.argv[1], 'rb').read(), sys.argv[1], 'exec', dont_inherit=True)\n"
    "except Exception as e: sys.exit(''.join(traceback.format_exception_only(e)).rstrip())\n";

// gnu++20: what judges use, and contributed programs use __int128 and other extensions.
Command cpp_compiler(std::initializer_list<std::string> more) {
  Command command{"{tool}", "-std=gnu++20", "-O2", "-fmax-errors=20", "-DONLINE_JUDGE"};
  command.insert(command.end(), more);
  command.insert(command.end(), {"-o", "{home}/out/program", "{source}"});
  return command;
}

const std::vector<Language>& rows() {
  static const std::vector<Language> table{
      {.name = "C++",
       .extensions = {".cpp", ".cc", ".cxx"},
       .tools = {"/usr/bin/g++", "/usr/local/bin/g++"},
       .compile = {cpp_compiler({"-static"}), cpp_compiler({})},
       .compiled = true,
       .run = {"{home}/program"}},
      {.name = "Python",
       .extensions = {".py"},
       .tools = {"/usr/bin/python3", "/usr/local/bin/python3"},
       .compile = {{"{tool}", "-B", "-s", "-c", kCheckPython, "{source}"}},
       .run = {"{tool}", "-B", "-s", "{home}/program"},
       .time_factor = 10},
  };
  return table;
}

std::string known_extensions() {
  std::vector<std::string> known;
  for (const Language& language : rows()) {
    known.push_back(fmt::format("{} ({})", fmt::join(language.extensions, " "), language.name));
  }
  return fmt::format("{}", fmt::join(known, ", "));
}

}  // namespace

std::span<const Language> languages() { return rows(); }

const Language& language_of(const std::filesystem::path& file) {
  const std::string extension = file.extension();
  for (const Language& language : rows()) {
    if (std::ranges::find(language.extensions, extension) != language.extensions.end()) {
      return language;
    }
  }
  throw InputError({file, 1, 1}, extension.empty() ? "a name without extension" : extension,
                   "a file name that ends in one of " + known_extensions());
}

std::string tool_of(const Language& language) {
  for (const std::string& tool : language.tools) {
    if (access(tool.c_str(), X_OK) == 0) return tool;
  }
  throw std::runtime_error(fmt::format("cannot judge {}: install it; looked for {}", language.name,
                                       fmt::join(language.tools, ", ")));
}

Command fill_in(const Command& command, const std::string& tool, const std::string& source,
                const std::string& home) {
  const std::pair<std::string_view, const std::string&> places[] = {
      {"{tool}", tool}, {"{source}", source}, {"{home}", home}};
  Command filled = command;
  for (std::string& word : filled) {
    for (const auto& [place, text] : places) {
      if (word.starts_with(place)) {
        word.replace(0, place.size(), text);
        break;
      }
    }
  }
  return filled;
}

}  // namespace nimplus::judge
