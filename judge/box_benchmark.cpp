// A run in the box against a bare start of the same static program, in one process: the ratio of
// the two is what the walls, the limits and the supervisor cost.
#include "judge/box.hpp"

#include <benchmark/benchmark.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "judge/compile.hpp"
#include "judge/languages.hpp"
#include "judge/sandbox.hpp"
#include "judge/scratch.hpp"

extern char** environ;

namespace nimplus::judge {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view kInput = "20\n3\n3 7 10\n2 6 7\n";

/// Reads its input and answers it, as a solution does.
constexpr const char* kProgram =
    "#include <iostream>\nint main() { int n, m, s = 0; std::cin >> n >> m;"
    "for (int x; std::cin >> x;) s += x; std::cout << s << '\\n'; }";

const std::string& program() {
  static const std::string built = [] {
    BoxPlan walls;
    walls.bubblewrap = sandbox().bubblewrap;
    if (!sandbox().available) walls.walls = BoxPlan::Walls::None;
    return compile(language_of("a.cpp"), {"a.cpp", kProgram, std::nullopt}, walls).program;
  }();
  return built;
}

void in_the_box(benchmark::State& state) {
  if (!sandbox().available) return state.SkipWithError(sandbox().reason.c_str());
  BoxPlan plan;
  plan.bubblewrap = sandbox().bubblewrap;
  plan.files = {{"program", program(), true}};
  Box box(plan);
  const Job job{.arguments = {"/box/program"},
                .cpu = 10s,
                .wall = 30s,
                .address_space_bytes = std::size_t{768} << 20U,
                .output_bytes = 1U << 20U};
  for ([[maybe_unused]] auto _ : state) {
    if (box.run(job, kInput).output != "35\n") return state.SkipWithError("wrong output");
  }
}
BENCHMARK(in_the_box)->UseRealTime();

/// The bare start of the same program, with the same kind of files for input and output.
bool run_bare(const std::string& path) {
  const Descriptor in = memory_file(kInput);
  const Descriptor out = memory_file("");
  const Descriptor error = memory_file("");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  const Descriptor* const standard[] = {&in, &out, &error};
  for (int i = 0; i < 3; ++i) posix_spawn_file_actions_adddup2(&actions, standard[i]->number(), i);
  char* arguments[] = {const_cast<char*>(path.c_str()), nullptr};
  pid_t pid = -1;
  const int failed = posix_spawn(&pid, arguments[0], &actions, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  return failed == 0 && waitpid(pid, nullptr, 0) == pid && content(out, 100) == "35\n";
}

void bare(benchmark::State& state) {
  BoxPlan plan;
  plan.files = {{"program", program(), true}};
  const Scratch scratch(plan);
  const std::string path = scratch.folder() + "/program";
  for ([[maybe_unused]] auto _ : state) {
    if (!run_bare(path)) return state.SkipWithError("wrong output");
  }
}
BENCHMARK(bare)->UseRealTime();

}  // namespace
}  // namespace nimplus::judge
