#include "judge/launch.hpp"

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>

namespace nimplus::judge {
namespace {

/// For root: the kernel does not hold uid 0 to a number of processes, not even in a user namespace.
constexpr uid_t kNobody = 65534;

/// For good, and by system calls: the C library's functions would speak to the judge's threads.
bool become_ordinary() {
  if (geteuid() != 0) return true;
  return syscall(SYS_setgroups, 0, nullptr) == 0 &&
         syscall(SYS_setresgid, kNobody, kNobody, kNobody) == 0 &&
         syscall(SYS_setresuid, kNobody, kNobody, kNobody) == 0;
}

/// Moves the descriptors to 0, 1, 2, … and closes all others. They are first lifted above those
/// numbers, so that none is overwritten before it was moved.
bool arrange(const std::vector<int>& descriptors, int& executable) {
  const int count = static_cast<int>(descriptors.size());
  int lifted[kDescriptorsMax];
  for (int i = 0; i < count; ++i) {
    lifted[i] = fcntl(descriptors[static_cast<std::size_t>(i)], F_DUPFD_CLOEXEC, count + 1);
    if (lifted[i] < 0) return false;
  }
  if (executable >= 0) {
    executable = fcntl(executable, F_DUPFD_CLOEXEC, count + 1);
    if (executable < 0 || dup3(executable, count, O_CLOEXEC) < 0) return false;
    executable = count;
  }
  for (int i = 0; i < count; ++i) {
    if (dup2(lifted[i], i) < 0) return false;
  }
  return close_range(static_cast<unsigned>(count) + (executable >= 0 ? 1 : 0), ~0U, 0) == 0;
}

void say(const char* what) {
  const char* why = std::strerror(errno);
  for (const char* text : {what, ": ", why, "\n"}) {
    if (write(2, text, std::strlen(text)) < 0) return;
  }
}

[[noreturn]] void become(const Launch& plan, char* const* arguments) {
  char* const no_environment[] = {nullptr};
  int executable = plan.executable;
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  // A session of its own: Ctrl-C stops the judge, and the closed socket then ends the box in order.
  setsid();
  if (!arrange(plan.descriptors, executable)) _exit(127);
  if (!become_ordinary()) {
    say("becoming an ordinary user");
  } else if (chdir(plan.folder.c_str()) != 0) {
    say(plan.folder.c_str());
  } else {
    if (executable >= 0) {
      syscall(SYS_execveat, executable, "", arguments, no_environment, AT_EMPTY_PATH);
    } else {
      execve(arguments[0], arguments, no_environment);
    }
    say(arguments[0]);
  }
  _exit(127);
}

}  // namespace

pid_t launch(const Launch& plan) {
  std::vector<char*> arguments;
  arguments.reserve(plan.arguments.size() + 1);
  for (const std::string& argument : plan.arguments) {
    arguments.push_back(const_cast<char*>(argument.c_str()));
  }
  arguments.push_back(nullptr);
  if (plan.descriptors.size() > kDescriptorsMax) {
    errno = EMFILE;
    return -1;
  }
  const pid_t pid = fork();
  if (pid == 0) become(plan, arguments.data());
  return pid;
}

uid_t launched_uid() { return geteuid() == 0 ? kNobody : geteuid(); }

}  // namespace nimplus::judge
