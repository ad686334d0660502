#include "judge/boxinit/filter.hpp"

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>

namespace nimplus::boxinit {
namespace {

constexpr const char* kRefused[] = {
    // namespaces and mounts
    "unshare", "setns", "mount", "umount2", "pivot_root", "chroot", "move_mount", "open_tree",
    "fsopen", "fsconfig", "fsmount", "fspick", "mount_setattr",
    // other processes; the supervisor has the same uid as the program
    "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "process_mrelease",
    "pidfd_getfd", "kcmp", "move_pages", "migrate_pages", "setpriority", "ioprio_set",
    "sched_setscheduler", "sched_setparam", "sched_setattr", "sched_setaffinity",
    // the network, and everything that speaks like it
    "socket", "socketpair", "bind", "connect", "listen", "accept", "accept4",
    // memory and state that no resource limit counts or that outlive the process
    "memfd_create", "memfd_secret", "shmget", "shmat", "shmctl", "shmdt", "semget", "semop",
    "semtimedop", "semctl", "msgget", "msgsnd", "msgrcv", "msgctl", "mq_open", "mq_unlink",
    "mq_timedsend", "mq_timedreceive", "mq_notify", "mq_getsetattr", "keyctl", "add_key",
    "request_key", "flock", "mbind", "set_mempolicy", "set_mempolicy_home_node",
    // doors into the kernel that have been forced before
    "bpf", "perf_event_open", "userfaultfd", "io_uring_setup", "io_uring_enter",
    "io_uring_register", "io_setup", "io_submit", "vmsplice", "splice", "tee", "inotify_init",
    "inotify_init1", "inotify_add_watch", "fanotify_init", "fanotify_mark", "name_to_handle_at",
    "open_by_handle_at", "mknod", "mknodat", "personality", "modify_ldt", "uselib", "ustat",
    "sysfs", "lookup_dcookie", "remap_file_pages", "timer_create",
    // the machine
    "kexec_load", "kexec_file_load", "init_module", "finit_module", "delete_module", "reboot",
    "swapon", "swapoff", "syslog", "acct", "quotactl", "quotactl_fd", "nfsservctl", "settimeofday",
    "clock_settime", "adjtimex", "clock_adjtime", "sethostname", "setdomainname", "iopl", "ioperm",
    "vhangup", "landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self"};

constexpr const char* kRefusedInRuns[] = {"fork", "vfork", "seccomp"};

constexpr int kNewNamespaces[] = {CLONE_NEWNS,  CLONE_NEWUTS, CLONE_NEWIPC,   CLONE_NEWUSER,
                                  CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWCGROUP};
constexpr int kFileControls[] = {
    F_SETLK, F_SETLKW, 37 /* F_OFD_SETLK */, 38 /* F_OFD_SETLKW */, 1024 /* F_SETLEASE */,
    1026 /* F_NOTIFY */};
constexpr int kTerminalControls[] = {TIOCSTI, 0x541C /* TIOCLINUX */, TIOCSETD};

/// System calls from here on are younger than this table: as on an older kernel, they do not exist.
constexpr int kFirstUnknown = 451;
constexpr int kLastUnknown = 520;

using Context = scmp_filter_ctx;
constexpr std::uint32_t kRefuse = SCMP_ACT_ERRNO(EPERM);
constexpr std::uint32_t kAbsent = SCMP_ACT_ERRNO(ENOSYS);

template <std::size_t N>
bool refuse_all(Context context, const char* const (&names)[N]) {
  for (const char* name : names) {
    const int number = seccomp_syscall_resolve_name(name);
    if (number == __NR_SCMP_ERROR) return false;
    // A negative number: this architecture has no such call.
    if (number >= 0 && seccomp_rule_add(context, kRefuse, number, 0) != 0) return false;
  }
  return true;
}

/// Refuses the call when its argument, under the mask, has this value.
bool refuse_when(Context context, int call, unsigned argument, scmp_compare compare,
                 std::uint64_t mask_or_value, std::uint64_t value) {
  const scmp_arg_cmp condition{argument, compare, mask_or_value, value};
  return seccomp_rule_add_array(context, kRefuse, call, 1, &condition) == 0;
}

bool refuse_flag(Context context, int call, unsigned argument, std::uint64_t flag) {
  return refuse_when(context, call, argument, SCMP_CMP_MASKED_EQ, flag, flag);
}

/// The kernel reads such arguments as 32 bits: what stands above them must not hide the value.
bool refuse_value(Context context, int call, unsigned argument, std::uint64_t value) {
  return refuse_when(context, call, argument, SCMP_CMP_MASKED_EQ, 0xffffffffU, value);
}

bool add_base_rules(Context context) {
  if (!refuse_all(context, kRefused)) return false;
  for (int number = kFirstUnknown; number <= kLastUnknown; ++number) {
    if (seccomp_rule_add(context, kAbsent, number, 0) != 0) return false;
  }
  // Its flags are behind a pointer. ENOSYS, not EPERM: then the C library makes threads by clone.
  if (seccomp_rule_add(context, kAbsent, SCMP_SYS(clone3), 0) != 0) return false;
  for (const int flag : kNewNamespaces) {
    if (!refuse_flag(context, SCMP_SYS(clone), 0, static_cast<std::uint64_t>(flag))) return false;
  }
  for (const int command : kFileControls) {
    if (!refuse_value(context, SCMP_SYS(fcntl), 1, static_cast<std::uint64_t>(command)))
      return false;
  }
  for (const int command : kTerminalControls) {
    if (!refuse_value(context, SCMP_SYS(ioctl), 1, static_cast<std::uint64_t>(command)))
      return false;
  }
  // The limits of another process, such as the supervisor, need no more than the same uid.
  return refuse_when(context, SCMP_SYS(prlimit64), 0, SCMP_CMP_NE, 0, 0);
}

bool add_no_process_rules(Context context) {
  return refuse_all(context, kRefusedInRuns) &&
         refuse_when(context, SCMP_SYS(clone), 0, SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0) &&
         refuse_value(context, SCMP_SYS(prctl), 0, PR_SET_SECCOMP);
}

bool make_filter(Filter& filter, bool (*add_rules)(Context)) {
  const Context context = seccomp_init(SCMP_ACT_ALLOW);
  if (context == nullptr) return false;
  const int file = memfd_create("filter", MFD_CLOEXEC);
  bool good = file >= 0 &&
              seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS) == 0 &&
              seccomp_attr_set(context, SCMP_FLTATR_CTL_OPTIMIZE, 2) == 0 && add_rules(context) &&
              seccomp_export_bpf(context, file) == 0;
  seccomp_release(context);
  const off_t bytes = good ? lseek(file, 0, SEEK_END) : 0;
  good = good && bytes > 0 && static_cast<std::size_t>(bytes) <= sizeof filter.instruction &&
         pread(file, filter.instruction, static_cast<std::size_t>(bytes), 0) == bytes;
  filter.length =
      static_cast<unsigned short>(static_cast<std::size_t>(bytes) / sizeof filter.instruction[0]);
  if (file >= 0) close(file);
  return good;
}

}  // namespace

bool make_base_filter(Filter& filter) { return make_filter(filter, add_base_rules); }

bool make_no_process_filter(Filter& filter) { return make_filter(filter, add_no_process_rules); }

bool install(const Filter& filter) {
  const sock_fprog program{filter.length, const_cast<sock_filter*>(filter.instruction)};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
}

}  // namespace nimplus::boxinit
