#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace nimplus::corpus {

/// What a program said to one input.
struct Reply {
  std::string output;
  std::string verdict;  ///< empty when it ended normally; else the judge's word: "RTE"
  std::string cause;    ///< of that verdict: "killed by signal 11 (segmentation fault)"

  bool failed() const { return !verdict.empty(); }
  /// "RTE: killed by signal 11 (segmentation fault)", of a program that failed.
  std::string failure() const { return verdict + ": " + cause; }
};

/// Any program that answers a problem: ours, a mutant or a stranger's in a box. It throws only when
/// the judge itself fails.
using Answerer = std::function<Reply(std::string_view input)>;

}  // namespace nimplus::corpus
