#include "judge/boxinit/watch.hpp"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

namespace nimplus::boxinit {
namespace {

using namespace judge::protocol;

constexpr std::int64_t kUsPerS = 1'000'000;

std::int64_t microseconds(const timeval& time) { return time.tv_sec * kUsPerS + time.tv_usec; }

/// -1 when the clock is gone, as that of an ended process is.
std::int64_t read_clock(clockid_t clock) {
  timespec time{};
  if (clock_gettime(clock, &time) != 0) return -1;
  return time.tv_sec * kUsPerS + time.tv_nsec / 1000;
}

/// Leaves; in the box all else dies with PID 1.
[[noreturn]] void judge_is_gone(pid_t pid) {
  kill(-pid, SIGKILL);
  exit(0);
}

/// How much longer the program may take. The judge looks from outside at how long it waited for a
/// processor, which cannot be seen from within without /proc.
std::int64_t ask_for_time(pid_t pid, int pidfd, std::int64_t cpu_us, std::int64_t wall_us) {
  MoreTime more{};
  const Report report{Event::AtWallLimit, Stopped::No, 0, 0, cpu_us, wall_us, 0};
  if (!send_report(report, pidfd)) judge_is_gone(pid);
  if (recv(kSocket, &more, sizeof more, 0) != sizeof more) judge_is_gone(pid);
  return more.wall_us;
}

/// Until the process has ended (true) or the time is over (false).
bool wait_for_end(pid_t pid, int pidfd, std::int64_t time_us) {
  const timespec time{time_us / kUsPerS, time_us % kUsPerS * 1000};
  pollfd watched[] = {{pidfd, POLLIN, 0}, {kSocket, 0, 0}};
  if (ppoll(watched, 2, &time, nullptr) <= 0) return false;
  if (watched[1].revents != 0) judge_is_gone(pid);
  return watched[0].revents != 0;
}

/// Sleeps until a limit could be reached and looks again: no signals, no ticks.
Stopped watch_clocks(pid_t pid, int pidfd, const Request& limits, std::int64_t start_us) {
  constexpr std::int64_t kShortestSleepUs = 500;
  clockid_t cpu_clock{};
  if (clock_getcpuclockid(pid, &cpu_clock) != 0) return Stopped::No;
  std::int64_t wall_limit_us = limits.wall_us;
  for (;;) {
    const std::int64_t cpu_us = read_clock(cpu_clock);
    if (cpu_us > limits.cpu_us) return Stopped::AtCpuLimit;
    const std::int64_t wall_us = read_clock(CLOCK_MONOTONIC) - start_us;
    if (wall_us >= wall_limit_us) {
      const std::int64_t more_us = ask_for_time(pid, pidfd, cpu_us, wall_us);
      if (more_us <= 0) return Stopped::AtWallLimit;
      wall_limit_us = wall_us + more_us;
    }
    std::int64_t sleep_us = wall_limit_us - wall_us;
    if (limits.cpu_us - cpu_us < sleep_us) sleep_us = limits.cpu_us - cpu_us;
    if (sleep_us < kShortestSleepUs) sleep_us = kShortestSleepUs;
    if (wait_for_end(pid, pidfd, sleep_us)) return Stopped::No;
  }
}

}  // namespace

Report watch(pid_t pid, const Request& limits) {
  Report report{};
  report.event = Event::Ended;
  const std::int64_t start_us = read_clock(CLOCK_MONOTONIC);
  const int pidfd = static_cast<int>(syscall(SYS_pidfd_open, pid, 0));
  if (pidfd < 0) {
    report.start_error = errno;
    kill(pid, SIGKILL);
  } else {
    report.stopped = watch_clocks(pid, pidfd, limits, start_us);
    close(pidfd);
  }
  if (report.stopped != Stopped::No) kill(pid, SIGKILL);
  rusage usage{};
  wait4(pid, &report.status, 0, &usage);
  report.wall_us = read_clock(CLOCK_MONOTONIC) - start_us;
  report.cpu_us = microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
  report.peak_kib = usage.ru_maxrss;
  return report;
}

void sweep(bool boxed, pid_t group) {
  kill(boxed ? -1 : -group, SIGKILL);
  // Outside the box a process may have left its group; it is not waited for.
  while (waitpid(-1, nullptr, boxed ? 0 : WNOHANG) > 0 || errno == EINTR) {
  }
}

bool send_report(const Report& report, int descriptor) {
  iovec part{const_cast<Report*>(&report), sizeof report};
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
  if (descriptor >= 0) {
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    cmsghdr* header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
  }
  return sendmsg(kSocket, &message, MSG_NOSIGNAL) == static_cast<ssize_t>(sizeof report);
}

}  // namespace nimplus::boxinit
