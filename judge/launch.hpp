#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace nimplus::judge {

/// A program to be started by the judge: its arguments, an executable file instead of the path in
/// the first one (if any), and the descriptors that become 0, 1, 2, … in it. No other is inherited.
struct Launch {
  std::vector<std::string> arguments;
  int executable = -1;
  std::vector<int> descriptors;  ///< at most kDescriptorsMax
  std::string folder = "/";
};

inline constexpr std::size_t kDescriptorsMax = 60;

/// Starts it with an empty environment; root first becomes an ordinary user for good. The process,
/// or -1 with errno. What fails later shows as exit status 127 and a line on descriptor 2.
pid_t launch(const Launch& plan);

/// The uid that launched programs run as: never 0.
uid_t launched_uid();

}  // namespace nimplus::judge
