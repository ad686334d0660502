#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "judge/verdict.hpp"

namespace nimplus::judge {

struct Limits {
  std::chrono::milliseconds cpu{1000};
  std::chrono::milliseconds wall{3000};
  std::size_t memory_bytes = std::size_t{256} << 20U;
  std::size_t output_bytes = std::size_t{64} << 20U;
};

/// One run of a program on one input. `verdict` is AC when it ended normally within its limits
/// (its output is not judged here), else TLE, MLE, OLE, RTE or JE with `detail` naming the
/// evidence: "killed by signal 11 (segmentation fault)", "exit code 3", "1.00 s of CPU time,
/// limit 1.00 s".
struct Run {
  Verdict verdict = Verdict::JE;
  std::string detail;
  std::string output;      ///< at most Limits::output_bytes
  std::string error_text;  ///< the first 64 KiB of standard error
  std::chrono::microseconds cpu{0};
  std::chrono::microseconds wall{0};
  std::size_t peak_memory_bytes = 0;
};

}  // namespace nimplus::judge
