#include "corpus/package.hpp"

#include <fcntl.h>
#include <stdlib.h>

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <map>
#include <set>
#include <stdexcept>
#include <system_error>

#include "corpus/manifest.hpp"
#include "rules/input_error.hpp"
#include "rules/uninterrupted.hpp"

namespace nimplus::corpus {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const char* what, const fs::path& path) {
  throw fs::filesystem_error(what, path, std::error_code(errno, std::generic_category()));
}

/// Makes the directories that are missing above a path, and takes those back, if they are still
/// empty, unless told to keep them.
class Parents {
 public:
  Parents() = default;
  ~Parents() {
    std::error_code not_empty;
    while (!made_.empty() && fs::remove(made_.back(), not_empty)) made_.pop_back();
  }
  Parents(const Parents&) = delete;
  Parents& operator=(const Parents&) = delete;

  void make(const fs::path& path) {
    std::vector<fs::path> missing;
    fs::path parent = fs::absolute(path).lexically_normal().parent_path();
    for (; !fs::exists(parent); parent = parent.parent_path()) missing.push_back(parent);
    for (; !missing.empty(); missing.pop_back()) {
      if (fs::create_directory(missing.back())) made_.push_back(missing.back());
    }
  }
  void keep() { made_.clear(); }

 private:
  std::vector<fs::path> made_;  // the topmost first
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

/// Is it a package of ours, and nothing else in it?
bool is_package(const fs::path& directory) {
  try {
    const std::string path = (directory / "manifest").string();
    const Manifest manifest = parse_manifest(read_file(path), path);
    std::set<std::string> ours{"manifest"};
    for (const ManifestEntry& entry : manifest.files) ours.insert(entry.path);
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(directory)) {
      const bool folder = entry.is_directory() && !entry.is_symlink();
      const std::string inside = entry.path().lexically_relative(directory).generic_string();
      if (!folder && !ours.contains(inside)) return false;
    }
    return true;
  } catch (const std::runtime_error&) {  // no manifest, not ours, or not to be read
    return false;
  }
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
    refuse("a package to replace: a directory with our manifest and no other files");
  }
}

}  // namespace

void write_package(const std::vector<PackageFile>& files, const fs::path& target, bool replace) {
  const fs::path normal = target.lexically_normal();
  const fs::path place = normal.has_filename() ? normal : normal.parent_path();
  expect_writable_place(place, replace);
  const Uninterrupted uninterrupted;
  Parents parents;
  parents.make(place);
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
  const std::uintmax_t bytes_now = fs::file_size(path);
  if (bytes_now > kPackageFileBytesMax) {
    refuse("it has " + std::to_string(bytes_now) + " bytes, more than any file of a package");
  }
  std::string bytes(static_cast<std::size_t>(bytes_now), '\0');
  std::ifstream stream(path, std::ios::binary);
  stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!stream) refuse(std::generic_category().message(errno));
  return bytes;
}

}  // namespace nimplus::corpus
