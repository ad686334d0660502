#include "judge/boxinit/spawn.hpp"

#include <errno.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>

namespace nimplus::boxinit {
namespace {

using judge::protocol::Mode;
using judge::protocol::Request;

/// The same for everyone, so that nothing of the judge's leaks and runs can be repeated.
const char* const kEnvironment[] = {"PATH=/usr/bin:/bin", "LANG=C.UTF-8",     "HOME=/",
                                    "ONLINE_JUDGE=1",     "PYTHONHASHSEED=0", nullptr};

bool limit(__rlimit_resource resource, rlim_t value) {
  const rlimit both{value, value};
  return setrlimit(resource, &both) == 0;
}

/// A clock of whole seconds that fires up to 8 % early: a backstop, never the judge of time. The
/// signal that says why comes a second before the one that cannot be ignored.
bool limit_cpu(std::int64_t cpu_us) {
  const auto cpu_s = static_cast<rlim_t>(cpu_us / 1'000'000);
  const rlim_t backstop_s = cpu_s + cpu_s / 10 + 2;
  const rlimit both{backstop_s, backstop_s + 1};
  return setrlimit(RLIMIT_CPU, &both) == 0;
}

/// RLIMIT_STACK unlimited: the stack is as large as the address space; a finite large one would
/// become the stack of every thread.
bool set_limits(const Request& limits) {
  return limit(RLIMIT_AS, limits.address_space_bytes) && limit(RLIMIT_STACK, RLIM_INFINITY) &&
         limit(RLIMIT_FSIZE, limits.file_bytes) && limit(RLIMIT_NOFILE, 64) &&
         limit(RLIMIT_CORE, 0) && limit(RLIMIT_MEMLOCK, 0) && limit(RLIMIT_SIGPENDING, 128) &&
         limit(RLIMIT_MSGQUEUE, 0) && limit_cpu(limits.cpu_us) &&
         (limits.tasks_max == 0 || limit(RLIMIT_NPROC, limits.tasks_max));
}

bool set_descriptors(const Plan& plan) {
  for (int i = 0; i < 3; ++i) {
    if (dup2(plan.standard[i], i) < 0) return false;
  }
  return close_range(3, ~0U, 0) == 0;
}

/// The new process, which still shares the supervisor's memory: system calls only.
[[noreturn]] void become(const Plan& plan, volatile int* error) {
  if (setpgid(0, 0) == 0 && set_descriptors(plan) && set_limits(plan.limits) &&
      (plan.filter == nullptr || install(*plan.filter))) {
    execve(plan.argument[0], plan.argument, const_cast<char* const*>(kEnvironment));
  }
  *error = errno;
  _exit(127);
}

}  // namespace

Child spawn(const Plan& plan) {
  volatile int error = 0;
  // vfork: a child that copies nothing costs the least (fork adds 45 us to a run); posix_spawn
  // knows neither limits nor filters.
  const pid_t pid = vfork();           // NOLINT(*.vfork,bugprone-unsafe-functions)
  if (pid == 0) become(plan, &error);  // NOLINT(clang-analyzer-unix.Vfork)
  if (pid < 0) return {-1, errno};
  if (error != 0) {
    waitpid(pid, nullptr, 0);
    return {-1, error};
  }
  return {pid, 0};
}

}  // namespace nimplus::boxinit
