#pragma once

// For the tests of fast/: periods as a contest program finds them, and sequences as told.

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "rules/certificate.hpp"
#include "rules/ruleset.hpp"

namespace nimplus::fast {

/// Heaps 0..count-1, a character each: of outcome classes bit 0 is that Left loses moving first,
/// bit 1 that Right does; of Grundy values the value. Straight from the rules.
inline std::string told(const Ruleset& ruleset, Sequence sequence, Size count) {
  std::string heaps;
  const auto loses = [&](Player mover, Size heap) {
    bool stuck = true;
    for (const Size removal : ruleset.of(mover)) {
      if (removal > heap) continue;
      stuck = false;
      if ((heaps[heap - removal] & (mover == Player::Left ? 2 : 1)) != 0) return false;
    }
    return !stuck || ruleset.convention == Convention::Normal;
  };
  for (Size heap = 0; heap < count; ++heap) {
    if (sequence == Sequence::OutcomeClasses) {
      const int left = loses(Player::Left, heap) ? 1 : 0;
      heaps += static_cast<char>(left + (loses(Player::Right, heap) ? 2 : 0));
      continue;
    }
    std::set<char> reached;
    for (const Size removal : ruleset.left) {
      if (removal <= heap) reached.insert(heaps[heap - removal]);
    }
    char mex = 0;
    while (reached.contains(mex)) ++mex;
    heaps += mex;
  }
  return heaps;
}

/// By a dictionary of all windows as long as the largest removal, then back to the first heap that
/// does not repeat; std::nullopt when no window comes twice within heaps 0..count-1.
inline std::optional<Period> naive_period(const Ruleset& ruleset, Sequence sequence, Size count) {
  const std::string heaps = told(ruleset, sequence, count);
  const Size window = std::max<Size>(1, ruleset.largest_removal());
  std::map<std::string, Size> seen;
  for (Size begin = 0; begin + window <= count; ++begin) {
    const auto [first, is_new] = seen.emplace(heaps.substr(begin, window), begin);
    if (is_new) continue;
    const Size period = begin - first->second;
    Size preperiod = first->second;
    while (preperiod > 0 && heaps[preperiod - 1] == heaps[preperiod - 1 + period]) --preperiod;
    return Period{preperiod, period};
  }
  return std::nullopt;
}

}  // namespace nimplus::fast
