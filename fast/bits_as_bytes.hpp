#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace nimplus::fast {

static_assert(std::endian::native == std::endian::little, "rows of bits are read as bytes");

/// Entry b holds 8 bytes, the lowest first: byte i is `one` where bit i of b is set, else `zero`.
constexpr std::array<std::uint64_t, 256> bits_as_bytes(std::uint8_t zero, std::uint8_t one) {
  std::array<std::uint64_t, 256> table{};
  for (unsigned bits = 0; bits < 256; ++bits) {
    for (unsigned i = 0; i < 8; ++i) {
      table[bits] |= std::uint64_t{((bits >> i) & 1U) != 0 ? one : zero} << (8 * i);
    }
  }
  return table;
}

}  // namespace nimplus::fast
