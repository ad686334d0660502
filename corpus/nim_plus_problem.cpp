#include <fmt/format.h>

#include <algorithm>

#include "corpus/output_text.hpp"
#include "corpus/problem_rows.hpp"
#include "corpus/question_text.hpp"
#include "rules/expects.hpp"

namespace nimplus::corpus {
namespace {

Contract source() {
  Contract contract;
  contract.name = "source";
  contract.summary = "1 <= n <= 5000, two lists of 1..100 distinct removals 1..5000 in any order";
  contract.heap = {1, 5000};
  contract.list_size = {1, 100};
  contract.removal = {1, 5000};
  contract.distinct = true;
  return contract;
}

Contract sorted() {
  Contract contract = source();
  contract.name = "sorted";
  contract.summary = "as source, and both lists are increasing";
  contract.increasing = true;
  return contract;
}

constexpr PlayerNames kPlayers{"Long Long", "Mao Mao"};

Question read(std::string_view text, const std::string& file, const Contract& contract) {
  return read_question(text, file, contract, {"m", {kPlayers.begin(), kPlayers.end()}});
}

std::string answer(const Question& question, const WinTable& table) {
  expects(question.heap < table.outcome.size(), "a table up to the question's heap");
  return wins_moving_first(table.outcome[question.heap], Player::Left) ? "Long Long nb!\n"
                                                                       : "Mao Mao nb!\n";
}

std::optional<Difference> compare(std::string_view expected, std::string_view got) {
  std::string_view expected_rest = expected;
  std::string_view got_rest = got;
  for (std::size_t token = 1;; ++token) {
    const std::string_view wanted = cut_token(expected_rest);
    const std::string_view read = cut_token(got_rest);
    if (wanted == read && wanted.empty()) return std::nullopt;
    if (wanted == read) continue;
    const auto differs = std::ranges::mismatch(wanted, read).in1 - wanted.begin();
    const std::string shown_got = shown(got);
    return Difference{token, static_cast<std::size_t>(differs) + 1,
                      fmt::format("expected {}, got {}", shown(expected),
                                  shown_got.empty() ? "no output" : shown_got)};
  }
}

}  // namespace

Problem nim_plus_problem() {
  Problem problem;
  problem.id = "nim-plus";
  problem.title = "Nim plus";
  problem.source = "Codeforces gym 102878G";
  problem.lists = 2;
  problem.players = kPlayers;
  problem.contracts = {source(), sorted()};
  problem.read = read;
  problem.write = write_question;
  problem.answer = answer;
  problem.compare = compare;
  return problem;
}

}  // namespace nimplus::corpus
