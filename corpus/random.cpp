#include "corpus/random.hpp"

#include <algorithm>
#include <utility>

#include "rules/expects.hpp"

namespace nimplus::corpus {

Random Random::stream(std::uint64_t seed, std::string_view name) {
  std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a
  for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return Random(Random(seed).bits() ^ Random(hash).bits());
}

std::uint64_t Random::bits() {
  std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

Size Random::between(Size min, Size max) {
  expects(min <= max, "a range that is not empty");
  const std::uint64_t width = max - min + 1;  // 0: all 2^64 numbers
  if (width == 0) return bits();
  const std::uint64_t unfair = (0 - width) % width;  // 2^64 mod width
  std::uint64_t drawn = bits();
  while (drawn < unfair) drawn = bits();
  return min + drawn % width;
}

std::vector<Size> Random::distinct(std::size_t count, Size min, Size max) {
  expects(count == 0 || (min <= max && max - min >= count - 1), "a range that holds the numbers");
  std::vector<Size> values;  // Floyd's choice
  for (std::size_t left = count; left > 0; --left) {
    const Size top = max - (left - 1);
    const Size drawn = between(min, top);
    values.push_back(std::ranges::find(values, drawn) == values.end() ? drawn : top);
  }
  shuffle(values);
  return values;
}

void Random::shuffle(std::vector<Size>& values) {
  for (std::size_t i = values.size(); i > 1; --i) {
    std::swap(values[i - 1], values[between(0, i - 1)]);
  }
}

}  // namespace nimplus::corpus
