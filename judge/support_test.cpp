#include "judge/testing/support.hpp"

#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <thread>

#include "judge/descriptor.hpp"

extern char** environ;

namespace nimplus::judge::testing {

using namespace std::chrono_literals;

Folder::Folder() {
  std::string name = "/tmp/nimplus-test-XXXXXX";
  if (mkdtemp(name.data()) == nullptr || chmod(name.c_str(), 0755) != 0) std::abort();
  path_ = name;
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::filesystem::path Folder::write(const std::string& name, std::string_view text) const {
  const std::filesystem::path file = path_ / name;
  std::ofstream(file, std::ios::binary) << text;
  return file;
}

Limits generous() {
  return {.cpu = 20s,
          .wall = 40s,
          .memory_bytes = std::size_t{256} << 20U,
          .output_bytes = std::size_t{1} << 20U};
}

Run run_boxed(const std::string& name, std::string_view text, const Limits& limits,
              std::string_view input) {
  const Folder folder;
  Submission submission(folder.write(name, text), limits, false);
  if (const auto& error = submission.compile_error()) {
    Run run;
    run.verdict = Verdict::CE;
    run.detail = *error;
    return run;
  }
  return submission.run(input);
}

std::filesystem::path testing_file(const std::string& name) {
  return std::filesystem::path(NIMPLUS_JUDGE_TESTING) / name;
}

Bare run_bare(const std::vector<std::string>& arguments, std::string_view input) {
  const Descriptor in = memory_file(input);
  const Descriptor out = memory_file("");
  std::vector<char*> words;
  words.reserve(arguments.size() + 1);
  for (const std::string& word : arguments) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in.number(), 0);
  posix_spawn_file_actions_adddup2(&actions, out.number(), 1);
  posix_spawn_file_actions_adddup2(&actions, out.number(), 2);
  pid_t pid = -1;
  Bare bare;
  if (posix_spawnp(&pid, words[0], &actions, nullptr, words.data(), environ) == 0) {
    waitpid(pid, &bare.status, 0);
  }
  posix_spawn_file_actions_destroy(&actions);
  bare.output = content(out, 1 << 20);
  return bare;
}

namespace {

int parent_of(const std::filesystem::path& process) {
  std::ifstream file(process / "stat");
  std::string text;
  std::getline(file, text);
  const auto name_end = text.rfind(')');  // the name may hold anything
  if (name_end == text.npos || text.size() < name_end + 4) return 0;
  return std::atoi(text.c_str() + name_end + 4);
}

}  // namespace

std::set<int> descendants(int process) {
  std::set<int> found{process};
  for (bool grown = true; grown;) {
    grown = false;
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
      const int number = std::atoi(entry.path().filename().c_str());
      if (number <= 0 || found.contains(number)) continue;
      if (found.contains(parent_of(entry.path()))) grown = found.insert(number).second;
    }
  }
  found.erase(process);
  return found;
}

bool all_end(const std::set<int>& processes) {
  for (int tries = 0; tries < 1000; ++tries) {
    bool left = false;
    for (const int number : processes) {
      left |= std::filesystem::exists("/proc/" + std::to_string(number));
    }
    if (!left) return true;
    std::this_thread::sleep_for(10ms);
  }
  return false;
}

}  // namespace nimplus::judge::testing
