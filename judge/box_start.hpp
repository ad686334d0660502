#pragma once

#include <sys/types.h>

#include <span>
#include <string>
#include <vector>

#include "judge/box.hpp"

namespace nimplus::judge {

/// A program to be started by the judge: its arguments, an executable file instead of the path in
/// the first one (if any), and the descriptors that become 0, 1, 2, … in it. No other is inherited.
struct Launch {
  std::vector<std::string> arguments;
  int executable = -1;
  std::vector<int> descriptors;
  std::string folder = "/";
};

/// Starts it with an empty environment; root first becomes an ordinary user for good. The process,
/// or -1 with errno. What fails later shows as exit status 127 and a line on descriptor 2.
pid_t launch(const Launch& plan);

/// The uid that launched programs run as.
uid_t launched_uid();

/// bwrap's arguments for the plan; file i of it is expected on descriptor `first_file + i` and the
/// supervisor's on `first_file - 1`.
std::vector<std::string> bubblewrap_arguments(const BoxPlan& plan, const std::string& home,
                                              int first_file);

/// The bytes of the static supervisor.
std::string_view supervisor_image();

}  // namespace nimplus::judge
