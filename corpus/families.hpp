#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "corpus/contract.hpp"
#include "corpus/random.hpp"

namespace nimplus::corpus {

/// A question that a family proposes, and a sentence on what it exposes.
struct Draft {
  Question question;
  std::string reason;
};

/// A kind of question of one problem.
struct Family {
  std::string problem;
  std::string name;     ///< also names its stream of the seed
  std::string purpose;  ///< a sentence
  std::size_t quick;    ///< how many of its first questions a Quick corpus keeps
  /// Questions for a contract, those for Quick first. What the contract does not admit is left out
  /// of the corpus; a family never proposes such a question under its problem's default contract.
  std::function<std::vector<Draft>(Random&, const Contract&)> questions;
};

/// Every family, by problem, in the order that decides whose reason a repeated question bears.
std::span<const Family> families();

}  // namespace nimplus::corpus
