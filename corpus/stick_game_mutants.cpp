#include <algorithm>
#include <stdexcept>
#include <utility>

#include "corpus/mutant_rows.hpp"

namespace nimplus::corpus {
namespace {

using std::ranges::max;
using std::ranges::min;

/// The letters of heaps 1..n that the program prints.
using Letters = std::function<std::string(Size n, const List& s)>;

std::string letters(const Row& row) {
  std::string text;
  for (std::size_t heap = 1; heap < row.size(); ++heap) text += row[heap] != 0 ? 'W' : 'L';
  return text;
}

Row truth(Size n, const List& s) { return one_table(n, s, right_rule); }

template <Rule rule, bool base = false>
std::string by_table(Size n, const List& s) {
  return letters(one_table(n, s, rule, base));
}

/// W where `wins(heap)`, for heaps 1..n.
template <typename Predicate>
std::string where(Size n, Predicate wins) {
  std::string text;
  for (Size heap = 1; heap <= n; ++heap) text += wins(heap) ? 'W' : 'L';
  return text;
}

std::string swapped(Size n, const List& s) {
  const Row row = truth(n, s);
  return where(n, [&](Size i) { return row[i] == 0; });
}

bool largest_legal_rule(const List& list, const Row& opponent, Size heap) {
  Size most = 0;
  for (const Size x : list) most = x <= heap ? std::max(most, x) : most;
  return most > 0 && opponent[heap - most] == 0;
}

bool all_moves_rule(const List& list, const Row& opponent, Size heap) {
  return any_legal_rule(list, opponent, heap) && !polarity_rule(list, opponent, heap);
}

std::string pushed_by_assignment(Size n, const List& s) {
  Row row(n + 1);
  for (Size i = 0; i <= n; ++i) {
    for (const Size x : s) {
      if (x <= n - i) row[i + x] = row[i] == 0;
    }
  }
  return letters(row);
}

std::string stops_early(Size n, const List& s) {
  Row row = truth(n, s);
  row[n] = 0;
  return letters(row);
}

std::string by_assumed_period(Size n, const List& s) {
  const Row row = truth(n, s);
  return where(n, [&](Size i) { return row[i % (min(s) + max(s))] != 0; });
}

std::string by_short_window(Size n, const List& s) {
  const Row row = truth(n, s);
  const Repetition found = first_repetition(row, std::max<std::size_t>(1, max(s) - 1));
  if (found.period == 0) return letters(row);
  return where(n, [&](Size i) {
    return row[i < found.start ? i : found.start + (i - found.start) % found.period] != 0;
  });
}

std::string without_preperiod(Size n, const List& s) {
  const Row row = truth(n, s);
  const Repetition found = first_repetition(row, max(s));
  if (found.period == 0) return letters(row);
  return where(n, [&](Size i) { return row[i % found.period] != 0; });
}

std::string without_first(Size n, List s) {
  s.erase(s.begin());
  return letters(truth(n, s));
}

std::string in_a_byte(Size n, List s) {
  std::erase_if(s, [](Size x) { return x > 8; });
  return letters(truth(n, s));
}

Mutant row(const char* id, const char* idea, Size n, List s, const char* expected,
           const char* wrong, Letters print) {
  return {id,
          "stick-game",
          idea,
          Question{n, {std::move(s)}},
          expected,
          wrong,
          [print = std::move(print)](const Question& q) -> std::string {
            try {
              return print(q.heap, q.listed.front());
            } catch (const std::out_of_range&) {
              return "";
            }
          }};
}

}  // namespace

std::vector<Mutant> stick_game_mutants() {
  using L = const List&;
  return {
      row("Q01", "the empty heap counts as a win", 1, {1}, "W", "L", by_table<right_rule, true>),
      row("Q02", "every heap starts as won and none is ever set to lost", 2, {1}, "WL", "WW",
          [](Size n, L) { return std::string(n, 'W'); }),
      row("Q03", "polarity: looks for a move to a won heap", 1, {1}, "W", "L",
          by_table<polarity_rule>),
      row("Q04", "no check of the heap's size: the index wraps", 2, {2}, "LW", "WW",
          by_table<negative_index_rule>),
      row("Q07", "prints heaps 0..n", 1, {1}, "W", "LW",
          [](Size n, L s) { return 'L' + letters(truth(n, s)); }),
      row("Q08", "prints the letter of n only", 2, {1}, "WL", "L",
          [](Size n, L s) { return letters(truth(n, s)).substr(n - 1); }),
      row("Q10", "exchanges the letters", 1, {1}, "W", "L", swapped),
      row("Q11", "heap mod (largest + 1), as if every smaller removal were there", 2, {2}, "LW",
          "WW",
          [](Size n, L s) { return where(n, [&](Size i) { return i % (max(s) + 1) != 0; }); }),
      row("Q12", "heap mod (smallest + largest), as if the set were an interval", 3, {1, 3}, "WLW",
          "WWW",
          [](Size n, L s) {
            return where(n, [&](Size i) { return i % (min(s) + max(s)) >= min(s); });
          }),
      row("Q14", "wins only by taking the whole heap at once", 3, {1}, "WLW", "WLL",
          [](Size n, L s) {
            return where(n, [&](Size i) { return std::ranges::find(s, i) != s.end(); });
          }),
      row("Q15", "any legal move counts as a win", 2, {1}, "WL", "WW", by_table<any_legal_rule>),
      row("Q16", "both always take the largest removal they can", 4, {1, 2}, "WWLW", "WWLL",
          by_table<largest_legal_rule>),
      row("Q18", "stops at the first removal above the heap, as if the list were sorted", 2, {2, 1},
          "WW", "LW", by_table<stops_when_too_large_rule>),
      row("Q19", "tries only the first legal move", 2, {1, 2}, "WW", "WL",
          by_table<first_legal_rule>),
      row("Q21", "wins only when every move wins", 2, {1, 2}, "WW", "WL", by_table<all_moves_rule>),
      row("Q22", "who cannot move wins (misère)", 1, {1}, "W", "L", by_table<misere_rule, true>),
      row("Q23", "pushes by assignment: the last writer decides", 2, {1, 2}, "WW", "WL",
          pushed_by_assignment),
      row("Q27", "ignores the first listed removal", 1, {1}, "W", "L", without_first),
      row("Q28", "the loop stops before n", 1, {1}, "W", "L", stops_early),
      row("Q29", "assumes the period smallest + largest from heap 0 on", 5, {1, 2, 4}, "WWLWW",
          "WWLWL", by_assumed_period),
      row("Q31", "believes a period after one repeated value too few", 2, {2}, "LW", "LL",
          by_short_window),
      row("Q32", "knows the period and drops the preperiod", 13, {2, 4, 7}, "LWWWWLWWLWWLW",
          "LWLLWLLWLLWLL", without_preperiod),
      row("Q34", "uses the smallest and the largest removal only", 3, {1, 2, 3}, "WWW", "WLW",
          [](Size n, L s) { return letters(truth(n, {min(s), max(s)})); }),
      row("Q39", "keeps the last eight heaps in a byte", 9, {9}, "LLLLLLLLW", "LLLLLLLLL",
          in_a_byte),
  };
}

}  // namespace nimplus::corpus
