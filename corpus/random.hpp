#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/subtraction_set.hpp"

namespace nimplus::corpus {

/// Random numbers that are the same on every platform and for ever: SplitMix64 (Steele, Lea and
/// Flood 2014), with draws of our own, since the standard's distributions differ by library.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  /// The stream called `name` of a seed: streams do not disturb each other, so that a new family
  /// changes no other.
  static Random stream(std::uint64_t seed, std::string_view name);

  /// The next 64 bits.
  std::uint64_t bits();

  /// Uniform in min..max, both included, without modulo bias. min <= max (ContractViolation).
  Size between(Size min, Size max);

  /// `count` distinct numbers of min..max in random order, every such list equally likely; the
  /// range must hold that many (ContractViolation). Cost: count squared.
  std::vector<Size> distinct(std::size_t count, Size min, Size max);

  /// Puts `values` in random order, every order equally likely.
  void shuffle(std::vector<Size>& values);

 private:
  std::uint64_t state_;
};

}  // namespace nimplus::corpus
