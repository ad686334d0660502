#include "judge/source.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "judge/testing/support.hpp"
#include "rules/input_error.hpp"

namespace nimplus::judge::testing {
namespace {

using ::testing::HasSubstr;

std::string refusal(const std::filesystem::path& file) {
  try {
    Submission(file, Limits{}, false);
  } catch (const InputError& error) {
    return error.what();
  }
  return "accepted";
}

TEST(Sources, a_file_that_cannot_be_read_is_bad_input_with_its_place) {
  const Folder folder;
  std::filesystem::create_directory(folder.path() / "folder.cpp");
  ASSERT_EQ(mkfifo((folder.path() / "pipe.py").c_str(), 0600), 0);
  EXPECT_THAT(refusal("/nonexistent/a.cpp"),
              HasSubstr("/nonexistent/a.cpp:1:1: cannot be read: No such file or directory"));
  EXPECT_THAT(refusal(folder.path() / "folder.cpp"),
              HasSubstr(":1:1: cannot be read: it is a directory"));
  EXPECT_THAT(refusal(folder.path() / "pipe.py"),
              HasSubstr(":1:1: cannot be read: it is no regular file"));
}

TEST(Sources, an_unknown_extension_is_bad_input_that_lists_the_known_ones) {
  const Folder folder;
  EXPECT_THAT(refusal(folder.write("a.pas", "begin end.")),
              HasSubstr("a.pas:1:1: read '.pas', expected a file name that ends in one of .cpp .cc "
                        ".cxx (C++), .py (Python)"));
  EXPECT_THAT(refusal(folder.write("a", "int main() {}")),
              HasSubstr("read 'a name without extension'"));
}

TEST(Sources, what_is_no_program_has_its_fault_named) {
  const Folder folder;
  const auto fault = [&](std::string_view text) {
    return read_source(folder.write("a.cpp", text)).fault.value_or("none");
  };
  EXPECT_EQ(fault(""), "the file is empty");
  EXPECT_EQ(fault(" \n\t\r\n"), "the file is blank");
  EXPECT_EQ(fault(std::string_view("int\nma\0in", 9)), "the file is no text: a byte 0 in line 2");
  EXPECT_EQ(fault(std::string((1U << 20U) + 1, ' ')), "the file has 1048577 bytes, limit 1048576");
  EXPECT_EQ(fault(std::string(1U << 20U, 'x')), "none");
  EXPECT_EQ(fault("int main() {}"), "none");
}

TEST(Sources, only_a_plain_name_reaches_the_compiler) {
  const Folder folder;
  const auto name = [&](const std::string& file) {
    return read_source(folder.write(file, "x")).name;
  };
  EXPECT_EQ(name("two-heaps_2.cpp"), "two-heaps_2.cpp");
  EXPECT_EQ(name("-o.cpp"), "program.cpp");
  EXPECT_EQ(name("a b.py"), "program.py");
  EXPECT_EQ(name("é.cc"), "program.cc");
  EXPECT_EQ(name("@response.cpp"), "program.cpp");
}

class SourcesBoxed : public Boxed {};

TEST_F(SourcesBoxed, an_empty_file_is_a_compile_error_in_every_language) {
  EXPECT_EQ(run_boxed("a.cpp", "", generous()).detail, "the file is empty");
  EXPECT_EQ(run_boxed("a.py", "", generous()).detail, "the file is empty");
}

TEST_F(SourcesBoxed, junk_is_a_compile_error_that_a_terminal_can_show) {
  std::string junk;
  for (int i = 1; i < 2000; ++i) junk += static_cast<char>(i * 37 % 255 + 1);
  for (const char* name : {"a.cpp", "a.py"}) {
    const auto run = run_boxed(name, junk, generous());
    EXPECT_EQ(run.verdict, Verdict::CE);
    EXPECT_FALSE(run.detail.empty());
    EXPECT_LT(run.detail.size(), 20000U);
    EXPECT_EQ(run.detail.find('\x1b'), std::string::npos);
  }
}

}  // namespace
}  // namespace nimplus::judge::testing
