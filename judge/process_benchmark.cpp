// Whole processes, in turn: `nimplus solve` of the stick game at n = 10^6 against a contestant's
// program, `cat` of the answer, a program that writes constants and one that does nothing.
// process/turns counts the medians of 60 turns: process/turns/SET/PROGRAM/cpu and …/wall, in
// seconds.
#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <optional>

#include "corpus/random.hpp"
#include "judge/descriptor.hpp"
#include "judge/tool.hpp"

namespace nimplus::judge {
namespace {

constexpr Size kHeap = 1'000'000;
constexpr int kTurns = 60;
constexpr int kPipeBytes = 1 << 20;  // holds the answer: nobody reads beside the program
constexpr int kUnreadMs = 100;
constexpr int kPatienceMs = 10'000;

struct Cost {
  double cpu = 0;  // seconds
  double wall = 0;
  std::string output;
};

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

/// Adds what the pipe holds.
void drain(const Descriptor& pipe, std::string& text) {
  std::array<char, 1 << 16> piece;
  for (ssize_t got; (got = read(pipe.number(), piece.data(), piece.size())) > 0;) {
    text.append(piece.data(), static_cast<std::size_t>(got));
  }
}

/// Waits for the end of the process. The pipe holds an answer that comes in large pieces; of one
/// that does not fit, what is there is taken now and then. False when patience ends.
bool ended(const Descriptor& process, const Descriptor& pipe, std::string& text) {
  pollfd end{process.number(), POLLIN, 0};
  for (int waited_ms = 0; waited_ms < kPatienceMs; waited_ms += kUnreadMs) {
    if (poll(&end, 1, kUnreadMs) == 1) return true;
    drain(pipe, text);
  }
  return false;
}

pid_t start(const std::vector<std::string>& arguments, int in, int out) {
  std::vector<char*> words;
  for (const std::string& word : arguments) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in, 0);
  posix_spawn_file_actions_adddup2(&actions, out, 1);
  pid_t pid = -1;
  const int failed = posix_spawn(&pid, words[0], &actions, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return failed == 0 ? pid : -1;
}

/// std::nullopt when it cannot start or does not end with 0.
std::optional<Cost> run(const std::vector<std::string>& arguments, const std::string& input) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  const Descriptor to_read(ends[0]);
  const Descriptor to_write(ends[1]);
  fcntl(ends[0], F_SETPIPE_SZ, kPipeBytes);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  const Descriptor in = memory_file(input);
  const auto begin = std::chrono::steady_clock::now();
  const pid_t pid = start(arguments, in.number(), ends[1]);
  if (pid < 0) return std::nullopt;
  const Descriptor process(static_cast<int>(syscall(SYS_pidfd_open, pid, 0)));
  Cost cost;
  if (!ended(process, to_read, cost.output)) kill(pid, SIGKILL);
  cost.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  int status = 0;
  rusage used{};
  if (wait4(pid, &status, 0, &used) != pid || status != 0) return std::nullopt;
  drain(to_read, cost.output);
  cost.cpu = seconds(used.ru_utime) + seconds(used.ru_stime);
  return cost;
}

struct Program {
  std::string name;
  std::vector<std::string> arguments;
  bool answers = true;  // with the letters of the game
};

std::vector<Program> programs() {
  const std::string folder = NIMPLUS_BENCH_PROGRAMS "/";
  // The first answer is what the others must give. Whoever follows finds cold caches: what is only
  // the unit of the others.
  return {{"contest", {folder + "bench_contest"}},
          {"empty", {folder + "bench_empty"}, false},
          {"constant", {folder + "bench_constant"}, false},
          {"solve", {folder + "nimplus", "solve", "--problem", "stick-game"}},
          {"cat", {find_tool("cat")}}};
}

struct Draw {
  std::string name;
  std::vector<Size> removals;
};

std::vector<Draw> draws() {
  corpus::Random random(1);
  std::vector<Draw> rows{{"far_k100", random.distinct(100, kHeap / 500, kHeap)},
                         {"200_k100", random.distinct(100, 1, 200)},
                         {"52_k10", random.distinct(10, 1, 52)},
                         {"all_k100", random.distinct(100, 1, kHeap)}};
  rows.push_back({"1+far_k100", rows.front().removals});
  rows.back().removals.back() = 1;  // the list may hold 100
  return rows;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// One turn of every program; false, with a reason, when one fails or answers differently.
bool take_turns(const Draw& draw, std::map<std::string, std::vector<double>>& costs,
                std::string& answer, std::string& reason) {
  const std::string input =
      fmt::format("{} {}\n{}\n", kHeap, draw.removals.size(), fmt::join(draw.removals, " "));
  for (const Program& program : programs()) {
    const auto cost = run(program.arguments, program.name == "cat" ? answer : input);
    if (!cost) return reason = program.name + " failed", false;
    if (answer.empty()) answer = cost->output;
    if (program.answers && cost->output != answer) {
      return reason = program.name + " answers differently", false;
    }
    costs[draw.name + '/' + program.name + "/cpu"].push_back(cost->cpu);
    costs[draw.name + '/' + program.name + "/wall"].push_back(cost->wall);
  }
  return true;
}

void turns(benchmark::State& state) {
  std::map<std::string, std::vector<double>> costs;
  std::map<std::string, std::string> answers;
  for ([[maybe_unused]] auto _ : state) {
    for (int turn = 0; turn < kTurns; ++turn) {
      for (const Draw& draw : draws()) {
        std::string reason;
        if (!take_turns(draw, costs, answers[draw.name], reason)) {
          return state.SkipWithError((draw.name + ": " + reason).c_str());
        }
      }
    }
  }
  for (const auto& [name, values] : costs) state.counters[name] = median(values);
}
BENCHMARK(turns)->Name("process/turns")->Iterations(1)->Repetitions(1);

}  // namespace
}  // namespace nimplus::judge
