#include <gmock/gmock.h>

#include "judge/testing/support.hpp"

namespace nimplus::judge::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

class LimitsHeld : public Boxed {};

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

TEST_F(LimitsHeld, a_loop_meets_the_cpu_limit) {
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

TEST_F(LimitsHeld, threads_share_the_cpu_limit) {
  const auto run = run_boxed("a.cpp",
                             "#include <thread>\nint main() { auto loop = [] { for (volatile int i "
                             "= 0;; i = 1) {} }; std::thread other(loop); loop(); }",
                             short_cpu());
  EXPECT_EQ(run.verdict, Verdict::TLE) << run.detail;
}

TEST_F(LimitsHeld, a_sleeper_meets_the_wall_limit) {
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

TEST_F(LimitsHeld, stopping_itself_or_ignoring_signals_does_not_help) {
  const auto run = run_boxed("a.cpp",
                             "#include <csignal>\nint main() { for (int s = 1; s < 65; ++s) "
                             "signal(s, SIG_IGN); raise(SIGSTOP); }",
                             short_wall());
  EXPECT_EQ(run.verdict, Verdict::TLE) << run.detail;
}

TEST_F(LimitsHeld, memory_that_is_touched_counts) {
  const auto cpp = run_boxed("a.cpp",
                             "#include <cstdio>\n#include <vector>\nint main() { std::vector<char> "
                             "v(100 << 20, 1); std::puts(v[12345] ? \"y\" : \"n\"); }",
                             little_memory());
  EXPECT_EQ(cpp.verdict, Verdict::MLE) << cpp.detail;
  EXPECT_THAT(cpp.detail, MatchesRegex("1[0-9][0-9]\\.. MiB of memory, limit 64 MiB"));
  const auto python = run_boxed("a.py", "x = b'a' * (100 << 20)\nprint(len(x))\n", little_memory());
  EXPECT_EQ(python.verdict, Verdict::MLE) << python.detail;
}

TEST_F(LimitsHeld, an_allocation_that_is_refused_counts) {
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

TEST_F(LimitsHeld, static_data_beyond_the_limit_counts) {
  const auto run =
      run_boxed("a.cpp", "char data[1500u << 20];\nint main() { data[5] = 1; }", little_memory());
  EXPECT_EQ(run.verdict, Verdict::MLE) << run.detail;
  EXPECT_THAT(run.detail, HasSubstr("MiB of static data, limit 64 MiB"));
}

constexpr std::string_view kRecursion =
    "#include <cstdio>\nint deep(int n) { volatile char pad[64]; pad[0] = 1; "
    "return n == 0 ? 0 : deep(n - 1) + pad[0]; }\n"
    "int main() { int n; if (std::scanf(\"%d\", &n) == 1) std::printf(\"%d\\n\", deep(n)); }";

TEST_F(LimitsHeld, deep_recursion_passes_and_endless_recursion_is_memory) {
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

TEST_F(LimitsHeld, a_flood_meets_the_output_limit) {
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

TEST_F(LimitsHeld, output_of_exactly_the_limit_is_allowed) {
  const std::string program =
      "#include <cstdio>\nint main() { int n; std::scanf(\"%d\", &n); "
      "while (n-- > 0) std::putchar('x'); }";
  EXPECT_EQ(run_boxed("a.cpp", program, generous(), "1048576").verdict, Verdict::AC);
  EXPECT_EQ(run_boxed("a.cpp", program, generous(), "1048577").verdict, Verdict::OLE);
}

}  // namespace
}  // namespace nimplus::judge::testing
