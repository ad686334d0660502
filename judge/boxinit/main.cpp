// The supervisor: PID 1 of a box. It starts one program after another, watches their limits, and
// leaves nothing of them behind. Static, small, with an empty environment and no secrets: it stands
// on the strangers' side of the wall.
#include <errno.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "judge/boxinit/filter.hpp"
#include "judge/boxinit/selftest.hpp"
#include "judge/boxinit/spawn.hpp"
#include "judge/boxinit/watch.hpp"
#include "judge/protocol.hpp"

namespace {

using namespace nimplus::boxinit;
using namespace nimplus::judge::protocol;

Filter base_filter;
Filter no_process_filter;

/// Nothing that the program inherits or could use against its supervisor.
bool harden(bool boxed) {
  for (int number = 1; number < NSIG; ++number) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  close_range(kSocket + 1, ~0U, 0);
  // In the box the parent is bubblewrap; outside it is a thread of the judge, whose end means
  // nothing. The end of the judge shows as the end of the socket.
  if (boxed) prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (!boxed) prctl(PR_SET_CHILD_SUBREAPER, 1);
  const bool closed = prctl(PR_SET_DUMPABLE, 0) == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
  return closed && make_base_filter(base_filter) && make_no_process_filter(no_process_filter) &&
         install(base_filter);
}

/// The next packet with its three descriptors; its length, 0 when the judge is gone.
std::size_t receive(char* packet, int (&standard)[3]) {
  iovec part{packet, kPacketMax};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof standard)] = {};
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  ssize_t length = 0;
  do {
    length = recvmsg(kSocket, &message, MSG_CMSG_CLOEXEC);
  } while (length < 0 && errno == EINTR);
  const cmsghdr* header = CMSG_FIRSTHDR(&message);
  if (length <= 0 || header == nullptr || header->cmsg_len != CMSG_LEN(sizeof standard)) return 0;
  memcpy(standard, CMSG_DATA(header), sizeof standard);
  return static_cast<std::size_t>(length);
}

/// The arguments of a request, pointing into its packet; false when it is malformed.
bool read_request(char* packet, std::size_t length, Plan& plan) {
  if (length <= sizeof plan.limits || packet[length - 1] != '\0') return false;
  memcpy(&plan.limits, packet, sizeof plan.limits);
  const char* const end = packet + length;
  char* text = packet + sizeof plan.limits;
  std::size_t count = 0;
  for (; text != end; text += strlen(text) + 1) {
    if (count + 1 >= sizeof plan.argument / sizeof plan.argument[0]) return false;
    plan.argument[count++] = text;
  }
  plan.argument[count] = nullptr;
  return count > 0 && count == plan.limits.argument_count;
}

Report run(const Plan& plan, bool boxed) {
  const Child child = spawn(plan);
  Report report{};
  report.event = Event::Ended;
  report.start_error = child.error;
  if (child.error != 0) return report;
  report = watch(child.pid, plan.limits);
  sweep(boxed, child.pid);
  return report;
}

void serve(bool boxed) {
  static char packet[kPacketMax];
  for (;;) {
    Plan plan{};
    const std::size_t length = receive(packet, plan.standard);
    if (length == 0 || !read_request(packet, length, plan)) return;
    plan.filter = plan.limits.mode == Mode::Run ? &no_process_filter : nullptr;
    const Report report = run(plan, boxed);
    for (const int file : plan.standard) close(file);
    if (!send_report(report, -1)) return;
  }
}

/// Where the box would be if there were walls; it must not stay when the judge was killed.
const char* scratch_folder = nullptr;

void remove_scratch() {
  const auto remove_one = [](const char* path, const struct stat*, int, FTW*) {
    remove(path);
    return 0;
  };
  nftw(scratch_folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 3 && strcmp(argv[1], "--selftest") == 0) return selftest(argv[2]);
  const bool boxed = getpid() == 1;
  if (!boxed && argc == 2) {
    scratch_folder = argv[1];
    atexit(remove_scratch);
  }
  if (!harden(boxed)) return 1;
  Report ready{};
  ready.event = Event::Ready;
  if (!send_report(ready, -1)) return 1;
  serve(boxed);
  return 0;
}
