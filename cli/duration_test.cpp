#include "cli/duration.hpp"

#include <gtest/gtest.h>

#include "rules/input_error.hpp"

namespace nimplus::cli {
namespace {

using std::chrono::seconds;

TEST(Duration, is_a_whole_number_of_seconds_minutes_or_hours) {
  EXPECT_EQ(duration_of("1s", "--time"), seconds(1));
  EXPECT_EQ(duration_of("30s", "--time"), seconds(30));
  EXPECT_EQ(duration_of("10m", "--time"), seconds(600));
  EXPECT_EQ(duration_of("1000h", "--time"), seconds(3'600'000));
}

TEST(Duration, is_nothing_else) {
  for (const char* text : {"", "s", "10", "0s", "-1s", "1.5m", "10 m", "010s", "10M", "1d", "1001h",
                           "3600001s", "18446744073709551615h", "18446744073709551616s", "m10"}) {
    try {
      duration_of(text, "--time");
      FAIL() << text;
    } catch (const InputError& error) {
      EXPECT_EQ(error.place().file, "--time") << text;
      EXPECT_EQ(error.expected(), "a time such as 30s, 10m or 2h, 1000h at most") << text;
    }
  }
}

}  // namespace
}  // namespace nimplus::cli
