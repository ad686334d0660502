#include "properties/sum_checks.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace nimplus::properties {
namespace {

std::string said(Outcome outcome) { return {letter(outcome)}; }

std::string said(const std::vector<SumMove>& moves) {
  std::string text;
  for (const SumMove move : moves) {
    text += fmt::format("{}{} from heap {}", text.empty() ? "" : ", ", move.removal, move.heap + 1);
  }
  return text.empty() ? "no move" : text;
}

/// The smallest position on which both sides differ.
template <typename Expected, typename Got>
SumFailure first_difference(const SumGame& up_to, const Expected& expected, const Got& got,
                            const char* why) {
  const auto at = smallest_position(
      up_to.heaps, [&](const Heaps& heaps) { return expected(heaps) != got(heaps); });
  if (!at) return std::nullopt;
  return SumCounterexample{
      {up_to.sum, *at}, said(expected(*at)) + " (" + why + ")", said(got(*at))};
}

}  // namespace

std::vector<SumMove> winning_by(const Sum& sum, const oracle::SumTable& table, const Heaps& heaps) {
  const SumPosition position{heaps, Player::Left};
  std::vector<SumMove> winning = options(sum, position);
  std::erase_if(winning, [&](SumMove move) {
    return wins_moving_first(table.at(after(position, move).heaps), Player::Right);
  });
  return winning;
}

SumFailure answers_a_sum_wrongly(const SumSolver& solver, const SumGame& up_to) {
  const oracle::SumTable truth = oracle::solve(up_to.sum, up_to.heaps);
  const SumAnswers answers = solver.answers(up_to.sum, up_to.heaps);
  return first_difference(
      up_to, [&](const Heaps& heaps) { return truth.at(heaps); }, answers.outcome,
      "minimax over the explicit graph of the sum");
}

SumFailure lists_wrong_winning_moves(const SumSolver& solver, const SumGame& up_to) {
  const oracle::SumTable truth = oracle::solve(up_to.sum, up_to.heaps);
  const SumAnswers answers = solver.answers(up_to.sum, up_to.heaps);
  return first_difference(
      up_to, [&](const Heaps& heaps) { return winning_by(up_to.sum, truth, heaps); },
      answers.winning_moves, "the explicit graph of the sum");
}

SumFailure heeds_the_order_of_heaps(const SumSolver& solver, const SumGame& up_to) {
  SumGame reversed = up_to;
  std::reverse(reversed.sum.sets.begin(), reversed.sum.sets.end());
  std::reverse(reversed.heaps.begin(), reversed.heaps.end());
  const SumAnswers answers = solver.answers(up_to.sum, up_to.heaps);
  const SumAnswers others = solver.answers(reversed.sum, reversed.heaps);
  return first_difference(
      up_to,
      [&](Heaps heaps) {
        std::reverse(heaps.begin(), heaps.end());
        return others.outcome(heaps);
      },
      answers.outcome, "its answer with the heaps the other way round");
}

SumFailure heeds_a_stuck_heap(const SumSolver& solver, const SumGame& up_to) {
  SumGame longer = up_to;
  longer.sum.sets.push_back({});
  longer.heaps.push_back(2);
  const SumAnswers answers = solver.answers(up_to.sum, up_to.heaps);
  const SumAnswers others = solver.answers(longer.sum, longer.heaps);
  return first_difference(
      up_to, answers.outcome,
      [&](Heaps heaps) {
        heaps.push_back(2);
        return others.outcome(heaps);
      },
      "its answer without a further heap of 2 on which nobody can move");
}

SumFailure heeds_a_pair_of_equal_heaps(const SumSolver& solver, const SumGame& up_to) {
  SumGame longer = up_to;
  for (int copy = 0; copy < 2; ++copy) {
    longer.sum.sets.push_back(up_to.sum.sets.front());
    longer.heaps.push_back(up_to.heaps.front());
  }
  const SumAnswers answers = solver.answers(up_to.sum, up_to.heaps);
  const SumAnswers others = solver.answers(longer.sum, longer.heaps);
  return first_difference(
      up_to, answers.outcome,
      [&](Heaps heaps) {
        heaps.insert(heaps.end(), 2, heaps.front());
        return others.outcome(heaps);
      },
      "its answer without two further heaps like the first");
}

}  // namespace nimplus::properties
