#include "judge/source.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>

#include "judge/descriptor.hpp"
#include "rules/input_error.hpp"

namespace nimplus::judge {
namespace {

[[noreturn]] void refuse(const std::filesystem::path& file, const std::string& why) {
  throw InputError({file}, "cannot be read: " + why);
}

/// A name that is an option, or holds what a message or a command could trip over, is replaced.
std::string plain_name(const std::filesystem::path& file) {
  const std::string name = file.filename();
  const bool plain =
      name.size() <= 80 && name.front() != '-' && name.front() != '.' &&
      std::ranges::all_of(name, [](unsigned char c) {
        return c < 0x80 && (std::isalnum(c) != 0 || c == '_' || c == '-' || c == '.');
      });
  return plain ? name : "program" + file.extension().string();
}

std::optional<std::string> fault_of(const std::string& text) {
  if (std::ranges::all_of(text, [](unsigned char c) { return c <= ' '; })) {
    return text.empty() ? "the file is empty" : "the file is blank";
  }
  if (const auto nul = text.find('\0'); nul != std::string::npos) {
    const auto line =
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(nul), '\n');
    return fmt::format("the file is no text: a byte 0 in line {}", line + 1);
  }
  return std::nullopt;
}

}  // namespace

Source read_source(const std::filesystem::path& file) {
  // O_NONBLOCK: a named pipe must not be waited for.
  const Descriptor opened(open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  if (!opened) refuse(file, std::strerror(errno));
  struct stat status{};
  if (fstat(opened.number(), &status) != 0) refuse(file, std::strerror(errno));
  if (S_ISDIR(status.st_mode)) refuse(file, "it is a directory");
  if (!S_ISREG(status.st_mode)) refuse(file, "it is no regular file");
  Source source{plain_name(file), content(opened, kSourceBytesMax), std::nullopt};
  if (length_of(opened) > kSourceBytesMax) {
    source.fault =
        fmt::format("the file has {} bytes, limit {}", length_of(opened), kSourceBytesMax);
  } else {
    source.fault = fault_of(source.text);
  }
  return source;
}

}  // namespace nimplus::judge
