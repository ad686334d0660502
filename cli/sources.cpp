#include "cli/sources.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "judge/languages.hpp"
#include "rules/input_error.hpp"

namespace nimplus::cli {
namespace {

namespace fs = std::filesystem;

bool is_program(const fs::path& file) {
  return std::ranges::any_of(judge::languages(), [&](const judge::Language& language) {
    return std::ranges::find(language.extensions, file.extension().string()) !=
           language.extensions.end();
  });
}

[[noreturn]] void refuse(const std::string& path, const std::string& why) {
  throw InputError({path}, "cannot be read: " + why);
}

void expect_readable(const std::string& file) {
  std::error_code error;
  const fs::file_type type = fs::status(file, error).type();
  if (error) refuse(file, error.message());
  if (type != fs::file_type::regular) refuse(file, "it is no regular file");
  if (!std::ifstream(file)) refuse(file, std::generic_category().message(errno));
}

std::vector<std::string> programs_in(const std::string& directory) {
  std::vector<std::string> found;
  try {
    for (const auto& entry : fs::recursive_directory_iterator(directory)) {
      if (entry.is_symlink() || !entry.is_regular_file() || !is_program(entry.path())) continue;
      found.push_back(entry.path().string());
    }
  } catch (const fs::filesystem_error& error) {
    refuse(directory, error.code().message());
  }
  if (found.empty()) throw InputError({directory}, "no program is in this directory");
  std::ranges::sort(found);
  return found;
}

}  // namespace

std::vector<std::string> sources(const std::vector<std::string>& named) {
  std::vector<std::string> files;
  for (const std::string& name : named) {
    std::error_code error;
    if (fs::is_directory(name, error)) {
      const std::vector<std::string> found = programs_in(name);
      files.insert(files.end(), found.begin(), found.end());
    } else {
      if (!error) judge::language_of(name);
      files.push_back(name);
    }
  }
  std::ranges::for_each(files, expect_readable);
  return files;
}

}  // namespace nimplus::cli
