#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <thread>

#include "judge/testing/support.hpp"

namespace nimplus::judge::testing {
namespace {

using namespace std::chrono_literals;

class Lifetimes : public Boxed {};

std::size_t open_descriptors() {
  const std::filesystem::directory_iterator folder("/proc/self/fd");
  return static_cast<std::size_t>(std::distance(begin(folder), end(folder)));
}

TEST_F(Lifetimes, a_thousand_runs_leave_no_descriptor_and_no_process) {
  const Folder folder;
  Submission submission(folder.write("a.cpp", "int main() {}"), generous(), false);
  ASSERT_FALSE(submission.compile_error());
  submission.run("");
  const std::size_t descriptors = open_descriptors();
  const std::set<int> processes = descendants(getpid());
  EXPECT_EQ(processes.size(), 2U) << "bubblewrap and the supervisor";
  for (int i = 0; i < 1000; ++i) ASSERT_EQ(submission.run("").verdict, Verdict::AC);
  EXPECT_EQ(open_descriptors(), descriptors);
  EXPECT_EQ(descendants(getpid()), processes);
}

TEST_F(Lifetimes, everything_ends_with_the_submission) {
  const std::size_t descriptors = open_descriptors();
  const Folder folder;
  std::set<int> processes;
  {
    Submission submission(folder.write("a.cpp", "int main() {}"), generous(), false);
    submission.run("");
    processes = descendants(getpid());
    EXPECT_FALSE(processes.empty());
  }
  EXPECT_TRUE(descendants(getpid()).empty()) << "at once, not some time later";
  EXPECT_TRUE(all_end(processes));
  EXPECT_EQ(open_descriptors(), descriptors);
}

TEST_F(Lifetimes, a_box_outlives_the_thread_that_started_it) {
  const Folder folder;
  Submission submission(folder.write("a.cpp", "int main() {}"), generous(), false);
  std::thread([&] { EXPECT_EQ(submission.run("").verdict, Verdict::AC); }).join();
  EXPECT_EQ(submission.run("").verdict, Verdict::AC);
}

/// A judge in a process group of its own, in the middle of a run: killed alone and without warning,
/// or interrupted with its whole group, as Ctrl-C does.
enum class By : unsigned char { Kill, Interrupt };

void expect_all_end_with_the_judge(bool unsafe_no_sandbox, By by) {
  const Folder folder;
  const std::string file = folder.write("a.cpp", "#include <unistd.h>\nint main() { sleep(99); }");
  Limits limits = generous();
  limits.wall = 99s;
  int ready[2];
  ASSERT_EQ(pipe(ready), 0);
  const pid_t judge = fork();
  if (judge == 0) {
    setpgid(0, 0);
    Submission submission(file, limits, unsafe_no_sandbox);
    if (write(ready[1], "r", 1) == 1) submission.run("");
    _exit(0);
  }
  char letter = 0;
  ASSERT_EQ(read(ready[0], &letter, 1), 1);
  const std::size_t expected = unsafe_no_sandbox ? 2 : 3;
  std::set<int> processes;
  while (processes.size() < expected) processes = descendants(judge);
  // Of a judge without walls: where its program lies.
  std::set<std::string> folders;
  for (const int number : processes) {
    std::error_code unseen;
    const auto place = "/proc/" + std::to_string(number) + "/cwd";
    const std::string folder_used = std::filesystem::read_symlink(place, unseen);
    if (unsafe_no_sandbox && !unseen) folders.insert(folder_used);
  }
  EXPECT_EQ(folders.size(), unsafe_no_sandbox ? 1U : 0U);
  ASSERT_EQ(by == By::Kill ? kill(judge, SIGKILL) : kill(-judge, SIGINT), 0);
  ASSERT_EQ(waitpid(judge, nullptr, 0), judge);
  EXPECT_TRUE(all_end(processes));
  for (const std::string& used : folders) EXPECT_FALSE(std::filesystem::exists(used)) << used;
  close(ready[0]);
  close(ready[1]);
}

TEST_F(Lifetimes, everything_ends_with_a_killed_judge) {
  expect_all_end_with_the_judge(false, By::Kill);
}

TEST_F(Lifetimes, everything_ends_with_an_interrupted_judge) {
  expect_all_end_with_the_judge(false, By::Interrupt);
}

TEST(LifetimesUnsafe, everything_ends_with_a_killed_judge) {
  expect_all_end_with_the_judge(true, By::Kill);
}

TEST(LifetimesUnsafe, everything_ends_with_an_interrupted_judge) {
  expect_all_end_with_the_judge(true, By::Interrupt);
}

TEST_F(Lifetimes, a_box_that_was_killed_is_the_judges_failure_and_is_replaced) {
  const Folder folder;
  Submission submission(folder.write("a.cpp", "int main() {}"), generous(), false);
  submission.run("");
  const std::set<int> processes = descendants(getpid());
  for (const int number : processes) kill(number, SIGKILL);
  const auto failed = submission.run("");
  EXPECT_EQ(failed.verdict, Verdict::JE);
  EXPECT_FALSE(failed.detail.empty());
  EXPECT_EQ(submission.run("").verdict, Verdict::AC);
}

/// Everything started from here on shares one processor.
class OneProcessor {
 public:
  OneProcessor() {
    sched_getaffinity(0, sizeof before_, &before_);
    cpu_set_t one;
    CPU_ZERO(&one);
    for (std::size_t cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
      if (!CPU_ISSET(cpu, &before_)) continue;
      CPU_SET(cpu, &one);
      break;
    }
    sched_setaffinity(0, sizeof one, &one);
  }
  ~OneProcessor() { sched_setaffinity(0, sizeof before_, &before_); }
  OneProcessor(const OneProcessor&) = delete;
  OneProcessor& operator=(const OneProcessor&) = delete;

 private:
  cpu_set_t before_{};
};

TEST_F(Lifetimes, waiting_for_a_processor_is_not_idling) {
  const Folder folder;
  // 0.3 s of CPU time, and no more than 0.5 s of wall time, with six of them on one processor.
  const std::string file = folder.write(
      "a.cpp",
      "#include <ctime>\nint main() { while (std::clock() < CLOCKS_PER_SEC * 3 / 10) {} }");
  Limits limits = generous();
  limits.wall = 500ms;
  const OneProcessor one;
  std::vector<std::thread> judges;
  judges.reserve(6);
  for (int i = 0; i < 6; ++i) {
    judges.emplace_back([&] {
      Submission submission(file, limits, false);
      const auto run = submission.run("");
      EXPECT_EQ(run.verdict, Verdict::AC) << run.detail;
    });
  }
  for (std::thread& judge : judges) judge.join();
}

}  // namespace
}  // namespace nimplus::judge::testing
