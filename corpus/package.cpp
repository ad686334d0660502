#include "corpus/package.hpp"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <iomanip>
#include <iterator>
#include <map>
#include <system_error>

#include "corpus/manifest.hpp"
#include "rules/input_error.hpp"

namespace nimplus::corpus {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const char* what, const fs::path& path) {
  throw fs::filesystem_error(what, path, std::error_code(errno, std::generic_category()));
}

/// The topmost directory above `path` that does not exist; empty when all do.
fs::path first_missing_parent(const fs::path& path) {
  fs::path missing;
  for (fs::path parent = fs::absolute(path).parent_path(); !fs::exists(parent);
       parent = parent.parent_path()) {
    missing = parent;
  }
  return missing;
}

/// Makes directories down to a path's parent, and takes them back unless told to keep them.
class Parents {
 public:
  explicit Parents(const fs::path& path) : made_(first_missing_parent(path)) {
    if (!made_.empty()) fs::create_directories(fs::absolute(path).parent_path());
  }
  ~Parents() {
    std::error_code ignored;
    if (!made_.empty()) fs::remove_all(made_, ignored);
  }
  Parents(const Parents&) = delete;
  Parents& operator=(const Parents&) = delete;
  void keep() { made_.clear(); }

 private:
  fs::path made_;
};

/// A directory beside the target that goes away with the object.
class Partial {
 public:
  explicit Partial(const fs::path& target) {
    std::string name = target.string() + ".partial-XXXXXX";
    if (mkdtemp(name.data()) == nullptr) fail("cannot write beside the package", target);
    path_ = name;
    fs::permissions(path_, fs::perms(0755));
  }
  ~Partial() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  Partial(const Partial&) = delete;
  Partial& operator=(const Partial&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

/// While it lives, a request to stop (Ctrl-C, kill) waits; it is obeyed when the object goes.
class Uninterrupted {
 public:
  Uninterrupted() {
    sigset_t requests;
    sigemptyset(&requests);
    for (const int request : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&requests, request);
    pthread_sigmask(SIG_BLOCK, &requests, &before_);
  }
  ~Uninterrupted() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  Uninterrupted(const Uninterrupted&) = delete;
  Uninterrupted& operator=(const Uninterrupted&) = delete;

 private:
  sigset_t before_{};
};

void write_file(const fs::path& path, const std::string& bytes) {
  fs::create_directories(path.parent_path());
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) fail("cannot write", path);
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  const int write_error = errno;
  const bool closed = std::fclose(file) == 0;
  if (!written) errno = write_error;
  if (!written || !closed) fail("cannot write", path);
}

void move_into_place(const fs::path& made, const fs::path& target) {
  if (!fs::exists(fs::symlink_status(target))) {
    fs::rename(made, target);
    return;
  }
  // The old package takes the partial one's name, and is removed with it.
  if (renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, target.c_str(), RENAME_EXCHANGE) == 0) return;
  // A file system that cannot exchange: for a moment there is no target.
  const fs::path old = made.string() + "-old";
  fs::rename(target, old);
  std::error_code failed;
  fs::rename(made, target, failed);
  if (failed) {
    fs::rename(old, target);
    throw fs::filesystem_error("cannot replace", target, failed);
  }
  fs::remove_all(old);
}

/// Does it hold a manifest that we wrote?
bool is_package(const fs::path& directory) {
  if (!fs::is_regular_file(directory / "manifest")) return false;
  std::ifstream manifest(directory / "manifest", std::ios::binary);
  std::string word;
  return manifest >> std::setw(64) >> word && word == kManifestMark;
}

void expect_writable_place(const fs::path& target, bool replace) {
  const auto refuse = [&](const char* expected) {
    throw InputError({"--out"}, target.string(), expected);
  };
  if (target.empty()) throw InputError({"--out"}, "no directory to write is given");
  const fs::file_status status = fs::symlink_status(target);
  if (!fs::exists(status)) return;
  if (!replace) refuse("a path that does not exist (--force replaces a package)");
  if (!fs::is_directory(status) || !is_package(target)) {
    refuse("a package to replace: a directory with our manifest");
  }
}

}  // namespace

void write_package(const std::vector<PackageFile>& files, const fs::path& target, bool replace) {
  const fs::path place = target.has_filename() ? target : target.parent_path();
  expect_writable_place(place, replace);
  const Uninterrupted uninterrupted;
  Parents parents(place);
  const Partial partial(place);
  for (const PackageFile& file : files) write_file(partial.path() / file.path, file.bytes);
  move_into_place(partial.path(), place);
  parents.keep();
}

std::vector<std::string> compare_package(const std::vector<PackageFile>& files,
                                         const fs::path& directory) {
  if (!fs::is_directory(directory)) {
    throw InputError({directory.string()}, "there is no such directory to compare with");
  }
  std::map<std::string, std::string> state;  // by path
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(directory)) {
    if (entry.is_directory() && !entry.is_symlink()) continue;
    state[entry.path().lexically_relative(directory).generic_string()] = "extra";
  }
  for (const PackageFile& file : files) {
    const auto found = state.find(file.path);
    if (found == state.end()) {
      state[file.path] = "missing";
    } else if (fs::is_regular_file(directory / file.path) &&
               read_file(directory / file.path) == file.bytes) {
      state.erase(found);
    } else {
      found->second = "differs";
    }
  }
  std::vector<std::string> lines;
  for (const auto& [path, what] : state) lines.push_back(what + ' ' + path);
  return lines;
}

std::string read_file(const fs::path& path) {
  const auto refuse = [&](const std::string& why) {
    throw InputError({path.string()}, "cannot be read: " + why);
  };
  std::error_code error;
  const fs::file_type type = fs::status(path, error).type();
  if (error) refuse(error.message());
  if (type == fs::file_type::directory) refuse("it is a directory");
  if (type != fs::file_type::regular) refuse("it is no regular file");
  std::ifstream stream(path, std::ios::binary);
  std::string bytes((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
  if (!stream) refuse(std::generic_category().message(errno));
  return bytes;
}

}  // namespace nimplus::corpus
