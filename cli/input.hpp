#pragma once

#include <cstddef>
#include <string>

namespace nimplus::cli {

/// A text that a person handed in, and what messages call it.
struct InputText {
  std::string text;
  std::string name;  ///< the path, or "<stdin>"
};

/// No input of any problem comes near this.
constexpr std::size_t kInputBytesMax = std::size_t{64} << 20U;

/// Reads the file at `path`, standard input when `path` is empty or "-". Throws InputError when it
/// is missing, a directory, unreadable, or longer than kInputBytesMax; no more than that is read.
InputText read_input(const std::string& path);

}  // namespace nimplus::cli
