#include "cli/bench/machine.hpp"

#include <fmt/format.h>

#include <fstream>
#include <thread>

#include "fast/vector.hpp"

namespace nimplus::cli {
namespace {

#ifdef __clang__
constexpr const char* kCompiler = "clang " __clang_version__;
#else
constexpr const char* kCompiler = "g++ " __VERSION__;
#endif

/// As the kernel says it; empty where it says nothing.
std::string processor() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const auto colon = line.find(": ");
    if (line.starts_with("model name") && colon != line.npos) return line.substr(colon + 2) + ", ";
  }
  return {};
}

}  // namespace

std::string machine_name() {
  return fmt::format("{}{} cores, vectors of {} bytes, {}", processor(),
                     std::thread::hardware_concurrency(), fast::vector_width(), kCompiler);
}

}  // namespace nimplus::cli
