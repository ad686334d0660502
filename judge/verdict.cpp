#include "judge/verdict.hpp"

#include <array>

namespace nimplus::judge {
namespace {

struct Row {
  Verdict verdict;
  std::string_view name;
  std::string_view folder;
};

constexpr std::array kVerdicts{
    Row{Verdict::AC, "AC", "accepted"},
    Row{Verdict::WA, "WA", "wrong_answer"},
    Row{Verdict::TLE, "TLE", "time_limit_exceeded"},
    Row{Verdict::MLE, "MLE", "memory_limit_exceeded"},
    Row{Verdict::OLE, "OLE", "output_limit_exceeded"},
    Row{Verdict::RTE, "RTE", "run_time_error"},
    Row{Verdict::CE, "CE", "compile_error"},
    Row{Verdict::JE, "JE", ""},
};

}  // namespace

std::string_view name(Verdict verdict) {
  for (const Row& row : kVerdicts) {
    if (row.verdict == verdict) return row.name;
  }
  return "?";
}

std::optional<Verdict> verdict_of_folder(std::string_view folder) {
  for (const Row& row : kVerdicts) {
    if (!folder.empty() && row.folder == folder) return row.verdict;
  }
  return std::nullopt;
}

}  // namespace nimplus::judge
