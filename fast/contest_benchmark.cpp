#include "fast/contest.hpp"

#include <algorithm>

// Compiled with -O2, whatever the build's own optimisation is (CMakeLists.txt).

namespace nimplus::fast::contest {

void early(Removals set, Row& wins) {
  const int heaps = static_cast<int>(wins.size());
  for (int heap = 0; heap < heaps; ++heap) {
    std::uint8_t won = 0;
    for (const int removal : set) {
      if (removal > heap) break;
      if (wins[static_cast<unsigned>(heap - removal)] == 0) {
        won = 1;
        break;
      }
    }
    wins[static_cast<unsigned>(heap)] = won;
  }
}

void push(Removals set, Row& wins) {
  const int heaps = static_cast<int>(wins.size());
  std::fill(wins.begin(), wins.end(), std::uint8_t{0});
  for (int heap = 0; heap < heaps; ++heap) {
    if (wins[static_cast<unsigned>(heap)] != 0) continue;
    for (const int removal : set) {
      if (removal >= heaps - heap) break;
      wins[static_cast<unsigned>(heap + removal)] = 1;
    }
  }
}

namespace {

std::uint8_t reaches_lost(Removals set, const Row& wins, int heap) {
  for (const int removal : set) {
    if (removal > heap) break;
    if (wins[static_cast<unsigned>(heap - removal)] == 0) return 1;
  }
  return 0;
}

void mark(Removals set, Row& wins, int heap) {
  const int heaps = static_cast<int>(wins.size());
  for (const int removal : set) {
    if (removal >= heaps - heap) break;
    wins[static_cast<unsigned>(heap + removal)] = 1;
  }
}

}  // namespace

void early(Removals left, Removals right, Row& left_wins, Row& right_wins) {
  const int heaps = static_cast<int>(left_wins.size());
  for (int heap = 0; heap < heaps; ++heap) {
    left_wins[static_cast<unsigned>(heap)] = reaches_lost(left, right_wins, heap);
    right_wins[static_cast<unsigned>(heap)] = reaches_lost(right, left_wins, heap);
  }
}

void push(Removals left, Removals right, Row& left_wins, Row& right_wins) {
  const int heaps = static_cast<int>(left_wins.size());
  std::fill(left_wins.begin(), left_wins.end(), std::uint8_t{0});
  std::fill(right_wins.begin(), right_wins.end(), std::uint8_t{0});
  for (int heap = 0; heap < heaps; ++heap) {
    if (right_wins[static_cast<unsigned>(heap)] == 0) mark(left, left_wins, heap);
    if (left_wins[static_cast<unsigned>(heap)] == 0) mark(right, right_wins, heap);
  }
}

}  // namespace nimplus::fast::contest
