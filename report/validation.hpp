#pragma once

#include <optional>
#include <string>
#include <vector>

#include "corpus/problem.hpp"
#include "judge/validate.hpp"
#include "properties/hunt.hpp"

namespace nimplus::report {

/// Of a failing program's output no more than this is kept for the report.
constexpr std::size_t kOutputBytesKept = std::size_t{64} << 10U;

/// What became of one contributed file.
struct Validated {
  std::string file;
  std::string language;
  judge::Verdict expected = judge::Verdict::AC;
  judge::Judgement judgement;  ///< without cases where only the hunt was asked for
  std::optional<properties::Quarry>
      hunt;  ///< not run: the file has no runnable program, or --no-hunt

  std::string why;     ///< of a wrong answer: a line of play that shows it; may be empty
  std::string remark;  ///< beside the verdict, a sentence; may be empty

  /// The judgement, unless the corpus passed and the hunt found a failing input.
  judge::Verdict verdict() const;
  bool as_expected() const { return verdict() == expected; }
};

/// The circumstances that every file of a run shares.
struct ValidationRun {
  const corpus::Problem* problem = nullptr;
  std::string contract;
  std::string sandbox;                     ///< the tier, in a line
  const corpus::Corpus* corpus = nullptr;  ///< null: only the hunt
};

/// For people: the head line, a paragraph a file, and the closing line. Paths are shown as given.
std::string heading(const ValidationRun& run);
std::string paragraph(const ValidationRun& run, const Validated& validated);
std::string closing(const std::vector<Validated>& validated);

/// For machines: an array of objects with file, language, problem, contract, sandbox, expected,
/// verdict, detail, cases (name, family, verdict, detail, cpu_us, peak_memory_bytes), and for a
/// failing program smallest_input, expected_output, got_output, cause, certified, enumerated,
/// why, remark.
std::string json(const ValidationRun& run, const std::vector<Validated>& validated);

}  // namespace nimplus::report
