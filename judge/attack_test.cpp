#include <arpa/inet.h>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "judge/descriptor.hpp"
#include "judge/testing/support.hpp"

namespace nimplus::judge::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// The hostile program, in the box and outside.
class Attacks : public Boxed {
 protected:
  void SetUp() override {
    Boxed::SetUp();
    if (IsSkipped()) return;
    const auto source = testing_file("attack.cpp");
    boxed_ = std::make_unique<Submission>(source, generous(), false);
    ASSERT_EQ(boxed_->compile_error(), std::nullopt);
    const Bare built = run_bare({"g++", "-std=gnu++20", "-o", outside(), source});
    ASSERT_EQ(built.status, 0) << built.output;
  }

  std::string outside() const { return folder_.path() / "attack"; }

  /// Outside it is achieved, in the box it is refused.
  void expect_stopped(const std::string& attack) {
    EXPECT_EQ(run_bare({outside()}, attack).output, "achieved\n") << attack << ", outside";
    expect_refused(attack);
  }

  void expect_refused(const std::string& attack) {
    const auto run = boxed_->run(attack);
    EXPECT_THAT(run.output, StartsWith("refused: ")) << attack << ": " << run.detail;
  }

  Folder folder_;
  std::unique_ptr<Submission> boxed_;
};

TEST_F(Attacks, no_file_of_the_host_is_read) {
  expect_stopped("read " + folder_.write("canary", "secret").string());
  expect_stopped("read /etc/passwd");
  expect_stopped("proc");
  expect_refused("read /init");  // the supervisor's own text is no secret, but no file either
}

TEST_F(Attacks, no_file_is_written) {
  expect_stopped("write " + (folder_.path() / "made").string());
  expect_refused("write");
  expect_stopped("change-itself");
}

TEST_F(Attacks, nothing_of_the_judge_is_seen) {
  ASSERT_EQ(setenv("NIMPLUS_CANARY", "secret", 1), 0);
  expect_stopped("environment NIMPLUS_CANARY");
  expect_stopped("parents-environment");
  // Without O_CLOEXEC: every child of this process inherits it unless someone closes it.
  const Descriptor canary(open(folder_.write("canary", "secret").c_str(), O_RDONLY));
  ASSERT_TRUE(static_cast<bool>(canary));
  Submission after(testing_file("attack.cpp"), generous(), false);
  EXPECT_EQ(run_bare({outside()}, "inherited-descriptor").output, "achieved\n");
  EXPECT_THAT(after.run("inherited-descriptor").output, StartsWith("refused: "));
}

TEST_F(Attacks, no_network_is_reached) {
  const Descriptor listener(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
  ASSERT_GE(listener.number(), 0);
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof place;
  auto* address = reinterpret_cast<sockaddr*>(&place);
  ASSERT_EQ(bind(listener.number(), address, sizeof place), 0);
  ASSERT_EQ(listen(listener.number(), 5), 0);
  ASSERT_EQ(getsockname(listener.number(), address, &length), 0);
  expect_stopped("connect " + std::to_string(ntohs(place.sin_port)));
  expect_stopped("abstract-socket");
}

TEST_F(Attacks, no_process_is_made) {
  for (const char* way : {"fork", "vfork", "clone", "clone3", "exec-shell"}) expect_stopped(way);
}

TEST_F(Attacks, no_namespace_is_made_and_nothing_is_traced) {
  // The controls of user namespaces would fail on hosts that refuse them to everyone.
  expect_refused("user-namespace");
  expect_refused("clone-user-namespace");
  expect_stopped("trace");
  expect_stopped("personality");
}

TEST_F(Attacks, nothing_is_left_for_the_next_run) {
  for (const char* way : {"memory-file", "shared-memory", "file-lock"}) expect_stopped(way);
}

TEST_F(Attacks, limits_are_kept) {
  for (const char* way : {"parents-limits", "many-descriptors", "many-threads", "raise-limits"}) {
    expect_stopped(way);
  }
}

TEST_F(Attacks, the_supervisor_cannot_be_killed_or_stopped) {
  const pid_t victim = fork();
  if (victim == 0) {
    for (;;) pause();
  }
  EXPECT_EQ(run_bare({outside()}, "kill " + std::to_string(victim) + " 9").output, "achieved\n");
  int status = 0;
  ASSERT_EQ(waitpid(victim, &status, 0), victim);
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
  for (const int signal : {SIGKILL, SIGSTOP, SIGTERM, SIGSEGV}) {
    boxed_->run("kill 1 " + std::to_string(signal));
    boxed_->run("kill -1 " + std::to_string(signal));
    expect_refused("fork");  // the box goes on
  }
}

TEST_F(Attacks, calls_of_a_foreign_abi_are_fatal) {
#if defined(__x86_64__)
  const auto run = boxed_->run("foreign-abi");
  EXPECT_EQ(run.verdict, Verdict::RTE) << run.output;
  EXPECT_THAT(run.detail, HasSubstr("bad system call"));
#else
  GTEST_SKIP() << "this architecture has no second ABI that the test knows";
#endif
}

TEST_F(Attacks, threads_are_no_attack) {
  const auto run = run_boxed("a.cpp",
                             "#include <thread>\n#include <cstdio>\nint main() { int x = 0; "
                             "std::thread t([&] { x = 7; }); t.join(); std::printf(\"%d\", x); }",
                             generous());
  EXPECT_EQ(run.output, "7") << run.detail;
}

TEST_F(Attacks, python_is_held_by_the_same_walls) {
  ASSERT_EQ(setenv("NIMPLUS_CANARY", "secret", 1), 0);
  const std::string canary = folder_.write("canary", "secret");
  const std::string program =
      "import os, socket, subprocess, tempfile\n"
      "def attempt(name, attack):\n"
      "    try: print(name, 'achieved' if attack() else 'refused')\n"
      "    except Exception: print(name, 'refused')\n"
      "attempt('read', lambda: open('" +
      canary +
      "').read())\n"
      "attempt('list', lambda: os.listdir('/home') + os.listdir('/root'))\n"
      "attempt('environment', lambda: 'NIMPLUS_CANARY' in os.environ)\n"
      "attempt('run', lambda: subprocess.run(['/bin/true']).returncode == 0)\n"
      "attempt('fork', lambda: os.fork() > 0 or os._exit(0))\n"
      "attempt('socket', lambda: socket.socket())\n"
      "attempt('write', lambda: tempfile.TemporaryFile())\n";
  const std::string file = folder_.write("attack.py", program);
  const std::string outside_says = run_bare({"/usr/bin/python3", file}).output;
  for (const char* name : {"read", "environment", "run", "fork", "socket", "write"}) {
    EXPECT_THAT(outside_says, HasSubstr(std::string(name) + " achieved"));
  }
  Submission submission(file, generous(), false);
  const auto run = submission.run("");
  EXPECT_EQ(run.verdict, Verdict::AC) << run.detail;
  EXPECT_THAT(run.output, Not(HasSubstr("achieved")));
  EXPECT_THAT(run.output, HasSubstr("write refused"));
}

}  // namespace
}  // namespace nimplus::judge::testing
