#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "corpus/problem.hpp"
#include "rules/outcome.hpp"

namespace nimplus::corpus {

/// Where answers come from; `cli/` fills it, since this room computes no outcome.
struct Reference {
  /// The outcome classes of heaps 0..heap_max.
  std::function<WinTable(const Ruleset&, Size heap_max)> outcomes;
  /// A second, independent route: what is wrong with that table, or std::nullopt.
  std::function<std::optional<std::string>(const Ruleset&, const WinTable&)> refute;
};

/// How much of the corpus is wanted: Quick keeps the small cases only.
enum class Extent : std::uint8_t { Quick, Full };

/// One test: the question, which the corpus's contract admits, its answer, and why it is there.
struct Case {
  std::string family;  ///< the row of families() that drew it
  std::string reason;  ///< a sentence: what it exposes
  Question question;
  std::string input;
  std::string answer;
};

struct Corpus {
  std::string problem;
  std::string contract;
  std::uint64_t seed = 0;
  std::vector<Case> cases;  ///< in the order judged; no two with the same input
  Extent extent = Extent::Full;
};

/// Draws every family's questions from its own stream of the seed, answers each by the reference,
/// checks it by the second route, orders and frees them of duplicates. Same arguments, same bytes,
/// on every platform. Throws ContractViolation when the two routes disagree.
Corpus generate(const Problem& problem, const Contract& contract, std::uint64_t seed, Extent extent,
                const Reference& reference);

}  // namespace nimplus::corpus
