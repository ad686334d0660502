#pragma once

#include <string>

namespace nimplus::judge {

/// What keeps strangers in, found by trying.
struct Sandbox {
  bool available = false;
  std::string summary;     ///< one line: "namespaces (bubblewrap 0.8.0, uid 65534), seccomp, …"
  std::string reason;      ///< when not available: what was tried, why it failed, what to do
  std::string bubblewrap;  ///< the path of bwrap
};

/// Tries the box once and remembers; cheap afterwards.
const Sandbox& sandbox();

/// The line that a report shows: sandbox().summary, or that there is none and it was wished so.
std::string sandbox_summary(bool unsafe_no_sandbox);

/// Tries a box made by this bubblewrap (empty: none was found) with attacks from inside. Some
/// milliseconds. Never throws for what the machine lacks.
Sandbox try_sandbox(const std::string& bubblewrap);

}  // namespace nimplus::judge
