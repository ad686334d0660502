#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "oracle/oracle.hpp"
#include "properties/checks.hpp"

namespace nimplus::properties {
namespace {

using corpus::Contract;
using corpus::Problem;
using corpus::Question;

/// Everything that a game can ask: any heap, any removals, listed in any order and again.
Contract any_listing() {
  Contract contract;
  contract.name = "any listing";
  contract.heap = {0, kAnyRemoval};
  contract.list_size = {0, kAnyRemoval};
  contract.removal = {1, kAnyRemoval};
  return contract;
}

using Order = std::vector<Size> (*)(std::vector<Size> increasing);

std::vector<Size> forwards(std::vector<Size> increasing) { return increasing; }

std::vector<Size> backwards(std::vector<Size> increasing) {
  std::reverse(increasing.begin(), increasing.end());
  return increasing;
}

std::vector<Size> backwards_twice(std::vector<Size> increasing) {
  std::vector<Size> listed = backwards(std::move(increasing));
  listed.insert(listed.end(), listed.begin(), listed.end());
  return listed;
}

/// The game's removals in that order; as lists have equal sizes, the shorter begins again.
/// std::nullopt where the problem cannot ask for the game.
std::optional<Question> listed(const Problem& problem, const Game& game, Order order) {
  const auto& [left, right, convention] = game.ruleset;
  if (convention != Convention::Normal || left.empty() != right.empty()) return std::nullopt;
  if (problem.lists == 1 && !game.ruleset.impartial()) return std::nullopt;
  Question question{game.heap_max, {}};
  for (const SubtractionSet& set : {left, right}) {
    if (question.listed.size() == problem.lists) break;
    question.listed.push_back(order({set.begin(), set.end()}));
  }
  const std::size_t size = std::max(question.listed.front().size(), question.listed.back().size());
  for (std::vector<Size>& list : question.listed) {
    for (std::size_t i = 0; list.size() < size; ++i) list.push_back(list[i]);
  }
  return question;
}

/// "1 2 / 2 1 / 2 1", the lines of an input in one.
std::string in_one_line(std::string input) {
  input.pop_back();
  for (std::size_t at = 0; (at = input.find('\n', at)) != std::string::npos; at += 3) {
    input.replace(at, 1, " / ");
  }
  return input;
}

}  // namespace

corpus::Answerer answerer(const Problem& problem, const Solver& solver) {
  return [&](std::string_view input) {
    const Question question = problem.read(input, "input", any_listing());
    const Ruleset ruleset = corpus::ruleset_of(question);
    return corpus::Reply{problem.answer(question, solved(solver, ruleset, question.heap)), "", ""};
  };
}

Failure heeds_the_listing(const Problem& problem, const corpus::Answerer& program,
                          const Game& game) {
  std::optional<std::string> expected;
  for (const Order order : {forwards, backwards, backwards_twice}) {
    const auto question = listed(problem, game, order);
    if (!question) return std::nullopt;
    if (!expected) {
      expected = problem.answer(*question, oracle::solve(game.ruleset, game.heap_max));
    }
    const std::string input = problem.write(*question);
    const corpus::Reply reply = program(input);
    const auto difference = problem.compare(*expected, reply.output);
    if (!reply.failed() && !difference) continue;
    return Counterexample{
        {},
        fmt::format("the answer of minimax to {} {}", problem.id, in_one_line(input)),
        reply.failed() ? reply.failure() : difference->what};
  }
  return std::nullopt;
}

Failure answers_a_listing_wrongly(const Solver& solver, const Game& game) {
  for (const Problem& problem : corpus::problems()) {
    if (auto failure = heeds_the_listing(problem, answerer(problem, solver), game)) return failure;
  }
  return std::nullopt;
}

}  // namespace nimplus::properties
