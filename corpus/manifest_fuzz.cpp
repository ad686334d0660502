// What a package's manifest may be: refused with an InputError, or written back byte for byte. Its
// fingerprint, which nothing can guess, is put right first.

#include <cstdlib>

#include "corpus/manifest.hpp"
#include "rules/input_error.hpp"

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  using namespace nimplus::corpus;
  std::string text(data, size);
  text += "fingerprint " + sha256(text) + '\n';
  try {
    if (to_text(parse_manifest(text, "fuzz")) != text) std::abort();
  } catch (const nimplus::InputError&) {
  }
  return 0;
}
