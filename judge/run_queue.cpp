#include "judge/run_queue.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

namespace nimplus::judge {
namespace {

/// The process's number as /proc has it; 0 when it cannot be seen.
long number_of(int pidfd) {
  std::ifstream info("/proc/self/fdinfo/" + std::to_string(pidfd));
  for (std::string word; info >> word;) {
    long number = 0;
    if (word == "Pid:" && info >> number) return std::max(number, 0L);
  }
  return 0;
}

}  // namespace

std::optional<std::chrono::microseconds> run_queue_delay(int pidfd) {
  const long number = number_of(pidfd);
  if (number == 0) return std::nullopt;
  std::optional<std::chrono::microseconds> largest;
  std::error_code error;
  const std::string tasks = "/proc/" + std::to_string(number) + "/task";
  for (auto task = std::filesystem::directory_iterator(tasks, error);
       !error && task != std::filesystem::directory_iterator(); task.increment(error)) {
    std::ifstream file(task->path() / "schedstat");
    std::int64_t on_processor_ns = 0;
    std::int64_t waited_ns = 0;
    if (!(file >> on_processor_ns >> waited_ns)) continue;
    const std::chrono::microseconds waited{waited_ns / 1000};
    largest = largest ? std::max(*largest, waited) : waited;
  }
  return largest;
}

}  // namespace nimplus::judge
