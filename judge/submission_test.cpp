#include "judge/submission.hpp"

#include <gmock/gmock.h>

#include "judge/testing/support.hpp"

namespace nimplus::judge::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::StartsWith;

class Verdicts : public Boxed {};

constexpr std::string_view kAddCpp =
    "#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b << '\\n'; "
    "}";
constexpr std::string_view kAddPython = "print(sum(map(int, input().split())))\n";

TEST_F(Verdicts, a_right_program_is_accepted_with_its_output) {
  const auto cpp = run_boxed("a.cpp", kAddCpp, generous(), "2 3\n");
  EXPECT_EQ(cpp.verdict, Verdict::AC) << cpp.detail;
  EXPECT_EQ(cpp.output, "5\n");
  EXPECT_GT(cpp.peak_memory_bytes, 0U);
  EXPECT_LT(cpp.peak_memory_bytes, std::size_t{20} << 20U) << "not the judge's own memory";
  EXPECT_GT(cpp.cpu.count(), 0);
  const auto python = run_boxed("a.py", kAddPython, generous(), "2 3\n");
  EXPECT_EQ(python.verdict, Verdict::AC) << python.detail;
  EXPECT_EQ(python.output, "5\n");
}

TEST_F(Verdicts, a_crash_is_named_by_its_signal) {
  const auto cpp =
      run_boxed("a.cpp", "int main() { volatile int* p = nullptr; *p = 1; }", generous());
  EXPECT_EQ(cpp.verdict, Verdict::RTE);
  EXPECT_EQ(cpp.detail, "killed by signal 11 (segmentation fault)");
  const auto thrown = run_boxed(
      "a.cpp", "#include <vector>\nint main() { std::vector<int> v; v.at(3) = 1; }", generous());
  EXPECT_EQ(thrown.verdict, Verdict::RTE);
  EXPECT_THAT(thrown.detail, StartsWith("killed by signal 6 (aborted): what():  vector::_M_range"));
  const auto python =
      run_boxed("a.py", "import os, signal\nos.kill(os.getpid(), signal.SIGFPE)\n", generous());
  EXPECT_EQ(python.verdict, Verdict::RTE);
  EXPECT_EQ(python.detail, "killed by signal 8 (floating point exception)");
}

TEST_F(Verdicts, an_exit_code_is_named_with_the_last_words) {
  const auto cpp = run_boxed("a.cpp", "int main() { return 3; }", generous());
  EXPECT_EQ(cpp.verdict, Verdict::RTE);
  EXPECT_EQ(cpp.detail, "exit code 3");
  const auto python = run_boxed("a.py", "print(1 // 0)\n", generous());
  EXPECT_EQ(python.verdict, Verdict::RTE);
  EXPECT_EQ(python.detail, "exit code 1: ZeroDivisionError: integer division or modulo by zero");
}

TEST_F(Verdicts, the_last_words_are_found_behind_much_else) {
  const auto run = run_boxed("a.py",
                             "import sys\nsys.stderr.write('noise\\n' * 50000)\n"
                             "raise ValueError('at last')\n",
                             generous());
  EXPECT_EQ(run.detail, "exit code 1: ValueError: at last");
  EXPECT_EQ(run.error_text.size(), std::size_t{64} << 10U);
}

TEST_F(Verdicts, judges_define_online_judge_and_the_environment_is_fixed) {
  const auto run = run_boxed("a.cpp",
                             "#include <cstdio>\nextern char** environ;\nint main() {\n"
                             "#ifdef ONLINE_JUDGE\n std::puts(\"defined\");\n#endif\n"
                             "for (char** e = environ; *e; ++e) std::puts(*e); }",
                             generous());
  EXPECT_EQ(run.output,
            "defined\nPATH=/usr/bin:/bin\nLANG=C.UTF-8\nHOME=/\nONLINE_JUDGE=1\n"
            "PYTHONHASHSEED=0\n");
}

TEST_F(Verdicts, a_run_can_be_repeated_and_starts_at_the_beginning_of_its_input) {
  const Folder folder;
  Submission submission(folder.write("a.cpp", kAddCpp), generous(), false);
  ASSERT_FALSE(submission.compile_error());
  EXPECT_EQ(submission.language(), "C++");
  for (int i = 0; i < 20; ++i) {
    const auto run = submission.run(std::to_string(i) + " 1000\nand more that nobody reads\n");
    EXPECT_EQ(run.output, std::to_string(1000 + i) + "\n");
  }
}

TEST_F(Verdicts, an_answerer_replies_with_output_or_failure) {
  const Folder folder;
  Submission add(folder.write("a.cpp", kAddCpp), generous(), false);
  Submission exit(folder.write("b.cpp", "int main() { return 3; }"), generous(), false);
  EXPECT_EQ(as_answerer(add)("4 5").output, "9\n");
  EXPECT_EQ(as_answerer(add)("4 5").verdict, "");
  EXPECT_EQ(as_answerer(exit)("").verdict, "RTE");
  EXPECT_EQ(as_answerer(exit)("").cause, "exit code 3");
}

TEST_F(Verdicts, a_large_input_is_neither_needed_nor_in_the_way) {
  const std::string input(std::size_t{32} << 20U, '7');
  EXPECT_EQ(run_boxed("a.cpp", "int main() {}", generous(), input).verdict, Verdict::AC);
}

TEST_F(Verdicts, interpreters_get_ten_times_the_time) {
  const Folder folder;
  const Submission python(folder.write("a.py", kAddPython), Limits{}, false);
  EXPECT_EQ(python.limits().cpu, 10s);
  EXPECT_EQ(python.limits().memory_bytes, Limits{}.memory_bytes);
}

}  // namespace
}  // namespace nimplus::judge::testing
