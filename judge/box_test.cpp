#include "judge/box.hpp"

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include "judge/testing/support.hpp"

namespace nimplus::judge::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

/// A box as compilers have it: processes may be made in it.
class Workshop : public Boxed {
 protected:
  static BoxPlan plan(std::string_view script) {
    BoxPlan plan;
    plan.bubblewrap = sandbox().bubblewrap;
    plan.files = {{"script.py", std::string(script), false}};
    plan.system = plan.writable = true;
    return plan;
  }

  static Job job(std::vector<std::string> arguments) {
    return {.arguments = std::move(arguments),
            .mode = protocol::Mode::Compile,
            .cpu = 20s,
            .wall = 60s,
            .address_space_bytes = std::size_t{1} << 30U,
            .output_bytes = 1U << 20U};
  }

  static Job python() { return job({"/usr/bin/python3", "-B", "/box/script.py"}); }
};

TEST_F(Workshop, what_outlives_the_compiler_is_swept_away) {
  Box box(
      plan("import os, time, signal\n"
           "for i in range(5):\n"
           "    if os.fork() == 0:\n"
           "        os.setsid()\n"
           "        if os.fork() == 0: os.setsid()\n"
           "        for s in (1, 2, 15): signal.signal(s, signal.SIG_IGN)\n"
           "        time.sleep(1000)\n"
           "print('left')\n"));
  const std::set<int> before = descendants(getpid());
  const Ending ending = box.run(python(), "");
  EXPECT_EQ(ending.output, "left\n");
  EXPECT_EQ(descendants(getpid()), before);
}

TEST_F(Workshop, a_fork_bomb_meets_its_limit) {
  Box box(
      plan("import os, time\n"
           "made = 0\n"
           "try:\n"
           "    while made < 500:\n"
           "        if os.fork() == 0: time.sleep(1000)\n"
           "        made += 1\n"
           "except OSError: pass\n"
           "print(made)\n"));
  const std::set<int> before = descendants(getpid());
  const int made = std::atoi(box.run(python(), "").output.c_str());
  EXPECT_GE(made, 20);
  EXPECT_LT(made, 64);
  EXPECT_EQ(descendants(getpid()), before);
}

TEST_F(Workshop, a_folder_is_writable_but_not_without_end) {
  Box box(
      plan("open('/box/out/x', 'w').write('kept')\n"
           "try:\n"
           "    f = open('/tmp/x', 'wb')\n"
           "    for i in range(300): f.write(b'x' * 2**20)\n"
           "    f.close()\n"
           "    print('endless')\n"
           "except OSError as e: print(e.strerror)\n"
           "for path in ('/x', '/box/x', '/usr/bin/x'):\n"
           "    try: open(path, 'w'); print(path)\n"
           "    except OSError: pass\n"));
  Job job = python();
  job.output_bytes = std::size_t{400} << 20U;
  EXPECT_EQ(box.run(job, "").output, "No space left on device\n");
  EXPECT_EQ(box.run(Workshop::job({"/usr/bin/cat", "/box/out/x"}), "").output, "kept");
}

TEST_F(Workshop, a_compiler_without_end_meets_its_cpu_limit) {
  BoxPlan furnished = plan("");
  furnished.files = {{"a.cpp",
                      "template <int N, class T> struct B { static const long v = "
                      "B<N - 1, B<N, T>*>::v + B<N - 1, B<N, T>&>::v; };\n"
                      "template <class T> struct B<0, T> { static const long v = 1; };\n"
                      "int main() { return (int)B<30, int>::v; }",
                      false}};
  Box box(furnished);
  Job compiler = job({"/usr/bin/g++", "-fsyntax-only", "a.cpp"});
  compiler.cpu = 500ms;  // and two seconds as a backstop, to which its children are held
  compiler.address_space_bytes = std::size_t{8} << 30U;
  const Ending ending = box.run(compiler, "");
  EXPECT_NE(ending.report.status, 0);
  EXPECT_THAT(ending.error_text, HasSubstr("limit exceeded signal terminated"));
}

TEST_F(Workshop, bubblewraps_own_words_are_in_the_failure) {
  BoxPlan broken = plan("");
  broken.bubblewrap = "/nonexistent/bwrap";
  try {
    const Box box(broken);
    FAIL() << "started";
  } catch (const BoxFailure& failure) {
    EXPECT_THAT(failure.what(), HasSubstr("/nonexistent/bwrap: No such file or directory"));
  }
}

TEST_F(Workshop, a_program_that_is_not_there_is_said_not_to_have_started) {
  Box box(plan(""));
  EXPECT_EQ(box.run(job({"/nonexistent/program"}), "").report.start_error, ENOENT);
  EXPECT_EQ(box.run(job({"/box/script.py"}), "").report.start_error, EACCES);
}

}  // namespace
}  // namespace nimplus::judge::testing
