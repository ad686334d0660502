#include "judge/compile.hpp"

#include <gmock/gmock.h>
#include <sys/wait.h>

#include <fstream>
#include <sstream>

#include "judge/testing/support.hpp"

namespace nimplus::judge::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string text_of(const std::filesystem::path& file) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

class Compilers : public Boxed {};

TEST_F(Compilers, what_does_not_compile_is_told_by_the_compilers_words) {
  const auto cpp = run_boxed("wrong.cpp", "int main() { return x; }", generous());
  EXPECT_EQ(cpp.verdict, Verdict::CE);
  EXPECT_THAT(cpp.detail, HasSubstr("wrong.cpp:1:21: error: "));
  const auto python = run_boxed("wrong.py", "def f(:\n  pass\n", generous());
  EXPECT_EQ(python.verdict, Verdict::CE);
  EXPECT_THAT(python.detail, HasSubstr("File \"wrong.py\", line 1"));
  EXPECT_THAT(python.detail, HasSubstr("SyntaxError"));
  EXPECT_EQ(run_boxed("nomain.cpp", "int f() { return 1; }", generous()).verdict, Verdict::CE);
}

TEST_F(Compilers, marks_and_line_ends_of_other_systems_compile) {
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

class CompileAttacks : public Boxed {};

TEST_F(CompileAttacks, no_file_of_the_host_gets_into_the_program) {
  const Folder folder;
  const std::string canary = folder.write("canary", "the-secret-answer\n");
  const std::string program =
      "asm(\".data\\n x: .incbin \\\"" + canary + "\\\"\\n\");\nint main() {}\n";
  const std::string source = folder.write("a.cpp", program);
  const std::string built = folder.path() / "a";
  ASSERT_EQ(run_bare({"g++", "-o", built, source}).status, 0);
  EXPECT_THAT(text_of(built), HasSubstr("the-secret-answer")) << "outside";
  const auto run = run_boxed("a.cpp", program, generous());
  EXPECT_EQ(run.verdict, Verdict::CE);
  EXPECT_THAT(run.detail, Not(HasSubstr("the-secret-answer")));
}

TEST_F(CompileAttacks, no_file_of_the_host_gets_into_the_messages) {
  const Folder folder;
  const std::string canary = folder.write("canary", "the-secret-answer\n");
  const std::string program = "#include \"" + canary + "\"\nint main() {}\n";
  const std::string source = folder.write("a.cpp", program);
  EXPECT_THAT(run_bare({"g++", "-fsyntax-only", source}).output, HasSubstr("secret")) << "outside";
  const auto run = run_boxed("a.cpp", program, generous());
  EXPECT_EQ(run.verdict, Verdict::CE);
  EXPECT_THAT(run.detail, Not(HasSubstr("secret-answer")));
  EXPECT_THAT(run.detail, HasSubstr("No such file"));
}

TEST_F(CompileAttacks, a_file_of_the_host_is_not_even_known_to_exist) {
  const Folder folder;
  const std::string canary = folder.write("canary", "x");
  const std::string program = "#if __has_include(\"" + canary +
                              "\")\nint seen = 1;\n#else\nint seen "
                              "= 0;\n#endif\nint main() { return seen; }\n";
  const std::string built = folder.path() / "a";
  ASSERT_EQ(run_bare({"g++", "-o", built, folder.write("a.cpp", program)}).status, 0);
  EXPECT_EQ(WEXITSTATUS(run_bare({built}).status), 1) << "outside";
  EXPECT_EQ(run_boxed("a.cpp", program, generous()).verdict, Verdict::AC);
}

TEST_F(CompileAttacks, bombs_are_stopped_and_leave_a_usable_judge) {
  // A program of 16 GB; templates without end; an endless file.
  for (const char* bomb :
       {"char a[1ull << 34] = {1};\nint main() { return a[7]; }",
        "asm(\".rept 2000000000\\n.quad 1\\n.endr\\n\");\nint main() {}",
        "template <class T> struct A { typename A<A<T>>::x y; };\nA<int> a;\nint main() {}",
        "#include \"/dev/zero\"\nint main() {}"}) {
    const auto run = run_boxed("a.cpp", bomb, generous());
    EXPECT_EQ(run.verdict, Verdict::CE) << bomb;
    EXPECT_FALSE(run.detail.empty());
    EXPECT_LT(run.detail.size(), 10000U);
  }
  EXPECT_EQ(run_boxed("a.cpp", "int main() {}", generous()).verdict, Verdict::AC);
}

}  // namespace
}  // namespace nimplus::judge::testing
