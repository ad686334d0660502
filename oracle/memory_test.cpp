#include "oracle/memory.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <sstream>
#include <vector>

namespace nimplus::oracle {
namespace {

std::uint64_t available(const std::string& meminfo, const std::vector<std::string>& limits) {
  std::istringstream text(meminfo);
  return available_bytes(text, limits);
}

constexpr const char* kMeminfo =
    "MemTotal:       24684084 kB\nMemFree:        1661768 kB\nMemAvailable:   3780532 kB\n"
    "Buffers:             12 kB\n";
constexpr std::uint64_t kUnlimited = std::uint64_t{1} << 63U;

TEST(AvailableBytes, are_the_least_of_what_the_system_says) {
  EXPECT_EQ(available(kMeminfo, {}), 3'871'264'768U);  // 3780532 · 1024
  EXPECT_EQ(available(kMeminfo, {"max", "9223372036854771712"}), 3'871'264'768U);
  EXPECT_EQ(available(kMeminfo, {"1073741824", ""}), 1'073'741'824U);
  EXPECT_EQ(available("", {"max", "4096"}), 4096U);
  EXPECT_EQ(available("", {"", "max"}), kUnlimited);
  EXPECT_EQ(available("MemAvailable:", {}), kUnlimited);
  EXPECT_EQ(available("MemAvailable: 18446744073709551615 kB", {}), kUnlimited);
}

TEST(AvailableBytes, of_this_machine_are_no_more_than_it_has) {
  const auto pages = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES));
  const auto page_bytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  EXPECT_GT(available_bytes(), std::uint64_t{16} << 20U);
  EXPECT_LE(available_bytes(), pages * page_bytes);
}

TEST(ExpectRoom, takes_what_fits_and_says_what_does_not) {
  const double gibibyte = 1024.0 * 1024.0 * 1024.0;
  EXPECT_NO_THROW(expect_room("it", gibibyte, "there are", gibibyte));
  try {
    expect_room("it", 7.5 * gibibyte, "there are", 3.1 * gibibyte);
    FAIL();
  } catch (const TooLarge& refused) {
    EXPECT_STREQ(refused.what(), "it needs 7.5 GiB, but there are 3.1 GiB");
  }
}

}  // namespace
}  // namespace nimplus::oracle
