#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "judge/submission.hpp"

/// What the tests of this room share.
namespace nimplus::judge::testing {

/// Tests that need the box: skipped, with the reason, where none can be had; a failure if the
/// environment has NIMPLUS_REQUIRE_SANDBOX.
class Boxed : public ::testing::Test {
 protected:
  void SetUp() override {
    if (sandbox().available) return;
    ASSERT_EQ(std::getenv("NIMPLUS_REQUIRE_SANDBOX"), nullptr) << sandbox().reason;
    GTEST_SKIP() << sandbox().reason;
  }
};

/// A folder below /tmp that everyone can read; removed with the object.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::filesystem::path write(const std::string& name, std::string_view text) const;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// Limits that no harmless test program meets, however busy the machine.
Limits generous();

/// `text`, as a file of that name, compiled and run in the box once.
Run run_boxed(const std::string& name, std::string_view text, const Limits& limits,
              std::string_view input = "");

/// A file of this source folder's testing/.
std::filesystem::path testing_file(const std::string& name);

/// What a program does without any box: the controls of the attacks.
struct Bare {
  int status = -1;  ///< as waitpid gives it
  std::string output;
};
Bare run_bare(const std::vector<std::string>& arguments, std::string_view input = "");

/// Every process below this one, as /proc shows them now.
std::set<int> descendants(int process);

/// Waits until none of them is left; false after ten seconds.
bool all_end(const std::set<int>& processes);

}  // namespace nimplus::judge::testing
