#include "judge/scratch.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "judge/launch.hpp"

namespace nimplus::judge {
namespace {

void check(bool good, const std::string& path) {
  if (!good) throw BoxFailure(fmt::format("{}: {}", path, std::strerror(errno)));
}

void write_file(const std::string& path, const BoxPlan::File& file) {
  const Descriptor made(
      open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, file.executable ? 0555 : 0444));
  check(static_cast<bool>(made), path);
  for (std::size_t done = 0; done < file.bytes.size();) {
    const ssize_t written =
        write(made.number(), file.bytes.data() + done, file.bytes.size() - done);
    check(written >= 0, path);
    done += static_cast<std::size_t>(written);
  }
}

/// Programs run as launched_uid(), which must be able to enter.
void give(const std::string& path) {
  check(chown(path.c_str(), launched_uid(), gid_t(-1)) == 0, path);
}

}  // namespace

Scratch::Scratch(const BoxPlan& plan) {
  // Not TMPDIR: root's may lie in a folder that the ordinary user cannot reach.
  std::string name = "/tmp/nimplus-XXXXXX";
  check(mkdtemp(name.data()) != nullptr, name);
  folder_ = name;
  for (const BoxPlan::File& file : plan.files) write_file(folder_ + "/" + file.name, file);
  const std::string out = folder_ + "/out";
  check(mkdir(out.c_str(), 0700) == 0, out);
  give(out);
  give(folder_);
}

Scratch::~Scratch() {
  std::error_code ignored;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

}  // namespace nimplus::judge
