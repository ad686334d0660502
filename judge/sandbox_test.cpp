#include "judge/sandbox.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "judge/supervisor_image.hpp"
#include "judge/testing/support.hpp"
#include "judge/tool.hpp"

namespace nimplus::judge::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;

/// A program in the place of bubblewrap.
Sandbox try_script(std::string_view script) {
  const Folder folder;
  const std::string file = folder.write("bwrap", "#!/bin/sh\n" + std::string(script));
  chmod(file.c_str(), 0755);
  return try_sandbox(file);
}

class Sandboxes : public Boxed {};

TEST_F(Sandboxes, the_summary_says_what_holds) {
  EXPECT_THAT(
      sandbox().summary,
      MatchesRegex("namespaces \\(bubblewrap [0-9.]+, uid [1-9][0-9]*\\), seccomp, memory by "
                   "RLIMIT_AS"));
  EXPECT_THAT(sandbox_summary(true), HasSubstr("UNSAFE"));
}

TEST_F(Sandboxes, a_box_that_leaks_is_refused) {
  const std::string bwrap = sandbox().bubblewrap;
  const Sandbox leaks = try_script("exec " + bwrap + " --ro-bind /tmp /tmp \"$@\"");
  EXPECT_FALSE(leaks.available);
  EXPECT_THAT(leaks.reason, HasSubstr("read a file of the host"));
  const Sandbox shows = try_script("exec " + bwrap + " --proc /proc \"$@\"");
  EXPECT_FALSE(shows.available);
  EXPECT_THAT(shows.reason, HasSubstr("see other processes"));
  const Sandbox writable = try_script("exec " + bwrap + " --tmpfs /tmp \"$@\"");
  EXPECT_FALSE(writable.available);
  EXPECT_THAT(writable.reason, HasSubstr("write a file"));
}

TEST(SandboxesMissing, without_bubblewrap_the_reason_says_what_to_install) {
  const Sandbox none = try_sandbox("");
  EXPECT_FALSE(none.available);
  EXPECT_THAT(none.reason, HasSubstr("install the package bubblewrap"));
  EXPECT_THAT(none.reason, HasSubstr("--unsafe-no-sandbox"));
}

TEST(SandboxesMissing, a_system_that_refuses_is_quoted_with_what_helps) {
  const Sandbox docker =
      try_script("echo 'bwrap: No permissions to create new namespace' >&2; exit 1");
  EXPECT_FALSE(docker.available);
  EXPECT_THAT(docker.reason, HasSubstr("No permissions to create new namespace"));
  EXPECT_THAT(docker.reason, HasSubstr("seccomp=unconfined"));
  const Sandbox ubuntu =
      try_script("echo 'bwrap: setting up uid map: Permission denied' >&2; exit 1");
  EXPECT_THAT(ubuntu.reason, HasSubstr("AppArmor"));
  const Sandbox silent = try_script("exit 1");
  EXPECT_FALSE(silent.available);
  EXPECT_THAT(silent.reason, HasSubstr("the box did not start"));
}

TEST(SandboxesMissing, a_supervisor_without_walls_is_no_sandbox) {
  // Descriptor 4 is the supervisor: this starts it with the judge's own view of the machine.
  const Sandbox open = try_script("exec /proc/self/fd/4");
  EXPECT_FALSE(open.available) << open.summary;
}

TEST(SelfTest, its_attacks_succeed_outside) {
  const Folder folder;
  const std::string supervisor = folder.write("init", supervisor_image());
  chmod(supervisor.c_str(), 0755);
  const std::string said = run_bare({supervisor, "--selftest", folder.write("canary", "x")}).output;
  for (const char* attack : {"read a file of the host", "make a process", "open a socket",
                             "write a file", "see other processes", "signal the parent", "trace"}) {
    EXPECT_THAT(said, HasSubstr(attack));
  }
}

TEST(Tools, are_found_on_the_path_and_run) {
  EXPECT_THAT(find_tool("sh"), HasSubstr("/sh"));
  EXPECT_EQ(find_tool("no-such-tool-anywhere"), "");
  EXPECT_EQ(run_tool({"/bin/sh", "-c", "echo said; echo more >&2"}), "said\nmore\n");
  EXPECT_EQ(run_tool({"/bin/sh", "-c", "exit 1"}), std::nullopt);
  EXPECT_EQ(run_tool({"/nonexistent"}), std::nullopt);
}

/// The same verdicts without walls.
TEST(Unsafe, keeps_limits_and_verdicts) {
  using namespace std::chrono_literals;
  const Folder folder;
  const auto run = [&](const std::string& name, std::string_view text, Limits limits) {
    Submission submission(folder.write(name, text), limits, true);
    if (submission.compile_error()) return Verdict::CE;
    return submission.run("2 3\n").verdict;
  };
  Limits brief = generous();
  brief.cpu = 100ms;
  Limits small = generous();
  small.memory_bytes = std::size_t{64} << 20U;
  EXPECT_EQ(run("a.py", "print(sum(map(int, input().split())))", generous()), Verdict::AC);
  EXPECT_EQ(run("a.cpp", "int main() { for (volatile int i = 0;; i = 1) {} }", brief),
            Verdict::TLE);
  EXPECT_EQ(run("a.cpp", "int main() { return 1; }", generous()), Verdict::RTE);
  EXPECT_EQ(run("a.cpp", "int main() { return x; }", generous()), Verdict::CE);
  EXPECT_EQ(run("a.py", "x = b'a' * (100 << 20)", small), Verdict::MLE);
  EXPECT_EQ(run("a.py", "import os\nos.fork()", generous()), Verdict::RTE);
}

TEST(Unsafe, leaves_no_folder_behind) {
  const Folder folder;
  const std::string file = folder.write("a.py", "import os\nprint(os.getcwd())");
  std::string used;
  {
    Submission submission(file, generous(), true);
    used = submission.run("").output;
    used.pop_back();
    EXPECT_TRUE(std::filesystem::exists(used)) << used;
  }
  EXPECT_FALSE(std::filesystem::exists(used));
}

}  // namespace
}  // namespace nimplus::judge::testing
