#include "properties/wrong_sums.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "properties/sum_tables.hpp"
#include "rules/sum_text.hpp"

namespace nimplus::properties {
namespace {

template <typename Number>
Size together(const std::vector<Number>& numbers) {
  Size result = 0;
  for (const Number number : numbers) result ^= number;
  return result;
}

template <typename Number>
bool at_most_one(const std::vector<Number>& numbers) {
  return std::all_of(numbers.begin(), numbers.end(), [](Number number) { return number <= 1; });
}

bool all_zero(const std::vector<std::uint32_t>& values) {
  return std::all_of(values.begin(), values.end(), [](std::uint32_t value) { return value == 0; });
}

/// As it should be, where a mistake is about the other convention.
bool first_wins(const SeenSum& seen) {
  const bool reversed = seen.misere && at_most_one(seen.values);
  return together(seen.values) != (reversed ? 1U : 0U);
}

using Rule = bool(const SeenSum&);

bool xor_of_sizes(const SeenSum& seen) {
  return seen.misere ? first_wins(seen) : together(seen.heaps) != 0;
}
bool some_heap_is_won(const SeenSum& seen) {
  return seen.misere ? first_wins(seen) : !all_zero(seen.values);
}
bool odd_number_of_won_heaps(const SeenSum& seen) {
  const auto lost = std::count(seen.values.begin(), seen.values.end(), 0U);
  return seen.misere ? first_wins(seen)
                     : (seen.values.size() - static_cast<std::size_t>(lost)) % 2 == 1;
}
bool every_heap_is_won(const SeenSum& seen) {
  return seen.misere ? first_wins(seen)
                     : std::find(seen.values.begin(), seen.values.end(), 0U) == seen.values.end();
}
/// On the first heap, with its set.
bool merged_heap(const SeenSum& seen) {
  return seen.misere ? first_wins(seen) : seen.merged_value != 0;
}
bool number_of_moves(const SeenSum& seen) {
  return seen.misere ? first_wins(seen) : together(seen.move_counts) != 0;
}
bool normal_for_misere(const SeenSum& seen) { return together(seen.values) != 0; }
bool negation_for_misere(const SeenSum& seen) {
  return (together(seen.values) != 0) != seen.misere;
}
bool sizes_at_most_one(const SeenSum& seen) {
  const bool reversed = seen.misere && at_most_one(seen.heaps);
  return together(seen.values) != (reversed ? 1U : 0U);
}
bool only_all_zero_is_special(const SeenSum& seen) {
  return seen.misere && all_zero(seen.values) ? true : together(seen.values) != 0;
}

/// Which of a position's moves are kept as winning.
using Filter = bool(const SeenSum& before, const SeenSum& after, SumMove move);
bool any_move(const SeenSum&, const SeenSum&, SumMove) { return true; }
bool lowers_the_value(const SeenSum& before, const SeenSum& after, SumMove move) {
  return after.values[move.heap] < before.values[move.heap];
}
bool on_the_first_heap(const SeenSum&, const SeenSum&, SumMove move) { return move.heap == 0; }

SumSolver solver(std::string name, Rule* rule, Filter* filter) {
  return {std::move(name), [rule, filter](const Sum& sum, std::span<const Size> heaps_max) {
            const auto tables = sum_tables(sum, heaps_max);
            const auto outcome = [tables, rule](std::span<const Size> heaps) {
              return rule(tables->seen(heaps)) ? Outcome::N : Outcome::P;
            };
            const auto moves = [tables, rule, filter](std::span<const Size> heaps) {
              const SumPosition position{{heaps.begin(), heaps.end()}, Player::Left};
              const SeenSum before = tables->seen(heaps);
              std::vector<SumMove> winning;
              for (const SumMove move : options(tables->sum, position)) {
                const SeenSum left_behind = tables->seen(after(position, move).heaps);
                if (!rule(left_behind) && filter(before, left_behind, move))
                  winning.push_back(move);
              }
              return winning;
            };
            return SumAnswers{outcome, moves};
          }};
}

WrongSum row(const char* id, const char* theory, const char* name, const char* claim, Rule* rule,
             const char* listed, const char* smallest, Filter* filter = any_move) {
  SumGame ours = parse_sum(smallest, {smallest});
  const Convention convention = ours.sum.convention;
  return {id,
          theory,
          claim,
          convention,
          filter != any_move,
          solver(name, rule, filter),
          parse_sum(listed, {listed}),
          std::move(ours)};
}

}  // namespace

std::span<const WrongSum> wrong_sums() {
  static const std::vector<WrongSum> rows{
      row("R01", "S4", "xor-of-sizes", "a sum is won where the XOR of its heaps is not 0",
          xor_of_sizes, "{2}:0 + {2}:1", "{}:1"),
      row("R02, R04", "S4", "some-heap-won",
          "a sum is won where its Grundy values do not add up to 0: where some heap is won",
          some_heap_is_won, "{1}:1 + {1}:1", "{1}:1 + {1}:1"),
      row("R03", "S4", "odd-heaps-won", "a sum is won where an odd number of its heaps is",
          odd_number_of_won_heaps, "{1,2}:1 + {1,2}:2", "{1}:1 + {1,2}:2"),
      row("ours", "S4", "every-heap-won", "a sum is won where every heap is", every_heap_is_won,
          "{1}:1 + {1}:1", "{}:0 + {1}:1"),
      row("ours", "S4", "merged-heap", "a sum is won where its tokens on one heap would be",
          merged_heap, "{1,2}:1 + {1,2}:1", "{}:0 + {1}:1"),
      row("R06", "S4", "number-of-moves", "the Grundy value of a heap is its number of moves",
          number_of_moves, "{1}:0 + {1}:2", "{1}:2"),
      row("ours", "S2", "lowering-moves", "only moves that lower a heap's Grundy value can win",
          first_wins, "{1,3,4}:7 + {1,3,4}:4", "{1}:1 + {1}:2", lowers_the_value),
      row("ours", "S2", "moves-on-one-heap",
          "a sum is won by moves on its first heap, or not at all", first_wins, "{1}:0 + {1}:1",
          "{}:0 + {1}:1", on_the_first_heap),
      row("R08", "M4", "normal-for-misere", "misère sums are won where normal ones are",
          normal_for_misere, "{1}:0 + {1}:0 misere", "{}:0 misere"),
      row("R09", "M5", "misere-is-negation", "misère sums are won where normal ones are lost",
          negation_for_misere, "{1,2}:0 + {1,2}:2 misere", "{1,2}:2 misere"),
      row("R10", "M6", "sizes-at-most-one",
          "the misère rule changes where every heap, not value, is at most 1", sizes_at_most_one,
          "{1}:0 + {1}:2 misere", "{}:2 misere"),
      row("R11", "M4", "all-values-zero", "the misère rule changes where every value is 0 only",
          only_all_zero_is_special, "{1}:0 + {1}:1 misere", "{1}:1 misere"),
  };
  return rows;
}

std::vector<WrongSumRow> try_wrong_sums(const Search& search) {
  std::vector<SumClaim> claims(sum_claims().begin(), sum_claims().end());
  for (SumClaim& claim : claims) {
    for (SumWorld& world : claim.worlds) {
      world.removal_max = std::min<Size>(world.removal_max, world.heaps_most < 3 ? 3 : 2);
      world.heap_max = std::min<Size>(world.heap_max, 5);
    }
  }
  std::vector<WrongSumRow> rows;
  for (const WrongSum& wrong : wrong_sums()) {
    WrongSumRow tried{&wrong, {}};
    for (const SumClaim& claim : claims) {
      const bool asked = claim.of_solver && claim.status == SumStatus::Theorem;
      tried.falsified.push_back(asked &&
                                check(claim, search, wrong.solver).counterexample.has_value());
    }
    rows.push_back(std::move(tried));
  }
  return rows;
}

}  // namespace nimplus::properties
