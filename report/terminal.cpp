#include "report/terminal.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "rules/escaped.hpp"

namespace nimplus::report {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

bool wants_colour() {
  static const bool wanted = isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
  return wanted;
}

}  // namespace

std::string coloured(std::string_view text, Colour colour) {
  if (!wants_colour()) return std::string(text);
  const int code = colour == Colour::Good ? 32 : colour == Colour::Bad ? 31 : 2;
  return fmt::format("\033[{}m{}\033[0m", code, text);
}

Progress::Progress(std::string_view task, std::size_t total)
    : task_(escaped(task, 60)),
      total_(total),
      on_terminal_(isatty(STDERR_FILENO) == 1),
      next_(steady_clock::now() + milliseconds(1000)) {}

Progress::~Progress() {
  if (drawn_) std::fputs("\r\033[K", stderr);
}

void Progress::show(std::size_t done) {
  if (!on_terminal_) return;
  const auto now = steady_clock::now();
  if (now < next_) return;
  next_ = now + milliseconds(100);
  drawn_ = true;
  const std::string line = total_ == 0 ? fmt::format("\r\033[K{}: {}", task_, done)
                                       : fmt::format("\r\033[K{}: {} of {}", task_, done, total_);
  std::fputs(line.c_str(), stderr);
}

}  // namespace nimplus::report
