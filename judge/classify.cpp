#include "judge/classify.hpp"

#include <fmt/format.h>
#include <sys/wait.h>

#include <cctype>
#include <csignal>
#include <cstring>
#include <string_view>

#include "judge/printable.hpp"

namespace nimplus::judge {
namespace {

using protocol::Stopped;
using std::chrono::microseconds;

struct Finding {
  Verdict verdict = Verdict::AC;
  std::string detail;
};

double seconds(microseconds time) { return std::chrono::duration<double>(time).count(); }

double mebibytes(std::size_t bytes) { return static_cast<double>(bytes) / (1U << 20U); }

bool ended_well(int status) { return WIFEXITED(status) && WEXITSTATUS(status) == 0; }

std::string signal_name(int number) {
  const char* known = sigdescr_np(number);
  std::string name = known == nullptr ? "unknown" : known;
  const bool acronym = name.size() > 1 && std::isupper(static_cast<unsigned char>(name[1])) != 0;
  if (!acronym) {
    name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
  }
  return name;
}

Finding box_failure(const Ending& ending) {
  if (ending.report.start_error != 0) {
    return {Verdict::JE,
            fmt::format("the program did not start: {}", std::strerror(ending.report.start_error))};
  }
  if (ending.starved) {
    return {Verdict::JE, fmt::format("the machine is too busy: {:.3f} s of CPU time in {:.1f} s",
                                     seconds(microseconds{ending.report.cpu_us}),
                                     seconds(microseconds{ending.report.wall_us}))};
  }
  return {};
}

Finding output_excess(const Ending& ending, const Limits& limits) {
  if (!ending.output_full) return {};
  return {Verdict::OLE,
          fmt::format("more than {:g} MiB of output", mebibytes(limits.output_bytes))};
}

Finding time_excess(const Ending& ending, const Limits& limits) {
  const microseconds cpu{ending.report.cpu_us};
  const int status = ending.report.status;
  if (cpu > limits.cpu || ending.report.stopped == Stopped::AtCpuLimit) {
    return {Verdict::TLE, fmt::format("{}{:.3f} s of CPU time, limit {:.3f} s",
                                      ended_well(status) ? "" : "stopped after ", seconds(cpu),
                                      seconds(limits.cpu))};
  }
  if (ending.report.stopped == Stopped::AtWallLimit) {
    return {Verdict::TLE,
            fmt::format("idle: {:.3f} s of CPU time after {:.3f} s of wall time, limit {:.3f} s",
                        seconds(cpu), seconds(microseconds{ending.report.wall_us}),
                        seconds(limits.wall))};
  }
  return {};
}

/// What run-times say when the address space is used up.
constexpr std::string_view kRefusals[] = {"std::bad_alloc", "MemoryError", "memory allocation of"};

Finding memory_excess(const Ending& ending, const Limits& limits, std::size_t image_bytes) {
  const auto peak = static_cast<std::size_t>(ending.report.peak_kib) << 10U;
  if (peak > limits.memory_bytes) {
    return {Verdict::MLE, fmt::format("{:.1f} MiB of memory, limit {:g} MiB", mebibytes(peak),
                                      mebibytes(limits.memory_bytes))};
  }
  if (ended_well(ending.report.status)) return {};
  if (image_bytes > limits.memory_bytes) {
    return {Verdict::MLE, fmt::format("{:.1f} MiB of static data, limit {:g} MiB",
                                      mebibytes(image_bytes), mebibytes(limits.memory_bytes))};
  }
  for (const std::string_view words : kRefusals) {
    if (ending.last_words.find(words) != std::string::npos) {
      return {Verdict::MLE, fmt::format("an allocation was refused ({}) at {:.1f} MiB of memory, "
                                        "limit {:g} MiB",
                                        words, mebibytes(peak), mebibytes(limits.memory_bytes))};
    }
  }
  return {};
}

Finding abnormal_end(const Ending& ending) {
  const int status = ending.report.status;
  if (ended_well(status)) return {};
  std::string detail =
      WIFSIGNALED(status)
          ? fmt::format("killed by signal {} ({})", WTERMSIG(status), signal_name(WTERMSIG(status)))
          : fmt::format("exit code {}", WEXITSTATUS(status));
  if (const std::string said = last_line(ending.last_words); !said.empty()) detail += ": " + said;
  return {Verdict::RTE, std::move(detail)};
}

Finding find(const Ending& ending, const Limits& limits, std::size_t image_bytes) {
  // A program larger than its address space dies in exec, with an error or by a signal.
  if (ending.report.start_error == ENOMEM && image_bytes > limits.memory_bytes) {
    return {Verdict::MLE, fmt::format("{:.1f} MiB of static data, limit {:g} MiB",
                                      mebibytes(image_bytes), mebibytes(limits.memory_bytes))};
  }
  if (Finding found = box_failure(ending); found.verdict != Verdict::AC) return found;
  if (Finding found = output_excess(ending, limits); found.verdict != Verdict::AC) return found;
  if (Finding found = time_excess(ending, limits); found.verdict != Verdict::AC) return found;
  if (Finding found = memory_excess(ending, limits, image_bytes); found.verdict != Verdict::AC) {
    return found;
  }
  return abnormal_end(ending);
}

}  // namespace

Run classify(Ending ending, const Limits& limits, std::size_t image_bytes) {
  Finding found = find(ending, limits, image_bytes);
  Run run;
  run.verdict = found.verdict;
  run.detail = std::move(found.detail);
  run.output = std::move(ending.output);
  run.error_text = std::move(ending.error_text);
  run.cpu = microseconds{ending.report.cpu_us};
  run.wall = microseconds{ending.report.wall_us};
  run.peak_memory_bytes = static_cast<std::size_t>(ending.report.peak_kib) << 10U;
  return run;
}

}  // namespace nimplus::judge
