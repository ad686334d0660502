#include "corpus/package.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>

#include "corpus/manifest.hpp"
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
  const std::vector<PackageFile> files = smallest_package();

 private:
  static std::vector<PackageFile> smallest_package() {
    std::vector<PackageFile> all{{"", ""}, {"tests/01.in", "1 1\n1\n"}, {"tests/01.out", "W\n"}};
    Manifest manifest{"stick-game", "source", 1, Extent::Quick, {}};
    for (const PackageFile& file : {all[1], all[2]}) {
      manifest.files.push_back({file.path, sha256(file.bytes), file.bytes.size(), "", ""});
    }
    manifest.files[0].family = "samples";
    manifest.files[0].reason = "the smallest question";
    all[0] = {"manifest", to_text(manifest)};
    return all;
  }
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
  write_package(files, root / "a", false);
  std::vector<PackageFile> changed = files;
  changed[2].bytes = "L\n";
  EXPECT_THROW(write_package(changed, root / "a", false), InputError);
  EXPECT_THAT(compare_package(files, root / "a"), IsEmpty());
  write_package(changed, root / "a", true);
  EXPECT_THAT(compare_package(changed, root / "a"), IsEmpty());
  EXPECT_THAT(names(), ElementsAre("a"));
}

TEST_F(Package, never_replaces_what_is_none) {
  put("home/mine", "x");
  put("other/manifest", "Manifest-Version: 1.0\n");
  write_package(files, root / "grown", false);
  put("grown/mine", "x");
  put("file", "x");
  fs::create_directory_symlink("home", root / "link");
  for (const char* target : {"home", "other", "grown", "file", "link", ""}) {
    EXPECT_THROW(write_package(files, target[0] != 0 ? root / target : fs::path(), true),
                 InputError)
        << target;
  }
  EXPECT_EQ(read_file(root / "home/mine"), "x");
  EXPECT_EQ(read_file(root / "grown/mine"), "x");
  EXPECT_THAT(names(), ElementsAre("file", "grown", "home", "link", "other"));
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

TEST_F(Package, takes_back_the_folders_it_made_and_no_other) {
  std::vector<PackageFile> clashing = files;
  clashing.push_back({"tests/01.in/deeper", "a file is in the way"});
  put("new/precious", "x");
  EXPECT_THROW(write_package(clashing, root / "new/deep/er/a", false), fs::filesystem_error);
  EXPECT_FALSE(fs::exists(root / "new/deep"));
  EXPECT_EQ(read_file(root / "new/precious"), "x");
  EXPECT_THROW(write_package(files, root / "one/two" / std::string(300, 'n') / "a", false),
               fs::filesystem_error);
  EXPECT_THAT(names(), ElementsAre("new"));
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

/// What a request to stop finds in the folder.
class Interrupted : public Package {
 protected:
  static inline const fs::path* watched = nullptr;
  static inline int requests = 0;
  static inline int requests_while_writing = 0;
  static inline std::size_t entries = 0;

  static void stop(int) {
    ++requests;
    entries = static_cast<std::size_t>(
        std::distance(fs::directory_iterator(*watched), fs::directory_iterator()));
  }
  /// A file outgrows its limit: the one moment within the writing that a test can choose.
  static void while_writing(int) {
    std::raise(SIGTERM);
    requests_while_writing = requests;
  }
};

TEST_F(Interrupted, writing_stops_when_nothing_half_written_is_left) {
  std::vector<PackageFile> large = files;
  large.push_back({"tests/02.in", std::string(100'000, '1')});
  watched = &root;
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const auto growth = std::signal(SIGXFSZ, while_writing);
  const auto term = std::signal(SIGTERM, stop);
  const rlimit small{50'000, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &small);
  EXPECT_THROW(write_package(large, root / "new/a", false), fs::filesystem_error);
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, growth);
  std::signal(SIGTERM, term);
  EXPECT_EQ(requests_while_writing, 0);
  EXPECT_EQ(requests, 1);
  EXPECT_EQ(entries, 0U);
}

/// Why a path cannot be read.
std::string fault(const fs::path& path) {
  try {
    read_file(path);
  } catch (const InputError& error) {
    return error.what();
  }
  return "no fault";
}

TEST_F(Package, says_why_a_file_of_it_cannot_be_read) {
  put("file", "x");
  fs::create_symlink("nowhere", root / "link");
  EXPECT_EQ(fault(root / "file"), "no fault");
  EXPECT_EQ(fault(root), root.string() + ":1:1: cannot be read: it is a directory");
  const std::string none = ":1:1: cannot be read: No such file or directory";
  EXPECT_EQ(fault(root / "none"), (root / "none").string() + none);
  EXPECT_EQ(fault(root / "link"), (root / "link").string() + none);
  EXPECT_EQ(fault(root / "file/below"),
            (root / "file/below").string() + ":1:1: cannot be read: Not a directory");
  ASSERT_EQ(mkfifo((root / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(fault(root / "pipe"),
            (root / "pipe").string() + ":1:1: cannot be read: it is no regular file");
}

}  // namespace
}  // namespace nimplus::corpus
