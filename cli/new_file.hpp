#pragma once

#include <string>
#include <string_view>

namespace nimplus::cli {

/// Writes a file that is there as a whole or not at all: beside its place first, then renamed. A
/// file that is there is refused (InputError at its path) without `force`. Throws
/// std::runtime_error when it cannot be written.
void write_new_file(const std::string& path, std::string_view text, bool force);

}  // namespace nimplus::cli
