#include "cli/whole_number.hpp"

#include <charconv>
#include <cstdint>

namespace nimplus::cli {

std::string whole_number(const std::string& text) {
  std::uint64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, value);
  if (error == std::errc{} && stopped == end && text == std::to_string(value)) return "";
  return "expected a whole number from 0 to 2^64-1 in plain digits";
}

std::uint64_t number_of(const std::string& text) {
  std::uint64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

}  // namespace nimplus::cli
