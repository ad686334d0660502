#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/contract.hpp"
#include "corpus/question.hpp"
#include "rules/outcome.hpp"

namespace nimplus::corpus {

/// Where an output first differs from the expected answer.
struct Difference {
  std::size_t token = 0;   ///< counted from 1
  std::size_t letter = 0;  ///< within that token, counted from 1
  std::string what;        ///< a sentence, bounded in length: "heap 6: expected L, got W"
  /// Where one answer holds many heaps: the first that is wrong, if each heap has its letter.
  std::optional<Size> heap = std::nullopt;
};

/// A judge problem: how its questions and answers are read, written and compared.
struct Problem {
  std::string id;                                 ///< "nim-plus"
  std::string title;                              ///< "Nim plus"
  std::string source;                             ///< "Codeforces gym 102878G"
  std::size_t lists = 1;                          ///< lists of removals in a question: 1 or 2
  PlayerNames players = kLeftAndRight;            ///< what messages call them
  std::vector<Contract> contracts;                ///< of corpora; the first is the default
  std::optional<Contract> beyond = std::nullopt;  ///< for solving only: larger than judges ask
  /// Where the answer is a letter a heap, 'W' or 'L' as the first player wins or loses, up to the
  /// question's heap, and a line feed: the first heap.
  std::optional<Size> first_letter = std::nullopt;
  std::chrono::milliseconds time_limit{1000};  ///< for C and C++
  std::size_t memory_limit_bytes = std::size_t{256} << 20U;

  /// Reads an input file and checks it against the contract. Throws InputError (`file` names the
  /// text in messages) with the line, column and token of the first fault.
  std::function<Question(std::string_view text, const std::string& file, const Contract&)> read;
  /// The input file of a question: canonical layout, single blanks, LF, final newline.
  std::function<std::string(const Question&)> write;
  /// The answer file of a question, from the table of heaps 0..question.heap.
  std::function<std::string(const Question&, const WinTable&)> answer;
  /// Compares an output with the expected answer: tokens exactly, white space and a missing final
  /// newline forgiven; std::nullopt when they agree.
  std::function<std::optional<Difference>(std::string_view expected, std::string_view got)> compare;
};

/// Every problem, by id.
std::span<const Problem> problems();

/// The problem called `id`; throws InputError (place `--problem`) listing the known ids.
const Problem& problem_called(std::string_view id);

/// The problem's contract called `name`, or its default when `name` is empty; throws InputError.
const Contract& contract_called(const Problem& problem, std::string_view name);

/// The same for an input that is only to be answered: `beyond` is among them.
const Contract& contract_to_solve(const Problem& problem, std::string_view name);

}  // namespace nimplus::corpus
