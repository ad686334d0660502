#include "cli/input.hpp"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

#include "rules/input_error.hpp"

namespace nimplus::cli {
namespace {

[[noreturn]] void fail(const std::string& name) {
  throw InputError({name}, "cannot be read: " + std::generic_category().message(errno));
}

std::string read_all(std::FILE* file, const std::string& name) {
  std::string text;
  std::size_t length = 0;
  for (std::size_t wanted = 4096;; wanted = 2 * length) {  // a small input touches little memory
    text.resize(wanted);
    length += std::fread(text.data() + length, 1, wanted - length, file);
    if (length > kInputBytesMax) {
      throw InputError({name}, "longer than 64 MiB, the most that an input may have");
    }
    if (length < wanted) break;
  }
  text.resize(length);
  if (std::ferror(file) != 0) fail(name);
  return text;
}

}  // namespace

InputText read_input(const std::string& path) {
  if (path.empty() || path == "-") return {read_all(stdin, "<stdin>"), "<stdin>"};
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                             &std::fclose);
  if (!file) fail(path);
  return {read_all(file.get(), path), path};
}

}  // namespace nimplus::cli
