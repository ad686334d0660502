#pragma once

#include <string_view>

namespace nimplus::cli {

/// Writes to standard output at once, behind all that was printed before. Throws
/// std::runtime_error when not all of it could be written: a broken pipe, a full disk.
void write_out(std::string_view text);

}  // namespace nimplus::cli
