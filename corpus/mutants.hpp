#pragma once

#include <functional>
#include <span>
#include <string>

#include "corpus/question.hpp"

namespace nimplus::corpus {

/// A wrong program that people really write, as a function of the question as listed.
struct Mutant {
  std::string id;        ///< "P27"; one row a function: ids that name the same one share it
  std::string problem;   ///< the problem's id
  std::string idea;      ///< what it does wrong: "stops at the first removal above the heap"
  Question smallest;     ///< the smallest question on which it is wrong
  std::string expected;  ///< the right answer there, without the final newline
  std::string wrong;     ///< what it says there
  /// What it prints; empty when it crashes. Never throws.
  std::function<std::string(const Question&)> answer;
};

/// Every mutant, by problem and id. Each is right on every question of its problem's default
/// contract that is smaller than its listed one.
std::span<const Mutant> mutants();

}  // namespace nimplus::corpus
