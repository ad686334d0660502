#include "judge/submission.hpp"

#include <gmock/gmock.h>

#include "judge/testing/support.hpp"
#include "rules/input_error.hpp"

namespace nimplus::judge::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

class Verdicts : public Boxed {};

constexpr std::string_view kAddCpp =
    "#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b << '\\n'; "
    "}";
constexpr std::string_view kAddPython = "print(sum(map(int, input().split())))\n";

Limits short_cpu() {
  Limits limits = generous();
  limits.cpu = 200ms;
  return limits;
}

Limits short_wall() {
  Limits limits = generous();
  limits.wall = 300ms;
  return limits;
}

Limits little_memory() {
  Limits limits = generous();
  limits.memory_bytes = std::size_t{64} << 20U;
  return limits;
}

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

TEST_F(Verdicts, a_loop_meets_the_cpu_limit) {
  const auto cpp =
      run_boxed("a.cpp", "int main() { for (volatile int i = 0;; i = 1) {} }", short_cpu());
  EXPECT_EQ(cpp.verdict, Verdict::TLE);
  EXPECT_THAT(cpp.detail, MatchesRegex(".* s of CPU time, limit 0.200 s"));
  EXPECT_GE(cpp.cpu, 200ms);
  Limits limits = short_cpu();
  limits.cpu = 50ms;  // times ten for an interpreter
  const auto python = run_boxed("a.py", "while True: pass\n", limits);
  EXPECT_EQ(python.verdict, Verdict::TLE);
  EXPECT_THAT(python.detail, HasSubstr("limit 0.500 s"));
}

TEST_F(Verdicts, threads_share_the_cpu_limit) {
  const auto run = run_boxed("a.cpp",
                             "#include <thread>\nint main() { auto loop = [] { for (volatile int i "
                             "= 0;; i = 1) {} }; std::thread other(loop); loop(); }",
                             short_cpu());
  EXPECT_EQ(run.verdict, Verdict::TLE) << run.detail;
}

TEST_F(Verdicts, a_sleeper_meets_the_wall_limit) {
  const auto cpp =
      run_boxed("a.cpp", "#include <unistd.h>\nint main() { sleep(1000); }", short_wall());
  EXPECT_EQ(cpp.verdict, Verdict::TLE);
  EXPECT_THAT(cpp.detail, StartsWith("idle: "));
  Limits limits = short_wall();
  limits.wall = 30ms;
  const auto python = run_boxed("a.py", "import time\ntime.sleep(1000)\n", limits);
  EXPECT_EQ(python.verdict, Verdict::TLE);
  EXPECT_THAT(python.detail, StartsWith("idle: "));
}

TEST_F(Verdicts, stopping_itself_or_ignoring_signals_does_not_help) {
  const auto run = run_boxed("a.cpp",
                             "#include <csignal>\nint main() { for (int s = 1; s < 65; ++s) "
                             "signal(s, SIG_IGN); raise(SIGSTOP); }",
                             short_wall());
  EXPECT_EQ(run.verdict, Verdict::TLE) << run.detail;
}

TEST_F(Verdicts, memory_that_is_touched_counts) {
  const auto cpp = run_boxed("a.cpp",
                             "#include <cstdio>\n#include <vector>\nint main() { std::vector<char> "
                             "v(100 << 20, 1); std::puts(v[12345] ? \"y\" : \"n\"); }",
                             little_memory());
  EXPECT_EQ(cpp.verdict, Verdict::MLE) << cpp.detail;
  EXPECT_THAT(cpp.detail, MatchesRegex("1[0-9][0-9]\\.. MiB of memory, limit 64 MiB"));
  const auto python = run_boxed("a.py", "x = b'a' * (100 << 20)\nprint(len(x))\n", little_memory());
  EXPECT_EQ(python.verdict, Verdict::MLE) << python.detail;
}

TEST_F(Verdicts, an_allocation_that_is_refused_counts) {
  const auto cpp = run_boxed("a.cpp",
                             "#include <vector>\nint main() { std::vector<char> v(5000000000u); "
                             "return v[9]; }",
                             little_memory());
  EXPECT_EQ(cpp.verdict, Verdict::MLE) << cpp.detail;
  EXPECT_THAT(cpp.detail, HasSubstr("an allocation was refused (std::bad_alloc)"));
  const auto python = run_boxed("a.py", "x = bytearray(5000000000)\n", little_memory());
  EXPECT_EQ(python.verdict, Verdict::MLE) << python.detail;
  EXPECT_THAT(python.detail, HasSubstr("(MemoryError)"));
}

TEST_F(Verdicts, static_data_beyond_the_limit_counts) {
  const auto run =
      run_boxed("a.cpp", "char data[1500u << 20];\nint main() { data[5] = 1; }", little_memory());
  EXPECT_EQ(run.verdict, Verdict::MLE) << run.detail;
  EXPECT_THAT(run.detail, HasSubstr("MiB of static data, limit 64 MiB"));
}

constexpr std::string_view kRecursion =
    "#include <cstdio>\nint deep(int n) { volatile char pad[64]; pad[0] = 1; "
    "return n == 0 ? 0 : deep(n - 1) + pad[0]; }\n"
    "int main() { int n; if (std::scanf(\"%d\", &n) == 1) std::printf(\"%d\\n\", deep(n)); }";

TEST_F(Verdicts, deep_recursion_passes_and_endless_recursion_is_memory) {
  const auto deep = run_boxed("a.cpp", kRecursion, generous(), "200000");
  EXPECT_EQ(deep.verdict, Verdict::AC) << deep.detail;
  EXPECT_EQ(deep.output, "200000\n");
  const auto endless = run_boxed("a.cpp", kRecursion, little_memory(), "-1");
  EXPECT_EQ(endless.verdict, Verdict::MLE) << endless.detail;
  const auto python = run_boxed("a.py",
                                "import sys\nsys.setrecursionlimit(10**6)\n"
                                "def deep(n): return 0 if n == 0 else deep(n - 1) + 1\n"
                                "print(deep(20000))\n",
                                generous());
  EXPECT_EQ(python.verdict, Verdict::AC) << python.detail;
}

TEST_F(Verdicts, a_flood_meets_the_output_limit) {
  const auto cpp = run_boxed(
      "a.cpp", "#include <cstdio>\nint main() { for (;;) std::puts(\"x\"); }", generous());
  EXPECT_EQ(cpp.verdict, Verdict::OLE) << cpp.detail;
  EXPECT_THAT(cpp.detail, HasSubstr("more than 1 MiB of output"));
  EXPECT_EQ(cpp.output.size(), generous().output_bytes);
  // An interpreter gets an error instead of the signal, and may go on.
  const auto python = run_boxed("a.py", "while True: print('x' * 1000)\n", generous());
  EXPECT_EQ(python.verdict, Verdict::OLE) << python.detail;
  const auto error = run_boxed(
      "a.cpp", "#include <cstdio>\nint main() { for (;;) std::fputs(\"x\", stderr); }", generous());
  EXPECT_EQ(error.verdict, Verdict::OLE) << error.detail;
  EXPECT_EQ(error.error_text.size(), std::size_t{64} << 10U);
}

TEST_F(Verdicts, output_of_exactly_the_limit_is_allowed) {
  const std::string program =
      "#include <cstdio>\nint main() { int n; std::scanf(\"%d\", &n); "
      "while (n-- > 0) std::putchar('x'); }";
  EXPECT_EQ(run_boxed("a.cpp", program, generous(), "1048576").verdict, Verdict::AC);
  EXPECT_EQ(run_boxed("a.cpp", program, generous(), "1048577").verdict, Verdict::OLE);
}

TEST_F(Verdicts, a_crash_is_named_by_its_signal) {
  const auto cpp =
      run_boxed("a.cpp", "int main() { volatile int* p = nullptr; *p = 1; }", generous());
  EXPECT_EQ(cpp.verdict, Verdict::RTE);
  EXPECT_EQ(cpp.detail, "killed by signal 11 (segmentation fault)");
  const auto thrown = run_boxed(
      "a.cpp", "#include <vector>\nint main() { std::vector<int> v; v.at(3) = 1; }", generous());
  EXPECT_EQ(thrown.verdict, Verdict::RTE);
  EXPECT_THAT(thrown.detail,
              StartsWith("killed by signal 6 (aborted):   what():  vector::_M_range"));
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

TEST_F(Verdicts, what_does_not_compile_is_told_by_the_compilers_words) {
  const auto cpp = run_boxed("wrong.cpp", "int main() { return x; }", generous());
  EXPECT_EQ(cpp.verdict, Verdict::CE);
  EXPECT_THAT(cpp.detail, HasSubstr("wrong.cpp:1:21: error: "));
  const auto python = run_boxed("wrong.py", "def f(:\n  pass\n", generous());
  EXPECT_EQ(python.verdict, Verdict::CE);
  EXPECT_THAT(python.detail, HasSubstr("File \"wrong.py\", line 1"));
  EXPECT_THAT(python.detail, HasSubstr("SyntaxError"));
  EXPECT_EQ(run_boxed("nomain.cpp", "int f() { return 1; }", generous()).verdict, Verdict::CE);
}

TEST_F(Verdicts, marks_and_line_ends_of_other_systems_compile) {
  const std::string mark = "\xEF\xBB\xBF";
  EXPECT_EQ(run_boxed("a.cc", mark + "int main() {\r\n  return 0;\r\n}", generous()).verdict,
            Verdict::AC);
  EXPECT_EQ(run_boxed("a.py", mark + "if True:\r\n  print(1)\r\n", generous()).verdict,
            Verdict::AC);
  EXPECT_EQ(run_boxed("a b (1).cpp",
                      "#include <bits/stdc++.h>\n#define int long long\n"
                      "signed main() { __int128 x = 1; return (signed)x - 1; }",
                      generous())
                .verdict,
            Verdict::AC);
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
  EXPECT_EQ(as_answerer(add)("4 5").failure, "");
  EXPECT_EQ(as_answerer(exit)("").failure, "RTE: exit code 3");
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
