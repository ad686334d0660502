#include "cli/duration.hpp"

#include <cstdint>

#include "cli/whole_number.hpp"
#include "rules/input_error.hpp"

namespace nimplus::cli {

std::chrono::seconds duration_of(const std::string& text, const std::string& flag) {
  constexpr std::uint64_t kMost = 1000 * 3600;
  const std::string digits = text.substr(0, text.empty() ? 0 : text.size() - 1);
  const char unit = text.empty() ? ' ' : text.back();
  const std::uint64_t seconds = unit == 's' ? 1 : unit == 'm' ? 60 : unit == 'h' ? 3600 : 0;
  const std::uint64_t count = whole_number(digits).empty() ? number_of(digits) : 0;
  if (seconds == 0 || count == 0 || count > kMost / seconds) {
    throw InputError({flag}, text, "a time such as 30s, 10m or 2h, 1000h at most");
  }
  return std::chrono::seconds(count * seconds);
}

}  // namespace nimplus::cli
