#pragma once

#include <string>

namespace nimplus::cli {

/// For CLI11's check(), which by itself reads -1 as 2^64-1, 010 as 8 and cuts 10^30 down: what is
/// wrong with `text` as a number of 0..2^64-1 in plain decimal digits; empty when nothing is.
std::string whole_number(const std::string& text);

}  // namespace nimplus::cli
