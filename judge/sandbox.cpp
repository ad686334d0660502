#include "judge/sandbox.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>
#include <system_error>
#include <vector>

#include "judge/box.hpp"
#include "judge/launch.hpp"
#include "judge/printable.hpp"
#include "judge/tool.hpp"
#include "rules/uninterrupted.hpp"

namespace nimplus::judge {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view kUnsafeHint =
    "or pass --unsafe-no-sandbox to run programs with limits but without isolation";

/// What bubblewrap says when a system refuses it, and what helps there.
struct Hint {
  std::string_view said;
  std::string_view help;
};
constexpr Hint kHints[] = {
    {"uid map",
     "Ubuntu's AppArmor refuses user namespaces: give bwrap a profile with `userns,`, or set "
     "sysctl kernel.apparmor_restrict_unprivileged_userns=0"},
    {"namespace",
     "user namespaces are refused: in a container, start it with --security-opt "
     "seccomp=unconfined; on a host, set sysctl kernel.unprivileged_userns_clone=1 and "
     "user.max_user_namespaces above 0"},
    {"mount",
     "mounts are refused: in a container, start it with --security-opt "
     "apparmor=unconfined"},
};

std::string with_hint(std::string reason) {
  for (const Hint& hint : kHints) {
    if (reason.find(hint.said) != std::string::npos) {
      return fmt::format("{}\n  {},\n  {}", reason, hint.help, kUnsafeHint);
    }
  }
  return fmt::format("{}\n  {}", reason, kUnsafeHint);
}

/// A file that everyone on the host can read, for as long as the object lives.
class Canary {
 public:
  Canary() : file_(mkstemp(name_)) {
    if (!file_ || fchmod(file_.number(), 0644) != 0) {
      throw std::system_error(errno, std::generic_category(), name_);
    }
  }
  ~Canary() { unlink(name_); }
  Canary(const Canary&) = delete;
  Canary& operator=(const Canary&) = delete;
  const char* name() const { return name_; }

 private:
  char name_[32] = "/tmp/nimplus-canary-XXXXXX";
  Descriptor file_;
};

/// The attacks that succeeded inside, one a line, and the line that says how many were tried.
std::string attack_from_inside(const std::string& bubblewrap) {
  const Uninterrupted uninterrupted;
  const Canary canary;
  BoxPlan plan;
  plan.bubblewrap = bubblewrap;
  Box box(plan);
  const Ending ending = box.run({.arguments = {"/init", "--selftest", canary.name()},
                                 .cpu = 10s,
                                 .wall = 30s,
                                 .address_space_bytes = std::size_t{1} << 30U,
                                 .output_bytes = 4096},
                                "");
  if (ending.report.start_error != 0 || ending.report.status != 0) {
    throw BoxFailure(fmt::format("the self-test did not run (status {:#x}, error {})",
                                 ending.report.status, ending.report.start_error));
  }
  return ending.output;
}

std::string version_of(const std::string& bubblewrap) {
  std::string version = last_line(run_tool({bubblewrap, "--version"}).value_or("bubblewrap"));
  return version.empty() ? "bubblewrap" : version;
}

}  // namespace

const Sandbox& sandbox() {
  static const Sandbox found = try_sandbox(find_tool("bwrap"));
  return found;
}

std::string sandbox_summary(bool unsafe_no_sandbox) {
  if (unsafe_no_sandbox) return "UNSAFE: limits but no isolation, as asked by --unsafe-no-sandbox";
  return sandbox().available ? sandbox().summary : "none: " + sandbox().reason;
}

Sandbox try_sandbox(const std::string& bubblewrap) {
  Sandbox found;
  found.bubblewrap = bubblewrap;
  if (bubblewrap.empty()) {
    found.reason = with_hint("bubblewrap: no bwrap on PATH; install the package bubblewrap");
    return found;
  }
  try {
    const std::string told = attack_from_inside(bubblewrap);
    if (told.starts_with("tried ")) {
      found.available = true;
      found.summary = fmt::format("namespaces ({}, uid {}), seccomp, memory by RLIMIT_AS",
                                  version_of(bubblewrap), launched_uid());
    } else {
      found.reason = "bubblewrap: the box does not hold; a program inside could:\n" + told;
    }
  } catch (const std::exception& error) {
    found.reason = with_hint(fmt::format("bubblewrap: {}", printable(error.what(), 1000)));
  }
  return found;
}

}  // namespace nimplus::judge
