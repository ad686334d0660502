#pragma once

#include <string>

#include "cli/command.hpp"

namespace nimplus::cli {

/// The words --problem and --contract of a command that takes a heap or an input of a problem.
/// Where they go is kept. `help` goes on with the problems' names.
Word problem_word(const std::string& help, std::string* problem);
Word contract_word(std::string* contract);

}  // namespace nimplus::cli
