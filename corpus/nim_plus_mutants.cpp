#include <algorithm>
#include <numeric>
#include <set>
#include <stdexcept>
#include <utility>

#include "corpus/mutant_rows.hpp"

namespace nimplus::corpus {
namespace {

using std::ranges::max;
using std::ranges::min;

/// Does the program say that Long Long wins?
using Claim = std::function<bool(Size n, const List& a, const List& b)>;

bool truth(Size n, const List& a, const List& b) {
  return two_tables(n, a, b, right_rule).first[n] != 0;
}

template <Rule rule, bool base = false>
bool by_two_tables(Size n, const List& a, const List& b) {
  return two_tables(n, a, b, rule, base).first[n] != 0;
}

bool same_set(List a, List b) {
  std::ranges::sort(a);
  std::ranges::sort(b);
  return a == b;
}

bool by_union(Size n, const List& a, const List& b) {
  List both = a;
  both.insert(both.end(), b.begin(), b.end());
  return one_table(n, both, right_rule)[n] != 0;
}

bool by_intersection(Size n, List a, const List& b) {
  std::erase_if(a, [&](Size x) { return std::ranges::find(b, x) == b.end(); });
  return one_table(n, a, right_rule)[n] != 0;
}

bool by_overwriting(Size n, const List& a, const List& b) {
  Row row(n + 1);
  for (Size i = 1; i <= n; ++i) {
    row[i] = right_rule(a, row, i);
    row[i] = right_rule(b, row, i);
  }
  return row[n] != 0;
}

bool one_ply(Size n, const List& a, const List& b) {
  return std::ranges::any_of(a, [&](Size x) { return x <= n && !any_legal_rule(b, {}, n - x); });
}

bool both_take_least(Size n, const List& a, const List& b) {
  bool first = true;
  for (Size least = min(a); least <= n; least = min(first ? a : b)) {
    n -= least;
    first = !first;
  }
  return !first;
}

bool else_if(Size n, const List& a, const List& b) {
  Row first(n + 1);
  Row second(n + 1);
  for (Size i = 1; i <= n; ++i) {
    first[i] = right_rule(a, second, i);
    if (first[i] == 0) second[i] = right_rule(b, first, i);
  }
  return first[n] != 0;
}

bool by_repeated_pairs(Size n, const List& a, const List& b, std::size_t window) {
  const TwoTables tables = two_tables(n, a, b, right_rule);
  std::vector<std::pair<char, char>> pairs;
  for (Size i = 0; i <= n; ++i) pairs.emplace_back(tables.first[i], tables.second[i]);
  // The program looks at 0..n-1 and answers n by the pattern.
  pairs.pop_back();
  const Repetition found = first_repetition(pairs, window);
  if (found.period == 0) return tables.first[n] != 0;
  return pairs[found.start + (n - found.start) % found.period].first != 0;
}

bool without_last(Size n, List a, List b) {
  a.pop_back();
  b.pop_back();
  return truth(n, a, b);
}

bool in_eight_bits(Size n, List a, List b) {
  for (List* list : {&a, &b}) {
    for (Size& x : *list) x &= 255U;
  }
  return truth(n, a, b);
}

constexpr const char* kLong = "Long Long nb!";
constexpr const char* kMao = "Mao Mao nb!";

Mutant row(const char* id, const char* idea, Question smallest, bool says_long, Claim claim) {
  return {id,
          "nim-plus",
          idea,
          std::move(smallest),
          says_long ? kMao : kLong,
          says_long ? kLong : kMao,
          [claim = std::move(claim)](const Question& q) -> std::string {
            try {
              return claim(q.heap, q.listed.front(), q.listed.back()) ? kLong : kMao;
            } catch (const std::out_of_range&) {
              return "";
            }
          }};
}

}  // namespace

// Q(n, A, B), says Long Long, n, A, B: claim.
std::vector<Mutant> nim_plus_mutants() {
  using Q = Question;
  using L = const List&;
  return {
      row("P01", "the empty heap counts as a win for its mover", Q{1, {{1}, {1}}}, false,
          by_two_tables<right_rule, true>),
      row("P02", "every state starts as won and none is ever set to lost", Q{1, {{2}, {1}}}, true,
          [](Size, L, L) { return true; }),
      row("P03", "polarity: looks for a move to a state that the opponent wins", Q{1, {{1}, {1}}},
          false, by_two_tables<polarity_rule>),
      row("P04", "no check of the heap's size: the index wraps", Q{1, {{2}, {1}}}, true,
          by_two_tables<negative_index_rule>),
      row("P06", "one table, made with the first set only", Q{2, {{1}, {2}}}, false,
          [](Size n, L a, L) { return one_table(n, a, right_rule)[n] != 0; }),
      row("P08", "one table, made with both sets together", Q{1, {{2}, {1}}}, true, by_union),
      row("P09", "one table, made with what the sets share", Q{1, {{1}, {2}}}, false,
          by_intersection),
      row("P10", "one table: the second set's pass overwrites the first's", Q{1, {{1}, {2}}}, false,
          by_overwriting),
      row("P11", "wins only by taking the whole heap at once", Q{2, {{1}, {2}}}, false,
          [](Size n, L a, L) { return std::ranges::find(a, n) != a.end(); }),
      row("P12", "any legal first move counts as a win", Q{2, {{1}, {1}}}, true,
          [](Size n, L a, L) { return min(a) <= n; }),
      row("P13", "looks one move ahead: wins when some move leaves no reply", Q{3, {{1}, {1}}},
          false, one_ply),
      row("P15", "both always take their smallest removal", Q{2, {{1, 2}, {1, 2}}}, false,
          both_take_least),
      row("P16", "compares the sums of the sets", Q{1, {{1}, {2}}}, false,
          [](Size, L a, L b) {
            return std::accumulate(a.begin(), a.end(), Size{0}) >=
                   std::accumulate(b.begin(), b.end(), Size{0});
          }),
      row("P17", "compares the largest removals", Q{1, {{1}, {2}}}, false,
          [](Size, L a, L b) { return max(a) >= max(b); }),
      row("P18", "compares the smallest removals", Q{1, {{2}, {2}}}, true,
          [](Size, L a, L b) { return min(a) <= min(b); }),
      row("P19", "takes the first list for Mao Mao's", Q{1, {{1}, {2}}}, false,
          [](Size n, L a, L b) { return truth(n, b, a); }),
      row("P20", "prints the loser", Q{1, {{1}, {1}}}, false,
          [](Size n, L a, L b) { return !truth(n, a, b); }),
      row("P22", "n mod (largest + 1), as if every smaller move were there", Q{1, {{2}, {1}}}, true,
          [](Size n, L a, L) { return n % (max(a) + 1) != 0; }),
      row("P27", "stops at the first removal above the heap, as if the list were sorted",
          Q{1, {{2, 1}, {1, 2}}}, false, by_two_tables<stops_when_too_large_rule>),
      row("P28", "tries only the first legal move", Q{2, {{1, 2}, {1, 2}}}, false,
          by_two_tables<first_legal_rule>),
      row("P30", "Mao Mao's state is set only where Long Long's is lost (else if)",
          Q{2, {{1}, {1}}}, true, else_if),
      row("P32", "equal sets: the second player mirrors and wins", Q{1, {{1}, {1}}}, false,
          [](Size n, L a, L b) { return !same_set(a, b) && truth(n, a, b); }),
      row("P33", "equal sets: the first player wins", Q{1, {{2}, {2}}}, true,
          [](Size n, L a, L b) { return same_set(a, b) || truth(n, a, b); }),
      row("P34", "compares the nim-values of two games that each use one set", Q{1, {{1}, {1}}},
          false, [](Size n, L a, L b) { return nim_values(n, a)[n] != nim_values(n, b)[n]; }),
      row("P36", "believes a period after one repeated pair of states", Q{2, {{2}, {2}}}, false,
          [](Size n, L a, L b) { return by_repeated_pairs(n, a, b, 1); }),
      row("P38", "believes a period after one repeated pair too few", Q{2, {{2}, {2}}}, false,
          [](Size n, L a, L b) {
            const Size largest = std::max(max(a), max(b));
            return by_repeated_pairs(n, a, b, std::max<std::size_t>(1, largest - 1));
          }),
      row("P42", "ignores the last listed removal", Q{1, {{1}, {1}}}, false, without_last),
      row("P46", "who cannot move wins (misère)", Q{1, {{1}, {1}}}, false,
          by_two_tables<misere_rule, true>),
      row("P48", "an odd heap is a win", Q{1, {{2}, {1}}}, true,
          [](Size n, L, L) { return n % 2 == 1; }),
      row("P51", "answers for half the heap", Q{1, {{1}, {1}}}, false,
          [](Size n, L a, L b) { return truth(n / 2, a, b); }),
      row("P52", "keeps removals in eight bits", Q{1, {{256}, {1}}}, true, in_eight_bits),
  };
}

}  // namespace nimplus::corpus
