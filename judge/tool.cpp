#include "judge/tool.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string_view>

#include "judge/descriptor.hpp"
#include "judge/launch.hpp"

namespace nimplus::judge {

std::string find_tool(const std::string& name) {
  const char* path = std::getenv("PATH");
  for (std::string_view rest = path == nullptr ? "" : path; !rest.empty();) {
    const auto end = rest.find(':');
    const std::string file = std::string(rest.substr(0, end)) + "/" + name;
    if (file.front() == '/' && access(file.c_str(), X_OK) == 0) return file;
    rest = end == rest.npos ? "" : rest.substr(end + 1);
  }
  return {};
}

std::optional<std::string> run_tool(const std::vector<std::string>& arguments) {
  const Descriptor nothing = memory_file("");
  const Descriptor said = memory_file("");
  Launch order;
  order.arguments = arguments;
  order.descriptors = {nothing.number(), said.number(), said.number()};
  const pid_t pid = launch(order);
  if (pid < 0) return std::nullopt;
  int status = 0;
  while (waitpid(pid, &status, 0) < 0) {
    if (errno != EINTR) return std::nullopt;
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::nullopt;
  return content(said, std::size_t{64} << 10U);
}

}  // namespace nimplus::judge
