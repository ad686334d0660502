#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "corpus/answerer.hpp"
#include "judge/run.hpp"

namespace nimplus::judge {

/// What keeps strangers in, found by trying.
struct Sandbox {
  bool available = false;
  std::string summary;  ///< one line: "namespaces (bubblewrap 0.8.0, uid 65534), seccomp, …"
  std::string reason;   ///< when not available: what was tried, why it failed, what to do
};

/// Tries the box once and remembers; cheap afterwards.
const Sandbox& sandbox();

/// A contributed program: detected, compiled and ready to run inside one box.
class Submission {
 public:
  /// Takes the source at `file`. Language by extension. Never throws for what the file contains:
  /// a file that cannot be compiled, is empty or is no program has compile_error(). Throws
  /// InputError when the file cannot be read or no language claims it, SandboxUnavailable when
  /// there is no sandbox and `unsafe_no_sandbox` is not set.
  Submission(const std::filesystem::path& file, const Limits& limits, bool unsafe_no_sandbox);
  ~Submission();
  Submission(Submission&&) noexcept;
  Submission& operator=(Submission&&) noexcept;

  /// The first errors of the compiler, bounded; std::nullopt when it compiled.
  const std::optional<std::string>& compile_error() const;
  const std::string& language() const;
  /// The limits with the language's factors applied.
  const Limits& limits() const;

  /// Runs the program once on `input`. A failure of the judge itself is a Run with verdict JE.
  Run run(std::string_view input);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// No sandbox can be had here; what() gives the reason and what to do.
struct SandboxUnavailable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The submission as a program that answers: a run that fails is a Reply with its verdict and
/// cause. `submission` must outlive the result.
corpus::Answerer as_answerer(Submission& submission);

}  // namespace nimplus::judge
