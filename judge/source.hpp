#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace nimplus::judge {

/// A contributed source file as it was found.
struct Source {
  std::string name;  ///< the file's own name if compilers can take it, else "program" + extension
  std::string text;
  std::optional<std::string> fault;  ///< why no compiler needs to look at it: a compile error
};

/// The longest source that is looked at.
inline constexpr std::size_t kSourceBytesMax = std::size_t{1} << 20U;

/// Throws InputError when it cannot be read or is no regular file.
Source read_source(const std::filesystem::path& file);

}  // namespace nimplus::judge
