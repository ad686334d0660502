// What a sum's text may be: refused with an InputError, or read and written back the same.

#include <cstdlib>

#include "rules/input_error.hpp"
#include "rules/sum_text.hpp"

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  try {
    const nimplus::SumGame game = nimplus::parse_sum({data, size}, {"fuzz"});
    if (nimplus::parse_sum(nimplus::to_text(game), {"fuzz"}) != game) std::abort();
  } catch (const nimplus::InputError&) {
  }
  return 0;
}
