#include <fmt/format.h>

#include <stdexcept>

#include "oracle/oracle.hpp"
#include "oracle/verify.hpp"
#include "properties/checks.hpp"
#include "properties/sequence.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {

WinTable solved(const Solver& solver, const Ruleset& ruleset, Size heap_max) {
  WinTable table = solver.solve(ruleset, heap_max);
  if (table.outcome.size() != heap_max + 1) {
    throw std::runtime_error(
        fmt::format("{} classes for heaps 0..{}", table.outcome.size(), heap_max));
  }
  return table;
}

Failure first_difference(const WinTable& expected, const WinTable& got, const std::string& why) {
  const std::size_t count = std::min(expected.outcome.size(), got.outcome.size());
  for (std::size_t heap = 0; heap < count; ++heap) {
    if (expected.outcome[heap] == got.outcome[heap]) continue;
    return Counterexample{
        {},
        fmt::format("{} at heap {} ({})", letter(expected.outcome[heap]), heap, why),
        std::string(1, letter(got.outcome[heap]))};
  }
  return std::nullopt;
}

Failure differs_from_minimax(const Solver& solver, const Game& game) {
  return first_difference(oracle::solve(game.ruleset, game.heap_max),
                          solved(solver, game.ruleset, game.heap_max),
                          "minimax over the explicit graph");
}

Failure breaks_the_recurrence(const Solver& solver, const Game& game) {
  const WinTable table = solved(solver, game.ruleset, game.heap_max);
  const auto fault = oracle::refute(game.ruleset, table);
  if (!fault) return std::nullopt;
  const Size heap = fault->position.heap;
  const char* mover = fault->position.to_move == Player::Left ? "Left" : "Right";
  const auto verb = [](bool wins) { return wins ? "wins" : "loses"; };
  return Counterexample{
      {},
      fmt::format("{}, to move, {} heap {} by the table's own smaller heaps", mover,
                  verb(!fault->claimed_win), heap),
      fmt::format("{}: {} it", letter(table.outcome[heap]), verb(fault->claimed_win))};
}

Failure differs_from_the_impartial_row(const Solver& solver, const Game& game) {
  const GrundySequence values = oracle::grundy(shared(game.ruleset.left), game.heap_max);
  const bool misere = game.ruleset.convention == Convention::Misere;
  WinTable row;
  for (const auto value : values.value) {
    row.outcome.push_back(value == (misere ? 1U : 0U) ? Outcome::P : Outcome::N);
  }
  return first_difference(
      row, solved(solver, game.ruleset, game.heap_max),
      misere ? "the second player wins where the Grundy value by mex over the graph is 1"
             : "the second player wins where the Grundy value by mex over the graph is 0");
}

Failure differs_from_mex(const Solver& solver, const Game& game) {
  return first_difference(oracle::grundy(game.ruleset, game.heap_max).value,
                          grundy_values(solver, game.ruleset.left, game.heap_max),
                          "mex over the graph");
}

Failure differs_from_positive_values(const Solver& solver, const Game& game) {
  WinTable row;
  for (const auto value : grundy_values(solver, game.ruleset.left, game.heap_max)) {
    row.outcome.push_back(value > 0 ? Outcome::N : Outcome::P);
  }
  return first_difference(row, solved(solver, game.ruleset, game.heap_max),
                          "the first player wins where the solver's Grundy value is positive");
}

}  // namespace nimplus::properties
