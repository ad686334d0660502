#include "judge/bubblewrap.hpp"

#include <filesystem>
#include <initializer_list>

namespace nimplus::judge {
namespace {

/// What compilers and interpreters need of the host; nothing of /etc, /home, /usr/share, ….
constexpr const char* kSystemFolders[] = {"/usr/bin",       "/usr/lib",       "/usr/lib32",
                                          "/usr/lib64",     "/usr/libexec",   "/usr/include",
                                          "/usr/local/bin", "/usr/local/lib", "/usr/local/include"};

/// Folders of their own on some systems, links into /usr on others.
constexpr const char* kPerhapsLinks[] = {"/bin", "/lib", "/lib32", "/lib64"};

using Arguments = std::vector<std::string>;

void add(Arguments& arguments, std::initializer_list<std::string> more) {
  arguments.insert(arguments.end(), more);
}

void add_system(Arguments& arguments) {
  for (const char* folder : kSystemFolders) add(arguments, {"--ro-bind-try", folder, folder});
  for (const char* folder : kPerhapsLinks) {
    std::error_code none;
    if (std::filesystem::is_symlink(folder, none)) {
      add(arguments, {"--symlink", std::filesystem::read_symlink(folder, none), folder});
    } else {
      add(arguments, {"--ro-bind-try", folder, folder});
    }
  }
}

}  // namespace

Arguments bubblewrap_arguments(const BoxPlan& plan, const std::string& home, int first_file) {
  constexpr const char* kScratchBytes = "268435456";
  // Not --die-with-parent: it means the thread that started the box, which may end before it. The
  // supervisor leaves when its socket closes, and when bubblewrap dies.
  Arguments arguments{plan.bubblewrap, "--unshare-user", "--unshare-all", "--new-session",
                      "--as-pid-1",    "--clearenv",     "--hostname",    "box",
                      "--perms",       "0755",           "--dir",         home};
  add(arguments, {"--perms", "0111", "--ro-bind-data", std::to_string(first_file - 1), "/init"});
  int descriptor = first_file;
  for (const BoxPlan::File& file : plan.files) {
    add(arguments, {"--perms", file.executable ? "0555" : "0444", "--ro-bind-data",
                    std::to_string(descriptor++), home + "/" + file.name});
  }
  if (plan.system) add_system(arguments);
  add(arguments, {"--dev-bind-try", "/dev/null", "/dev/null"});
  if (plan.writable) {
    add(arguments, {"--size", kScratchBytes, "--tmpfs", home + "/out"});
    add(arguments, {"--size", kScratchBytes, "--tmpfs", "/tmp"});
  } else {
    // A compiler has no business with these: an endless file is a way to fill its memory.
    add(arguments, {"--dev-bind-try", "/dev/zero", "/dev/zero"});
    add(arguments, {"--dev-bind-try", "/dev/urandom", "/dev/urandom"});
  }
  add(arguments, {"--remount-ro", "/", "--chdir", home, "--", "/init"});
  return arguments;
}

}  // namespace nimplus::judge
