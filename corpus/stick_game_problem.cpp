#include <fmt/format.h>

#include <algorithm>

#include "corpus/output_text.hpp"
#include "corpus/problem_rows.hpp"
#include "corpus/question_text.hpp"
#include "rules/expects.hpp"

namespace nimplus::corpus {
namespace {

constexpr Size kFirstHeap = 1;  // that has a letter

Contract source() {
  Contract contract;
  contract.name = "source";
  contract.summary = "1 <= n <= 10^6, 1..100 distinct removals 1..n in any order";
  contract.heap = {1, 1'000'000};
  contract.list_size = {1, 100};
  contract.removal = {1, 1'000'000};
  contract.removals_within_heap = true;
  contract.distinct = true;
  return contract;
}

Contract cses() {
  Contract contract = source();
  contract.name = "cses";
  contract.summary = "as source, and 1 is among the removals";
  contract.contains_one = true;
  return contract;
}

/// Repeats are no fault: to find them among so many would cost more than to answer.
Contract large() {
  Contract contract;
  contract.name = "large";
  contract.summary = "1 <= n <= 2*10^9, 1..10^6 removals 1..2*10^9, also repeated or beyond n";
  contract.heap = {1, 2'000'000'000};
  contract.list_size = {1, 1'000'000};
  contract.removal = {1, 2'000'000'000};
  return contract;
}

Question read(std::string_view text, const std::string& file, const Contract& contract) {
  return read_question(text, file, contract, {"k", {""}});
}

std::string answer(const Question& question, const WinTable& table) {
  expects(question.heap < table.outcome.size(), "a table up to the question's heap");
  std::string letters;
  letters.reserve(question.heap + 1);
  for (Size heap = kFirstHeap; heap <= question.heap; ++heap) {
    letters += wins_moving_first(table.outcome[heap], Player::Left) ? 'W' : 'L';
  }
  return letters + '\n';
}

std::string letters(std::size_t count) {
  return fmt::format("{} letter{}", count, count == 1 ? "" : "s");
}

std::optional<Difference> compare(std::string_view expected, std::string_view got) {
  std::string_view expected_rest = expected;
  std::string_view got_rest = got;
  const std::string_view wanted = cut_token(expected_rest);
  const std::string_view read = cut_token(got_rest);
  if (const std::size_t further = count_tokens(got_rest); further > 0) {
    return Difference{2, 1,
                      fmt::format("the output has {} tokens, expected one string of {}",
                                  further + 1, letters(wanted.size()))};
  }
  if (wanted == read) return std::nullopt;
  if (read.empty()) {
    return Difference{1, 1, fmt::format("no output, expected {}", letters(wanted.size()))};
  }
  const auto [in_wanted, in_read] = std::ranges::mismatch(wanted, read);
  const auto heap = static_cast<std::size_t>(in_wanted - wanted.begin()) + 1;
  std::string what;
  if (in_wanted != wanted.end() && in_read != read.end()) {
    what = fmt::format("heap {}: expected {}, got {}", heap, shown({in_wanted, in_wanted + 1}),
                       shown({in_read, in_read + 1}));
  }
  if (wanted.size() != read.size()) {
    what += fmt::format("{}the string has {}, expected {}", what.empty() ? "" : "; ",
                        letters(read.size()), wanted.size());
  }
  if (wanted.size() == read.size()) return Difference{1, heap, what, heap};
  return Difference{1, heap, what};
}

}  // namespace

Problem stick_game_problem() {
  Problem problem;
  problem.id = "stick-game";
  problem.title = "Stick Game";
  problem.source = "CSES 1729";
  problem.lists = 1;
  problem.players = {"the first player", "the second player"};
  problem.contracts = {source(), cses()};
  problem.beyond = large();
  problem.first_letter = kFirstHeap;
  problem.read = read;
  problem.write = write_question;
  problem.answer = answer;
  problem.compare = compare;
  return problem;
}

}  // namespace nimplus::corpus
