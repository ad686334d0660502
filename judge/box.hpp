#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "judge/descriptor.hpp"
#include "judge/protocol.hpp"

namespace nimplus::judge {

/// The box itself failed: what() says how. Nothing follows about the program in it.
struct BoxFailure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// How a box is furnished.
struct BoxPlan {
  struct File {
    std::string name;
    std::string bytes;
    bool executable = false;
  };
  enum class Walls : std::uint8_t {
    Namespaces,  ///< bubblewrap
    None,        ///< the supervisor alone: limits, but no isolation
  };

  std::vector<File> files;  ///< read-only, in Box::home()
  bool system = false;      ///< with the host's programs and libraries, read-only
  bool writable = false;    ///< with home()/out and /tmp
  Walls walls = Walls::Namespaces;
  std::string bubblewrap;  ///< the path of bwrap; unused without walls
};

/// One start of a program in a box.
struct Job {
  std::vector<std::string> arguments;  ///< the first is an absolute path inside the box
  protocol::Mode mode = protocol::Mode::Run;
  std::chrono::microseconds cpu{0};
  std::chrono::microseconds wall{0};  ///< not counted: time spent waiting for a processor
  std::size_t address_space_bytes = 0;
  std::size_t output_bytes = 0;  ///< of standard output and error each
  std::size_t tasks_max = 64;    ///< threads and processes together; not held without walls
};

/// How it ended.
struct Ending {
  protocol::Report report{};
  std::string output;        ///< at most Job::output_bytes
  bool output_full = false;  ///< there was more, on standard output or error
  std::string error_text;    ///< the first 64 KiB
  std::string last_words;    ///< the last 4 KiB of the same
  bool starved = false;      ///< stopped because the machine gave it no time
};

class Scratch;

/// A supervisor behind walls that starts one program after another, each with nothing left of the
/// one before. Starting costs some milliseconds, a run as much as a bare start of the program. One
/// thread at a time. Everything in it dies with the object, and with the judge.
class Box {
 public:
  /// Throws BoxFailure with what bubblewrap said.
  explicit Box(const BoxPlan& plan);
  ~Box();
  Box(const Box&) = delete;
  Box& operator=(const Box&) = delete;

  /// The folder of the plan's files, as a program inside sees it.
  const std::string& home() const { return home_; }

  /// Throws BoxFailure; the box is then of no more use.
  Ending run(const Job& job, std::string_view input);

 private:
  void start(const BoxPlan& plan);
  void end();
  [[noreturn]] void fail(const std::string& what);

  std::unique_ptr<Scratch> scratch_;  ///< only without walls
  std::string home_;
  bool walls_ = true;
  Descriptor socket_;
  Descriptor said_;  ///< what bubblewrap and the supervisor print
  pid_t pid_ = -1;
};

}  // namespace nimplus::judge
