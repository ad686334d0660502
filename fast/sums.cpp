#include "fast/sums.hpp"

#include <algorithm>

#include "fast/grundy.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {

SumValues::SumValues(const Sum& sum, std::span<const Size> heaps_max)
    : sum_(sum), table_of_(sum.sets.size()) {
  expects(sum.impartial(), "an impartial sum: Grundy values need one set for both players");
  expects(heaps_max.size() == sum.sets.size(), "as many heaps as the sum has");
  std::vector<Size> longest;
  std::vector<SubtractionSet> sets;
  for (std::size_t heap = 0; heap < sum.sets.size(); ++heap) {
    const auto known = std::find(sets.begin(), sets.end(), sum.sets[heap].left);
    table_of_[heap] = static_cast<std::size_t>(known - sets.begin());
    if (known == sets.end()) {
      sets.push_back(sum.sets[heap].left);
      longest.push_back(0);
    }
    longest[table_of_[heap]] = std::max(longest[table_of_[heap]], heaps_max[heap]);
  }
  for (std::size_t i = 0; i < sets.size(); ++i) tables_.push_back(grundy(sets[i], longest[i]));
}

std::uint32_t SumValues::value(std::size_t heap, Size tokens) const {
  expects(heap < table_of_.size() && tokens < tables_[table_of_[heap]].value.size(),
          "a heap within the tables");
  return tables_[table_of_[heap]].value[tokens];
}

void SumValues::Total::add(std::uint32_t value) {
  together ^= value;
  above_one += value > 1 ? 1 : 0;
}

void SumValues::Total::remove(std::uint32_t value) {
  together ^= value;
  above_one -= value > 1 ? 1 : 0;
}

SumValues::Total SumValues::total(std::span<const Size> heaps) const {
  expects(heaps.size() == table_of_.size(), "as many heaps as the sum has");
  Total total;
  for (std::size_t heap = 0; heap < heaps.size(); ++heap) total.add(value(heap, heaps[heap]));
  return total;
}

bool SumValues::second_player_wins(const Total& total) const {
  const bool reversed = sum_.convention == Convention::Misere && total.above_one == 0;
  return total.together == (reversed ? 1U : 0U);
}

Outcome SumValues::outcome(std::span<const Size> heaps) const {
  return second_player_wins(total(heaps)) ? Outcome::P : Outcome::N;
}

std::vector<SumMove> SumValues::winning_moves(std::span<const Size> heaps) const {
  const Total whole = total(heaps);
  std::vector<SumMove> moves;
  for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
    Total others = whole;
    others.remove(value(heap, heaps[heap]));
    for (const Size removal : sum_.sets[heap].left) {
      if (removal > heaps[heap]) break;
      Total left_behind = others;
      left_behind.add(value(heap, heaps[heap] - removal));
      if (second_player_wins(left_behind)) moves.push_back({heap, removal});
    }
  }
  return moves;
}

Outcome sum_outcome(const Sum& sum, std::span<const Size> heaps) {
  return SumValues(sum, heaps).outcome(heaps);
}

std::vector<SumMove> sum_winning_moves(const Sum& sum, std::span<const Size> heaps) {
  return SumValues(sum, heaps).winning_moves(heaps);
}

}  // namespace nimplus::fast
