#include "cli/input.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>

#include "rules/input_error.hpp"

namespace nimplus::cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string fault(const std::string& path) {
  try {
    read_input(path);
  } catch (const InputError& error) {
    return error.what();
  }
  return "no fault";
}

TEST(ReadInput, takes_a_file_byte_for_byte_and_refuses_what_is_none) {
  std::string name = (fs::temp_directory_path() / "nimplus-input-XXXXXX").string();
  const fs::path root = mkdtemp(name.data());
  const std::string path = root / "f";
  std::ofstream(path) << std::string("5 1\r\n\0", 6);
  EXPECT_EQ(read_input(path).text, std::string("5 1\r\n\0", 6));
  EXPECT_EQ(read_input(path).name, path);
  fs::resize_file(path, kInputBytesMax);
  EXPECT_EQ(read_input(path).text.size(), kInputBytesMax);
  fs::resize_file(path, kInputBytesMax + 1);
  EXPECT_EQ(fault(path), path + ":1:1: longer than 64 MiB, the most that an input may have");
  EXPECT_EQ(fault(root), root.string() + ":1:1: cannot be read: Is a directory");
  EXPECT_EQ(fault(root / "none"),
            (root / "none").string() + ":1:1: cannot be read: No such file or directory");
  EXPECT_EQ(read_input("/dev/null").text, "");
  EXPECT_THAT(fault("/dev/zero"), HasSubstr("longer than 64 MiB"));
  fs::remove_all(root);
}

}  // namespace
}  // namespace nimplus::cli
