#pragma once

// For the tests of fast/: sequences as characters, and their tails found in every way.

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "fast/tail.hpp"

namespace nimplus::fast {

/// Heaps as symbols, one character each: bit i is row i.
using Symbols = std::string;

inline std::vector<BitRow> rows_of(const Symbols& symbols, unsigned rows) {
  std::vector<BitRow> result;
  for (unsigned row = 0; row < rows; ++row) {
    BitRow& bits = result.emplace_back(symbols.size());
    for (Size word = 0; word <= symbols.size() / 64; ++word) {
      bits.words()[word] = 0xa5a5a5a5a5a5a5a5U;  // what stands behind the last heap is no heap
    }
    for (Size heap = 0; heap < symbols.size(); ++heap) {
      const std::uint64_t bit = std::uint64_t{1} << heap % 64;
      std::uint64_t& word = bits.words()[heap / 64];
      word = (symbols[heap] >> row & 1) != 0 ? word | bit : word & ~bit;
    }
  }
  return result;
}

inline KnownHeaps known_of(const std::vector<BitRow>& rows, Size count) {
  KnownHeaps known{{}, count};
  for (const BitRow& row : rows) known.rows.push_back(&row);
  return known;
}

/// The distance of the nearest earlier occurrence of the last `window` symbols, by the definition.
inline Size by_definition(const Symbols& symbols, Size window) {
  const std::string_view tail = std::string_view(symbols).substr(symbols.size() - window);
  if (symbols.size() < 2) return 0;
  for (Size distance = 1; distance + window <= symbols.size(); ++distance) {
    if (symbols.compare(symbols.size() - window - distance, window, tail) == 0) return distance;
  }
  return 0;
}

/// What every width and, but for the comparisons, the search by heap agree on; else std::nullopt.
inline std::optional<Repetition> nearest_in_every_way(const Symbols& symbols, unsigned row_count,
                                                      Size window) {
  const auto rows = rows_of(symbols, row_count);
  const KnownHeaps known = known_of(rows, symbols.size());
  const Repetition narrow = nearest_tail(known, window, 16);
  if (nearest_tail_by_heap(known, window).distance != narrow.distance) return std::nullopt;
  for (const int width : vector_widths()) {
    const Repetition wide = nearest_tail(known, window, width);
    if (wide.distance != narrow.distance || wide.comparisons != narrow.comparisons) {
      return std::nullopt;
    }
  }
  return narrow;
}

class Draw {
 public:
  Symbols symbols(Size count, unsigned rows) {
    Symbols symbols(count, '\0');
    for (char& symbol : symbols) symbol = static_cast<char>(engine_() >> 7U & ((1U << rows) - 1));
    return symbols;
  }
  Size below(Size bound) { return engine_() % bound; }

 private:
  std::mt19937_64 engine_{20'261'130};
};

}  // namespace nimplus::fast
