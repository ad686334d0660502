// A hostile program: reads "NAME ARGUMENT" and tries that one thing. Prints "achieved" or
// "refused: WHY". The tests run it in the box, and outside to see that it does attack.
#include <arpa/inet.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <string>

namespace {

bool reap(long pid) {
  if (pid == 0) _exit(0);
  if (pid > 0) waitpid(static_cast<pid_t>(pid), nullptr, 0);
  return pid > 0;
}

bool read_file(const char* path) {
  char text[64];
  const int file = open(path, O_RDONLY);
  return file >= 0 && read(file, text, sizeof text) > 0;
}

/// Creates the file; an empty argument: anywhere at all.
bool write_file(const char* path) {
  const char* const paths[] = {"/tmp/x", "/var/tmp/x", "/dev/shm/x", "/dev/x", "/box/x", "/x", "x"};
  for (const char* tried : paths) {
    const char* name = *path != '\0' ? path : tried;
    const int file = open(name, O_CREAT | O_WRONLY, 0600);
    if (file >= 0) return unlink(name), true;
  }
  return false;
}

bool read_parents_environment(const char*) {
  return read_file(("/proc/" + std::to_string(getppid()) + "/environ").c_str());
}

bool connect_to(const char* port) {
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_port = htons(static_cast<unsigned short>(atoi(port)));
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int file = socket(AF_INET, SOCK_STREAM, 0);
  return connect(file, reinterpret_cast<sockaddr*>(&place), sizeof place) == 0;
}

bool abstract_socket(const char*) {
  sockaddr_un place{};
  place.sun_family = AF_UNIX;
  snprintf(place.sun_path + 1, 40, "nimplus-%d", getpid());
  return bind(socket(AF_UNIX, SOCK_STREAM, 0), reinterpret_cast<sockaddr*>(&place), sizeof place) ==
         0;
}

bool clone_user_namespace(const char*) {
  return reap(syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0));
}

bool exec_shell(const char*) { return execl("/bin/sh", "sh", "-c", "echo achieved", nullptr) == 0; }

bool clone3_process(const char*) {
  unsigned long arguments[11] = {};
  arguments[4] = SIGCHLD;  // exit_signal
  return reap(syscall(SYS_clone3, arguments, sizeof arguments));
}

/// "PID SIGNAL"
bool send_signal(const char* argument) {
  char* rest = nullptr;
  const long pid = strtol(argument, &rest, 10);
  return kill(static_cast<pid_t>(pid), atoi(rest)) == 0;
}

bool inherited_descriptor(const char*) {
  char text[16];
  for (int file = 3; file < 1024; ++file) {
    if (pread(file, text, sizeof text, 0) > 0) return true;
  }
  return false;
}

bool shared_memory(const char*) {
  const int id = shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
  return id >= 0 && shmctl(id, IPC_RMID, nullptr) == 0;
}

bool parents_limits(const char*) {
  rlimit old{};
  return prlimit(getppid(), RLIMIT_NOFILE, nullptr, &old) == 0 &&
         prlimit(getppid(), RLIMIT_NOFILE, &old, nullptr) == 0;
}

bool many_descriptors(const char*) {
  int made = 0;
  while (made < 200 && dup(0) >= 0) ++made;
  return made == 200;
}

bool many_threads(const char*) {
  const auto wait = [](void*) -> void* { return pause(), nullptr; };
  pthread_t thread;
  int made = 0;
  while (made < 100 && pthread_create(&thread, nullptr, wait, nullptr) == 0) ++made;
  return made == 100;
}

bool raise_limits(const char*) {
  const rlimit none{RLIM_INFINITY, RLIM_INFINITY};
  return setrlimit(RLIMIT_FSIZE, &none) == 0;
}

bool change_itself(const char*) {
  char path[4096] = {};
  if (readlink("/proc/self/exe", path, sizeof path - 1) < 0) strcpy(path, "/box/program");
  return chmod(path, 0700) == 0;
}

bool foreign_abi(const char*) {
#if defined(__x86_64__)
  long result = 20;  // getpid of the 32-bit interface
  asm volatile("int $0x80" : "+a"(result) : : "memory");
  return result == getpid();
#else
  return false;
#endif
}

struct Row {
  const char* name;
  bool (*achieves)(const char* argument);
};

const Row kRows[] = {
    {"read", read_file},
    {"write", write_file},
    {"environment", [](const char* name) { return getenv(name) != nullptr; }},
    {"parents-environment", read_parents_environment},
    {"proc", [](const char*) { return read_file("/proc/self/status"); }},
    {"connect", connect_to},
    {"abstract-socket", abstract_socket},
    {"fork", [](const char*) { return reap(fork()); }},
    {"vfork", [](const char*) { return reap(vfork()); }},
    {"clone", [](const char*) { return reap(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0)); }},
    {"clone3", clone3_process},
    {"exec-shell", exec_shell},
    {"kill", send_signal},
    {"trace", [](const char*) { return ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) == 0; }},
    {"inherited-descriptor", inherited_descriptor},
    {"user-namespace", [](const char*) { return unshare(CLONE_NEWUSER) == 0; }},
    {"clone-user-namespace", clone_user_namespace},
    {"memory-file", [](const char*) { return memfd_create("x", 0) >= 0; }},
    {"shared-memory", shared_memory},
    {"personality", [](const char*) { return personality(ADDR_NO_RANDOMIZE | 0x0100000) != -1; }},
    {"file-lock",
     [](const char*) { return flock(open("/dev/null", O_RDONLY), LOCK_EX | LOCK_NB) == 0; }},
    {"parents-limits", parents_limits},
    {"many-descriptors", many_descriptors},
    {"many-threads", many_threads},
    {"raise-limits", raise_limits},
    {"change-itself", change_itself},
    {"foreign-abi", foreign_abi},
};

}  // namespace

int main() {
  char name[64] = {};
  char argument[1024] = {};
  if (scanf("%63s %1023[^\n]", name, argument) < 1) return 2;
  for (const Row& row : kRows) {
    if (strcmp(row.name, name) != 0) continue;
    errno = 0;
    const bool achieved = row.achieves(argument);
    printf(achieved ? "achieved\n" : "refused: %s\n", strerror(errno));
    return 0;
  }
  return 2;
}
