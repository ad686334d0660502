// What an input of a problem may be: refused with an InputError, or a question that is written and
// read back the same. The first byte picks the problem and its contract.

#include <cstdlib>

#include "corpus/problem.hpp"
#include "rules/input_error.hpp"

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  using namespace nimplus::corpus;
  if (size == 0) return 0;
  const auto pick = static_cast<unsigned char>(data[0]);
  const Problem& problem = problems()[pick % problems().size()];
  const Contract& contract = problem.contracts[pick / problems().size() % problem.contracts.size()];
  try {
    const Question question = problem.read({data + 1, size - 1}, "fuzz", contract);
    if (problem.read(problem.write(question), "fuzz", contract) != question) std::abort();
  } catch (const nimplus::InputError&) {
  }
  return 0;
}
