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
  Question smallest;     ///< the smallest question known on which it is wrong
  std::string expected;  ///< the right answer there, without the final newline
  std::string wrong;     ///< what it says there
  /// What it prints; empty when it crashes. Never throws.
  std::function<std::string(const Question&)> answer;
};

/// Every mutant, by problem and id. Each is right on these questions below its smallest one (in the
/// order of smaller()), and the tests ask them all: distinct removals up to the heap + 1 (at the
/// smallest one's heap, up to its largest removal if that is more), or up to the heap where the
/// contract says so; lists of up to 3 removals in every order, longer ones increasing.
std::span<const Mutant> mutants();

}  // namespace nimplus::corpus
