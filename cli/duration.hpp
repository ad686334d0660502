#pragma once

#include <chrono>
#include <string>

namespace nimplus::cli {

/// Reads a time as people write it: "30s", "10m", "2h"; whole numbers, from 1 s to 1000 h. Throws
/// InputError at `flag`.
std::chrono::seconds duration_of(const std::string& text, const std::string& flag);

}  // namespace nimplus::cli
