#include <algorithm>

#include "corpus/mutant_rows.hpp"

namespace nimplus::corpus {

Row one_table(Size heap_max, const List& list, Rule rule, bool base) {
  Row row(heap_max + 1);
  row[0] = base;
  for (Size heap = 1; heap <= heap_max; ++heap) row[heap] = rule(list, row, heap);
  return row;
}

TwoTables two_tables(Size heap_max, const List& first, const List& second, Rule rule, bool base) {
  TwoTables tables{Row(heap_max + 1), Row(heap_max + 1)};
  tables.first[0] = tables.second[0] = base;
  for (Size heap = 1; heap <= heap_max; ++heap) {
    tables.first[heap] = rule(first, tables.second, heap);
    tables.second[heap] = rule(second, tables.first, heap);
  }
  return tables;
}

bool right_rule(const List& list, const Row& opponent, Size heap) {
  return std::ranges::any_of(
      list, [&](Size removal) { return removal <= heap && opponent[heap - removal] == 0; });
}

bool polarity_rule(const List& list, const Row& opponent, Size heap) {
  return std::ranges::any_of(
      list, [&](Size removal) { return removal <= heap && opponent[heap - removal] != 0; });
}

bool negative_index_rule(const List& list, const Row& opponent, Size heap) {
  return std::ranges::any_of(list, [&](Size removal) {
    const Size wrapped = removal <= heap ? 0 : opponent.size();
    return opponent.at(heap + wrapped - removal) == 0;
  });
}

bool stops_when_too_large_rule(const List& list, const Row& opponent, Size heap) {
  for (const Size removal : list) {
    if (removal > heap) break;
    if (opponent[heap - removal] == 0) return true;
  }
  return false;
}

bool first_legal_rule(const List& list, const Row& opponent, Size heap) {
  const auto legal = std::ranges::find_if(list, [&](Size removal) { return removal <= heap; });
  return legal != list.end() && opponent[heap - *legal] == 0;
}

bool any_legal_rule(const List& list, const Row&, Size heap) {
  return std::ranges::any_of(list, [&](Size removal) { return removal <= heap; });
}

bool misere_rule(const List& list, const Row& opponent, Size heap) {
  return !any_legal_rule(list, opponent, heap) || right_rule(list, opponent, heap);
}

std::vector<std::size_t> nim_values(Size heap_max, const List& list) {
  std::vector<std::size_t> values(heap_max + 1);
  for (Size heap = 1; heap <= heap_max; ++heap) {
    std::vector<char> reached(list.size() + 1);
    for (const Size removal : list) {
      if (removal <= heap) reached[values[heap - removal]] = 1;
    }
    values[heap] = static_cast<std::size_t>(std::ranges::find(reached, 0) - reached.begin());
  }
  return values;
}

}  // namespace nimplus::corpus
