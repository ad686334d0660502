#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace nimplus::corpus {

/// What a program said to one input.
struct Reply {
  std::string output;
  std::string failure;  ///< empty when it ended normally; else a verdict with its cause:
                        ///< "RTE: killed by signal 11 (segmentation fault)"
};

/// Any program that answers a problem: ours, a mutant or a stranger's in a box.
using Answerer = std::function<Reply(std::string_view input)>;

}  // namespace nimplus::corpus
