#pragma once

#include <string>
#include <string_view>

namespace nimplus::cli {

/// Writes a file that is there as a whole or not at all: beside its place first, then renamed. A
/// file that is there is refused (InputError at its path) without `force`. Throws
/// std::runtime_error when it cannot be written.
void write_new_file(const std::string& path, std::string_view text, bool force);

/// Throws InputError where write_new_file() would not do what people mean: what is there is no
/// file but a folder or a device, or there is no folder to write into. For before a long run.
void expect_place_for_file(const std::string& path);

}  // namespace nimplus::cli
