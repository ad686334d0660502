#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

namespace nimplus::report {

enum class Colour : unsigned char { Good, Bad, Faint };

/// `text` in that colour when standard output is a terminal and NO_COLOR is not set; else as it is.
std::string coloured(std::string_view text, Colour colour);

/// One line on standard error that shows how far a task over a second has come; nothing at all
/// when standard error is no terminal. The line is wiped when the object goes.
class Progress {
 public:
  /// `total` may be 0: not known.
  Progress(std::string_view task, std::size_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// At most ten redraws a second, and none in the first second. Cheap otherwise.
  void show(std::size_t done);

 private:
  std::string task_;
  std::size_t total_;
  bool on_terminal_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point next_;
};

}  // namespace nimplus::report
