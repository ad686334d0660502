#include "fast/losing_rows.hpp"

#include <algorithm>
#include <cstring>

#include "fast/bits_as_bytes.hpp"

namespace nimplus::fast {
namespace {

constexpr auto kOnes = bits_as_bytes(0, 1);

// A class is its number: 1 where Left loses first, and 2 more where both fare alike.
static_assert(outcome_of(true, false) == Outcome{0} && outcome_of(false, true) == Outcome{1} &&
              outcome_of(true, true) == Outcome{2} && outcome_of(false, false) == Outcome{3});

}  // namespace

WinTable win_table(const LosingRows& rows, Size heap_max) {
  WinTable table;
  table.outcome.resize(heap_max + 1);
  const std::uint64_t* left = rows.left->words();
  const std::uint64_t* right = rows.right->words();
  for (Size first = 0; first <= heap_max; first += 8) {
    const auto left_loses = static_cast<std::uint8_t>(left[first / 64] >> (first % 64));
    const auto right_loses = static_cast<std::uint8_t>(right[first / 64] >> (first % 64));
    const auto alike = static_cast<std::uint8_t>(~(left_loses ^ right_loses));
    const std::uint64_t classes = kOnes[left_loses] + 2 * kOnes[alike];
    std::memcpy(&table.outcome[first], &classes, std::min(heap_max + 1 - first, Size{8}));
  }
  return table;
}

}  // namespace nimplus::fast
