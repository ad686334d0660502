#include "cli/problem_words.hpp"

#include "corpus/problem.hpp"
#include "rules/row_called.hpp"

namespace nimplus::cli {

Word problem_word(const std::string& help, std::string* problem) {
  return {.name = "--problem",
          .help = help + names(corpus::problems(), &corpus::Problem::id),
          .value = problem,
          .excludes = "--heap"};
}

Word contract_word(std::string* contract) {
  return {.name = "--contract",
          .help = "What the input must keep to; see the README",
          .value = contract,
          .needs = "--problem"};
}

}  // namespace nimplus::cli
