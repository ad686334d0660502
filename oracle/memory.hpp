#pragma once

#include <cstdint>
#include <istream>
#include <span>
#include <stdexcept>
#include <string>

namespace nimplus::oracle {

/// A graph or table would not fit the memory that it may use.
struct TooLarge : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The bytes that may still be allocated before the kernel ends programs: what /proc/meminfo calls
/// available, and no more than the memory limit of the control group. Where the system says
/// neither, half of 2^64.
std::uint64_t available_bytes();

/// The same from the texts: a meminfo, and limits that hold one number of bytes or "max".
std::uint64_t available_bytes(std::istream& meminfo, std::span<const std::string> limits);

/// Throws TooLarge, "WHAT needs 7.5 GiB, but LIMIT 3.1 GiB", when `bytes` exceed `limit_bytes`.
/// In floating point, which cannot overflow at heaps near 2^64; exact where the answer is near.
void expect_room(const std::string& what, double bytes, const std::string& limit,
                 double limit_bytes);

}  // namespace nimplus::oracle
