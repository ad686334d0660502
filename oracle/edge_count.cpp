#include <limits>

#include "oracle/oracle.hpp"

namespace nimplus::oracle {

std::uint64_t edge_count(const Ruleset& ruleset, Size heap_max) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t edges = 0;
  for (const Player player : {Player::Left, Player::Right}) {
    for (const Size removal : ruleset.of(player)) {
      if (removal > heap_max) break;
      const std::uint64_t moves = heap_max - removal + 1;
      if (edges > kMost - moves) return kMost;
      edges += moves;
    }
  }
  return edges;
}

}  // namespace nimplus::oracle
