#pragma once

#include <algorithm>

#include "fast/letters.hpp"

// For the benchmarks: an answer of letters that stays.

namespace nimplus::fast {

/// The letters of heaps 1..count, into out[0..count).
inline void letters_in_memory(const Ruleset& ruleset, Size count, char* out) {
  stream_letters(ruleset, 1, count, [&](std::string_view letters) {
    out = std::copy(letters.begin(), letters.end(), out);
  });
}

}  // namespace nimplus::fast
