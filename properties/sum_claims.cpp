#include "properties/sum_claims.hpp"

#include <memory>
#include <utility>

#include "fast/sums.hpp"
#include "properties/sum_checks.hpp"
#include "properties/wrong_sums.hpp"
#include "rules/sum_text.hpp"

namespace nimplus::properties {
namespace {

constexpr auto kMisere = Convention::Misere;

/// All pairs of sets over 1..5, then all triples over 1..3.
std::vector<SumWorld> pairs_then_triples(Convention convention) {
  return {{1, 2, 5, 9, true, convention}, {3, 3, 3, 4, true, convention}};
}
/// For claims that one reads off a solver's own answers.
std::vector<SumWorld> small(Convention convention) { return {{1, 2, 4, 8, true, convention}}; }
/// For false claims: in one order all sums of up to three heaps over 1..3.
std::vector<SumWorld> in_one_order(Convention convention) {
  return {{1, 3, 3, 4, true, convention}};
}

using Refute = SumFailure(const SumSolver&, const SumGame&);
std::function<SumTrial(const SumSolver&)> by(Refute* refute) {
  return [refute](const SumSolver& solver) {
    return [refute, &solver](const SumGame& up_to) { return refute(solver, up_to); };
  };
}

SumClaim of_solver(const char* id, const char* name, const char* sentence, const char* source,
                   Refute* refute, std::vector<SumWorld> worlds) {
  return {id, name, sentence, source, SumStatus::Theorem, true, by(refute), std::move(worlds), {}};
}

SumClaim of_games(const char* id, const char* name, const char* sentence, const char* source,
                  Refute* refute, SumWorld world) {
  return {id, name, sentence, source, SumStatus::Theorem, false, by(refute), {world}, {}};
}

SumClaim wrong(const char* id, const char* name, const char* sentence, const char* source,
               std::function<SumTrial(const SumSolver&)> begin, std::vector<SumWorld> worlds,
               std::optional<SumGame> listed) {
  return {id,
          name,
          sentence,
          source,
          SumStatus::False,
          false,
          std::move(begin),
          std::move(worlds),
          std::move(listed)};
}

SumClaim wrong(const WrongSum& row) {
  Refute* refute = row.of_moves ? lists_wrong_winning_moves : answers_a_sum_wrongly;
  const SumSolver* solver = &row.solver;
  return {row.theory,
          row.solver.name,
          row.claim,
          "false: " + row.id,
          SumStatus::False,
          false,
          [refute, solver](const SumSolver&) { return by(refute)(*solver); },
          in_one_order(row.convention),
          row.listed};
}

SumGame read(const char* text) { return parse_sum(text, {text}); }

std::vector<SumClaim> rows() {
  const auto normal = Convention::Normal;
  std::vector<SumClaim> table{
      of_solver("S1", "sum-outcome", "a sum is lost exactly where its Grundy values XOR to 0",
                "Sprague 1935, Grundy 1939", answers_a_sum_wrongly, pairs_then_triples(normal)),
      of_solver("S2", "sum-winning-moves",
                "a move wins exactly where it makes the XOR of the Grundy values 0",
                "Sprague 1935, Grundy 1939", lists_wrong_winning_moves, pairs_then_triples(normal)),
      of_solver("M4", "misere-sum-outcome",
                "a misère sum is lost where its values XOR to 1 if all are at most 1, else to 0",
                "Ferguson 1974", answers_a_sum_wrongly, pairs_then_triples(kMisere)),
      of_solver("M4", "misere-sum-winning-moves",
                "a move wins a misère sum exactly where it leaves one that M4 calls lost",
                "Ferguson 1974", lists_wrong_winning_moves, pairs_then_triples(kMisere)),
      of_solver("S1", "sum-order", "the order of the heaps changes nothing", "definition",
                heeds_the_order_of_heaps, small(normal)),
      of_solver("S1", "sum-stuck-heap", "a heap on which nobody can move changes nothing",
                "definition", heeds_a_stuck_heap, small(normal)),
      of_solver("M4", "misere-sum-stuck-heap",
                "a heap on which nobody can move changes nothing in misère play either",
                "definition", heeds_a_stuck_heap, small(kMisere)),
      of_solver("S1", "sum-equal-heaps", "two further equal heaps change nothing",
                "S1 (the second player mirrors)", heeds_a_pair_of_equal_heaps, small(normal)),
      of_games("Z24", "sum-classes",
               "P + X = X, L + L = L, R + R = R, N + L is N or L, N + R is N or R", "normal play",
               breaks_the_class_table, {2, 2, 3, 5, false, normal}),
      of_games("Z24", "sum-mirror", "a heap and its mirror image together are lost",
               "Z24 (the second player mirrors)", does_not_cancel_its_mirror,
               {1, 1, 4, 9, false, normal}),
      wrong("S3", "odd-number-of-winning-moves", "a won sum has an odd number of winning moves",
            "false: true for Nim", by(has_an_even_number_of_winning_moves), in_one_order(normal),
            read("{1}:1 + {1}:2")),
      wrong("Z25", "classes-decide", "the class of a sum is determined by the classes of its heaps",
            "false: L + R and N + N", [](const SumSolver&) { return classes_do_not_decide(); },
            {{2, 2, 3, 6, false, normal}}, {}),
      wrong("Y4", "misere-lost-heap", "under misère play, too, a lost heap changes nothing",
            "false: true in normal play", by(lets_a_lost_heap_matter),
            {{2, 2, 3, 6, false, kMisere}}, read("{1}:0 + {1}:1 misere")),
  };
  for (const WrongSum& row : wrong_sums()) table.push_back(wrong(row));
  return table;
}

}  // namespace

const SumSolver& fast_sums() {
  static const SumSolver solver{
      "sums", [](const Sum& sum, std::span<const Size> heaps_max) {
        const auto values = std::make_shared<const fast::SumValues>(sum, heaps_max);
        return SumAnswers{
            [values](std::span<const Size> heaps) { return values->outcome(heaps); },
            [values](std::span<const Size> heaps) { return values->winning_moves(heaps); }};
      }};
  return solver;
}

std::span<const SumClaim> sum_claims() {
  static const std::vector<SumClaim> table = rows();
  return table;
}

SumFinding check(const SumClaim& claim, const Search& search, const SumSolver& solver) {
  const SumTrial trial = claim.begin(solver);
  SumFinding finding = walk(claim.worlds, trial);
  if (finding.counterexample || !finding.gave_up.empty() || claim.status == SumStatus::False) {
    return finding;
  }
  const SumWorld& world = claim.worlds.front();
  SumFinding drawn = search_sums(world.impartial, world.convention, search, trial);
  drawn.sums = finding.sums;
  return drawn;
}

bool as_expected(const SumClaim& claim, const SumFinding& finding) {
  if (!finding.gave_up.empty()) return false;
  if (claim.status == SumStatus::Theorem) return !finding.counterexample;
  return finding.counterexample &&
         !(claim.listed && smaller(*claim.listed, finding.counterexample->game));
}

}  // namespace nimplus::properties
