#pragma once

#include <chrono>
#include <optional>

namespace nimplus::judge {

/// How long the process behind `pidfd` has waited for a processor since it started: the largest of
/// its threads. std::nullopt where the kernel does not tell (/proc/PID/schedstat).
std::optional<std::chrono::microseconds> run_queue_delay(int pidfd);

}  // namespace nimplus::judge
