// What the text of a certificate of any kind may be: refused with an InputError, or written back
// byte for byte.

#include <cstdlib>

#include "rules/certificate_text.hpp"
#include "rules/input_error.hpp"

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  const std::string_view text{data, size};
  try {
    if (nimplus::to_text(nimplus::parse_any_certificate(text, "fuzz")) != text) std::abort();
  } catch (const nimplus::InputError&) {
  }
  return 0;
}
