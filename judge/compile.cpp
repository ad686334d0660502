#include "judge/compile.hpp"

#include <fmt/format.h>
#include <sys/wait.h>

#include <chrono>

#include "judge/printable.hpp"

namespace nimplus::judge {
namespace {

using namespace std::chrono_literals;
using protocol::Stopped;

constexpr std::size_t kErrorBytesMax = 4000;
constexpr auto kCompilerCpu = 10s;
constexpr std::size_t kProgramBytesMax = std::size_t{128} << 20U;

/// Generous on wall time: the processes below the compiler's own are not seen, and a false compile
/// error on a busy machine would be a lie. A loop inside the compiler meets its CPU limit.
Job compiler_job(Command command) {
  return {.arguments = std::move(command),
          .mode = protocol::Mode::Compile,
          .cpu = kCompilerCpu,
          .wall = 120s,
          .address_space_bytes = std::size_t{2} << 30U,
          .output_bytes = kProgramBytesMax};
}

bool succeeded(const Ending& ending) {
  return WIFEXITED(ending.report.status) && WEXITSTATUS(ending.report.status) == 0;
}

std::string error_of(const Ending& ending) {
  if (ending.report.start_error != 0) throw BoxFailure("the compiler did not start");
  if (ending.report.stopped != Stopped::No) return "the compiler took too long and was stopped";
  const std::string& said = ending.error_text.empty() ? ending.output : ending.error_text;
  // A driver that sees its compiler die asks for a bug report: not the stranger's affair.
  const std::string first_line = printable(said.substr(0, said.find('\n')), kErrorBytesMax);
  if (first_line.find("limit exceeded signal terminated") != std::string::npos) {
    return "the compiler was stopped at its limits: " + first_line;
  }
  // No limit of ours kills so: the machine ran out of memory.
  if (first_line.find("Killed signal terminated") != std::string::npos) {
    throw BoxFailure("the compiler was killed from outside: " + first_line);
  }
  if (!said.empty()) return printable(said, kErrorBytesMax);
  return "the compiler failed without a word";
}

std::string fetch_program(Box& box) {
  // By a program in the box into a file of ours: the judge opens no path that a stranger has made.
  const Ending ending = box.run({.arguments = {"/usr/bin/cat", box.home() + "/out/program"},
                                 .cpu = 20s,
                                 .wall = 60s,
                                 .address_space_bytes = std::size_t{1} << 30U,
                                 .output_bytes = kProgramBytesMax},
                                "");
  return succeeded(ending) ? ending.output : std::string();
}

}  // namespace

Compiled compile(const Language& language, const Source& source, BoxPlan walls) {
  if (source.fault) return {source.fault, {}};
  walls.files = {{source.name, source.text, false}};
  walls.system = true;
  walls.writable = true;
  Box box(walls);
  const std::string tool = tool_of(language);
  Compiled result;
  for (const Command& attempt : language.compile) {
    const Ending ending =
        box.run(compiler_job(fill_in(attempt, tool, source.name, box.home())), "");
    if (succeeded(ending)) {
      if (!language.compiled) return {std::nullopt, source.text};
      result = {std::nullopt, fetch_program(box)};
      if (result.program.empty()) result.error = "the compiler left no program";
      return result;
    }
    result.error = error_of(ending);
    if (ending.error_text.find("cannot find -l") == std::string::npos) break;
  }
  return result;
}

}  // namespace nimplus::judge
