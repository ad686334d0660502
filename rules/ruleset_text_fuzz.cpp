// What a ruleset's text may be: refused with an InputError, or read and written back the same.

#include <cstdlib>

#include "rules/input_error.hpp"
#include "rules/ruleset_text.hpp"

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  try {
    const nimplus::Ruleset ruleset = nimplus::parse_ruleset({data, size}, {"fuzz"});
    if (nimplus::parse_ruleset(nimplus::to_text(ruleset), {"fuzz"}) != ruleset) std::abort();
  } catch (const nimplus::InputError&) {
  }
  return 0;
}
