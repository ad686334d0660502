#include "cli/output.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <system_error>

namespace nimplus::cli {
namespace {

[[noreturn]] void fail() {
  throw std::runtime_error("standard output: " + std::generic_category().message(errno));
}

}  // namespace

void write_out(std::string_view text) {
  if (std::fflush(stdout) != 0) fail();
  while (!text.empty()) {
    const ssize_t written = write(STDOUT_FILENO, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) fail();
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace nimplus::cli
