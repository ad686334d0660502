#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "corpus/answerer.hpp"
#include "judge/run.hpp"
#include "judge/sandbox.hpp"

namespace nimplus::judge {

/// No sandbox can be had here; what() gives the reason and what to do.
struct SandboxUnavailable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A contributed program: detected, compiled and ready to run inside one box. For one thread at a
/// time; its processes end with it, and with the judge.
class Submission {
 public:
  /// Takes the source at `file`. Language by extension. Never throws for what the file contains:
  /// a file that cannot be compiled, is empty or is no program has compile_error(). Throws
  /// InputError when the file cannot be read or no language claims it, SandboxUnavailable when
  /// there is no sandbox and `unsafe_no_sandbox` is not set (with it, no sandbox is used at all:
  /// the same limits, no isolation), std::runtime_error when the judge itself fails, such as for
  /// a compiler that is not installed.
  Submission(const std::filesystem::path& file, const Limits& limits, bool unsafe_no_sandbox);
  ~Submission();
  Submission(Submission&&) noexcept;
  Submission& operator=(Submission&&) noexcept;

  /// The first errors of the compiler, bounded and printable; std::nullopt when it compiled.
  const std::optional<std::string>& compile_error() const;
  const std::string& language() const;
  /// The limits with the language's factors applied.
  const Limits& limits() const;

  /// Runs the program once on `input`, with nothing left of earlier runs. A failure of the judge
  /// itself is a Run with verdict JE; the next run then gets a new box. Cost beyond the program's
  /// own: some tens of microseconds. It must have compiled.
  Run run(std::string_view input);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// The submission as a program that answers: a run that fails is a Reply with its verdict and
/// cause. Throws std::runtime_error where the judge itself fails. `submission` must outlive it.
corpus::Answerer as_answerer(Submission& submission);

}  // namespace nimplus::judge
