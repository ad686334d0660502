#pragma once

#include <cstdint>
#include <string>

namespace nimplus::cli {

/// What is wrong with `text` as a number of 0..2^64-1 in plain decimal digits (CLI11 by itself
/// reads -1 as 2^64-1, 010 as 8 and cuts 10^30 down); empty when nothing is.
std::string whole_number(const std::string& text);

/// The number that `text` is, in which whole_number finds no fault.
std::uint64_t number_of(const std::string& text);

}  // namespace nimplus::cli
