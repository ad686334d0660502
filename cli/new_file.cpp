#include "cli/new_file.hpp"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <stdexcept>
#include <system_error>

#include "rules/input_error.hpp"
#include "rules/uninterrupted.hpp"

namespace nimplus::cli {
namespace {

[[noreturn]] void fail(const std::string& path, int error) {
  throw std::runtime_error(path + ": cannot be written: " + std::generic_category().message(error));
}

/// The errno of what went wrong, 0 when nothing did.
int write_all(const std::string& path, std::string_view text) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file < 0) return errno;
  int error = 0;
  while (error == 0 && !text.empty()) {
    const ssize_t written = write(file, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      error = errno;
    }
  }
  if (error == 0 && fsync(file) != 0) error = errno;
  if (close(file) != 0 && error == 0) error = errno;
  return error;
}

int rename_unless_there(const std::string& from, const std::string& to) {
  if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL) return errno;
  // A file system that cannot do both at once.
  if (access(to.c_str(), F_OK) == 0) return EEXIST;
  return rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

}  // namespace

void expect_place_for_file(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code none;
  const fs::path folder = fs::path(path).parent_path();
  if (fs::exists(path, none) && !fs::is_regular_file(path, none)) {
    throw InputError({path}, "is there already, and is no file");
  }
  if (!folder.empty() && !fs::is_directory(folder, none)) {
    throw InputError({path}, "there is no such folder to write into");
  }
}

void write_new_file(const std::string& path, std::string_view text, bool force) {
  const Uninterrupted uninterrupted;
  const std::string beside = path + ".part-" + std::to_string(getpid());
  int error = write_all(beside, text);
  if (error == 0 && force && rename(beside.c_str(), path.c_str()) != 0) error = errno;
  if (error == 0 && !force) error = rename_unless_there(beside, path);
  if (error == 0) return;
  unlink(beside.c_str());
  if (error == EEXIST) throw InputError({path}, "is there already; --force replaces it");
  fail(path, error);
}

}  // namespace nimplus::cli
