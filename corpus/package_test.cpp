#include "corpus/package.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/resource.h>

#include <csignal>
#include <fstream>

#include "rules/input_error.hpp"

namespace nimplus::corpus {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

/// An empty folder that goes away with the test.
class Package : public testing::Test {
 protected:
  Package() {
    std::string name = (fs::temp_directory_path() / "nimplus-package-XXXXXX").string();
    root = mkdtemp(name.data());
  }
  ~Package() override { fs::remove_all(root); }

  void put(const fs::path& path, const std::string& bytes) const {
    fs::create_directories((root / path).parent_path());
    std::ofstream(root / path) << bytes;
  }
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const auto& entry : fs::directory_iterator(root)) {
      all.push_back(entry.path().filename().string());
    }
    std::ranges::sort(all);
    return all;
  }

  fs::path root;
  const std::vector<PackageFile> files{
      {"manifest", "nimplus-corpus 1\n"}, {"tests/01.in", "1 1\n1\n"}, {"tests/01.out", "W\n"}};
};

TEST_F(Package, is_written_whole_and_compares_equal) {
  for (const char* target : {"a", "b/", "c/d"}) {
    write_package(files, root / target, false);
    EXPECT_THAT(compare_package(files, root / target), IsEmpty());
  }
  EXPECT_EQ(read_file(root / "a/tests/01.in"), "1 1\n1\n");
  EXPECT_THAT(names(), ElementsAre("a", "b", "c"));
  EXPECT_EQ(fs::status(root / "a").permissions(), fs::perms(0755));
}

TEST_F(Package, lists_what_is_missing_extra_or_different) {
  write_package(files, root / "a", false);
  fs::remove(root / "a/tests/01.out");
  put("a/tests/01.in", "1 1\n1");
  put("a/tests/02.in", "");
  fs::create_symlink("nowhere", root / "a/link");
  EXPECT_THAT(compare_package(files, root / "a"),
              ElementsAre("extra link", "differs tests/01.in", "missing tests/01.out",
                          "extra tests/02.in"));
  EXPECT_THROW(compare_package(files, root / "none"), InputError);
}

TEST_F(Package, replaces_nothing_unasked) {
  put("a/manifest", "nimplus-corpus 1\n");
  put("a/mine", "x");
  EXPECT_THROW(write_package(files, root / "a", false), InputError);
  EXPECT_EQ(read_file(root / "a/mine"), "x");
  write_package(files, root / "a", true);
  EXPECT_THAT(compare_package(files, root / "a"), IsEmpty());
  EXPECT_THAT(names(), ElementsAre("a"));
}

TEST_F(Package, never_replaces_what_is_none) {
  put("home/mine", "x");
  put("other/manifest", "Manifest-Version: 1.0\n");
  put("file", "x");
  fs::create_directory_symlink("home", root / "link");
  for (const char* target : {"home", "other", "file", "link", ""}) {
    EXPECT_THROW(write_package(files, target[0] != 0 ? root / target : fs::path(), true),
                 InputError)
        << target;
  }
  EXPECT_EQ(read_file(root / "home/mine"), "x");
  EXPECT_THAT(names(), ElementsAre("file", "home", "link", "other"));
}

TEST_F(Package, leaves_nothing_half_written) {
  std::vector<PackageFile> clashing = files;
  clashing.push_back({"tests/01.in/deeper", "a file is in the way"});
  for (const char* target : {"a", "new/folder/a"}) {
    EXPECT_THROW(write_package(clashing, root / target, false), fs::filesystem_error);
    EXPECT_THAT(names(), IsEmpty());
  }

  write_package(files, root / "a", false);
  EXPECT_THROW(write_package(clashing, root / "a", true), fs::filesystem_error);
  EXPECT_THAT(compare_package(files, root / "a"), IsEmpty());
  EXPECT_THAT(names(), ElementsAre("a"));
}

// As a full disk does: the file cannot grow.
TEST_F(Package, notices_a_write_that_falls_short) {
  std::vector<PackageFile> large = files;
  large.push_back({"tests/02.in", std::string(100'000, '1')});
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit small{50'000, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &small);
  EXPECT_THROW(write_package(large, root / "a", false), fs::filesystem_error);
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_THAT(names(), IsEmpty());
}

}  // namespace
}  // namespace nimplus::corpus
