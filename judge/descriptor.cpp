#include "judge/descriptor.hpp"

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace nimplus::judge {
namespace {

[[noreturn]] void fail(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

std::string part(const Descriptor& file, std::size_t from, std::size_t length) {
  std::string bytes(length, '\0');
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t got = pread(file.number(), bytes.data() + done, bytes.size() - done,
                              static_cast<off_t>(from + done));
    if (got < 0) fail("reading a file in memory");
    if (got == 0) bytes.resize(done);
    done += static_cast<std::size_t>(got);
  }
  return bytes;
}

}  // namespace

Descriptor::~Descriptor() {
  if (number_ >= 0) close(number_);
}

Descriptor memory_file(std::string_view bytes) {
  // Without MFD_ALLOW_SEALING: a program cannot freeze the file that it is given.
  Descriptor file(memfd_create("nimplus", MFD_CLOEXEC));
  if (!file) fail("a file in memory");
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t written =
        pwrite(file.number(), bytes.data() + done, bytes.size() - done, static_cast<off_t>(done));
    if (written < 0) fail("writing a file in memory");
    done += static_cast<std::size_t>(written);
  }
  return file;
}

std::string content(const Descriptor& file, std::size_t bytes_max) {
  return part(file, 0, std::min(bytes_max, length_of(file)));
}

std::string tail(const Descriptor& file, std::size_t bytes_max) {
  const std::size_t length = length_of(file);
  const std::size_t kept = std::min(bytes_max, length);
  return part(file, length - kept, kept);
}
std::size_t length_of(const Descriptor& file) {
  struct stat status{};
  if (fstat(file.number(), &status) != 0) fail("the length of a file");
  return static_cast<std::size_t>(status.st_size);
}

}  // namespace nimplus::judge
