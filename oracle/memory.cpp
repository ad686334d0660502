#include "oracle/memory.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <vector>

namespace nimplus::oracle {
namespace {

constexpr std::uint64_t kUnlimited = std::uint64_t{1} << 63U;
constexpr double kGibibyte = 1024.0 * 1024.0 * 1024.0;

/// kUnlimited when it is no number: "max", or the file was not there.
std::uint64_t number(const std::string& text) {
  std::uint64_t value = kUnlimited;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

}  // namespace

std::uint64_t available_bytes() {
  std::vector<std::string> limits;
  for (const char* path :
       {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
    std::ifstream(path) >> limits.emplace_back();
  }
  std::ifstream meminfo("/proc/meminfo");
  return available_bytes(meminfo, limits);
}

std::uint64_t available_bytes(std::istream& meminfo, std::span<const std::string> limits) {
  std::uint64_t least = kUnlimited;
  std::string word;
  while (meminfo >> word) {
    if (word != "MemAvailable:" || !(meminfo >> word)) continue;
    least = std::min(least, number(word) > kUnlimited / 1024 ? kUnlimited : 1024 * number(word));
    break;
  }
  for (const std::string& limit : limits) least = std::min(least, number(limit));
  return least;
}

void expect_room(const std::string& what, double bytes, const std::string& limit,
                 double limit_bytes) {
  if (bytes <= limit_bytes) return;
  throw TooLarge(fmt::format("{} needs {:.1f} GiB, but {} {:.1f} GiB", what, bytes / kGibibyte,
                             limit, limit_bytes / kGibibyte));
}

}  // namespace nimplus::oracle
