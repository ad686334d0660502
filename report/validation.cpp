#include "report/validation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/terminal.hpp"
#include "rules/escaped.hpp"

namespace nimplus::report {
namespace {

using judge::Verdict;
using properties::Quarry;

/// Each line of a text behind `margin`, at most `kLines` of them and `kColumns` bytes of each.
std::string indented(std::string_view text, std::string_view margin) {
  constexpr std::size_t kLines = 12;
  constexpr std::size_t kColumns = 100;
  std::string result;
  std::size_t lines = 0;
  while (!text.empty()) {
    if (++lines > kLines)
      return fmt::format("{}{}… ({} bytes more)\n", result, margin, text.size());
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    result += fmt::format("{}{}{}\n", margin, line.substr(0, kColumns),
                          line.size() > kColumns ? fmt::format("… ({} bytes)", line.size()) : "");
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result;
}

/// A stranger's text on one line, bounded, with its length where that is not all of it.
std::string one_line(std::string_view text) {
  constexpr std::size_t kShown = 100;
  while (text.ends_with('\n')) text.remove_suffix(1);
  if (text.empty()) return "(nothing)";
  std::string line(text.substr(0, kShown + 1));
  std::ranges::replace(line, '\n', ' ');
  const std::string shown = escaped(line, kShown);
  return text.size() > kShown ? fmt::format("{} ({} bytes)", shown, text.size()) : shown;
}

std::string count(std::size_t number, std::string_view what) {
  return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

std::string case_name(const corpus::Corpus& corpus, std::size_t index) {
  return fmt::format("case {} of {} ({})", index + 1, corpus.cases.size(),
                     escaped(corpus.cases[index].family, 100));
}

/// The sentence behind the file's name: where the corpus stands.
std::string corpus_sentence(const ValidationRun& run, const Validated& validated) {
  const judge::Judgement& judgement = validated.judgement;
  if (judgement.verdict == Verdict::CE) return "does not compile";
  if (judgement.verdict == Verdict::JE) return "the judge failed: " + one_line(judgement.detail);
  if (judgement.cases.empty()) return "hunt only";
  if (judgement.verdict != Verdict::AC) {
    const auto failed = std::ranges::find_if(
        judgement.cases, [](const auto& result) { return result.verdict != Verdict::AC; });
    return fmt::format("{}: {}", case_name(*run.corpus, failed->index), one_line(failed->detail));
  }
  std::chrono::microseconds cpu{0};
  std::size_t memory_bytes = 0;
  for (const judge::CaseResult& result : judgement.cases) {
    cpu = std::max(cpu, result.cpu);
    memory_bytes = std::max(memory_bytes, result.peak_memory_bytes);
  }
  return fmt::format("{}, at most {:.1f} ms and {} MiB", count(judgement.cases.size(), "case"),
                     static_cast<double>(cpu.count()) / 1000.0, memory_bytes >> 20U);
}

std::string tried_sentence(const Quarry& hunt) {
  if (hunt.certified && hunt.enumerated == 0) return "no smaller input exists";
  if (hunt.certified) {
    return fmt::format("no smaller input fails: tried {}, the whole domain below it",
                       hunt.enumerated);
  }
  return fmt::format("tried the {} smallest inputs, then the {} was spent", hunt.enumerated,
                     hunt.out_of_time ? "time" : "budget");
}

std::string hunt_lines(const Validated& validated) {
  if (!validated.hunt) return "";
  const Quarry& hunt = *validated.hunt;
  if (!hunt.failing && validated.judgement.verdict != Verdict::AC) {
    return "    it did not fail again on the same input: it depends on time or chance\n";
  }
  if (!hunt.failing) {
    return fmt::format("    agrees on the {} smallest and {} random small inputs{}\n",
                       hunt.enumerated, hunt.random_tried,
                       hunt.out_of_time ? ", then the time was spent" : "");
  }
  const auto& failing = *hunt.failing;
  const std::string why = validated.why.empty() ? "" : "    why:      " + validated.why + "\n";
  return fmt::format(
      "    {}:\n{}    expected: {}\n    got:      {}\n{}    {}\n",
      hunt.certified ? "the smallest input it fails" : "the smallest failing input found",
      indented(failing.input, "        "), one_line(failing.expected),
      one_line(failing.got.failed() ? failing.got.failure() : failing.got.output), why,
      tried_sentence(hunt));
}

}  // namespace

Verdict Validated::verdict() const {
  if (judgement.verdict != Verdict::AC || !hunt || !hunt->failing) return judgement.verdict;
  for (const Verdict verdict : {Verdict::TLE, Verdict::MLE, Verdict::OLE, Verdict::RTE}) {
    if (hunt->failing->got.verdict == judge::name(verdict)) return verdict;
  }
  return Verdict::WA;
}

std::string heading(const ValidationRun& run) {
  const std::string cases =
      run.corpus == nullptr
          ? "hunt only"
          : fmt::format("{} (seed {})", count(run.corpus->cases.size(), "case"), run.corpus->seed);
  return fmt::format("{}, contract {}, {}\nsandbox: {}\n", run.problem->id, run.contract, cases,
                     run.sandbox);
}

std::string paragraph(const ValidationRun& run, const Validated& validated) {
  const bool held = validated.as_expected();
  const std::string verdict = fmt::format("{:3}", judge::name(validated.verdict()));
  const std::string expected =
      held ? "as expected"
           : coloured(fmt::format("expected {}", judge::name(validated.expected)), Colour::Bad);
  std::string text = fmt::format(
      "\n{}  {}  {} ({}): {}\n", coloured(verdict, held ? Colour::Good : Colour::Bad), expected,
      escaped(validated.file, 1'000), validated.language, corpus_sentence(run, validated));
  if (validated.judgement.verdict == Verdict::CE) {
    text += indented(validated.judgement.detail, "    ");
  }
  text += hunt_lines(validated);
  return validated.remark.empty() ? text : fmt::format("{}    {}\n", text, validated.remark);
}

std::string closing(const std::vector<Validated>& validated) {
  const auto unexpected =
      std::ranges::count_if(validated, [](const auto& row) { return !row.as_expected(); });
  if (unexpected == 0) {
    return fmt::format("\n{}: {}\n", count(validated.size(), "file"),
                       coloured("all as expected", Colour::Good));
  }
  return fmt::format("\n{} of {} files: {}\n", unexpected, validated.size(),
                     coloured("not as expected", Colour::Bad));
}

std::string json(const ValidationRun& run, const std::vector<Validated>& validated) {
  using nlohmann::ordered_json;
  ordered_json rows = ordered_json::array();
  for (const Validated& file : validated) {
    ordered_json row{{"file", file.file},
                     {"language", file.language},
                     {"problem", run.problem->id},
                     {"contract", run.contract},
                     {"sandbox", run.sandbox},
                     {"expected", judge::name(file.expected)},
                     {"verdict", judge::name(file.verdict())},
                     {"detail", file.judgement.detail},
                     {"cases", ordered_json::array()}};
    for (const judge::CaseResult& result : file.judgement.cases) {
      row["cases"].push_back({{"case", result.index + 1},
                              {"family", run.corpus->cases[result.index].family},
                              {"verdict", judge::name(result.verdict)},
                              {"detail", result.detail},
                              {"cpu_us", result.cpu.count()},
                              {"peak_memory_bytes", result.peak_memory_bytes}});
    }
    if (file.hunt && file.hunt->failing) {
      const auto& failing = *file.hunt->failing;
      row["smallest_input"] = failing.input;
      row["expected_output"] = failing.expected;
      row["got_output"] = failing.got.output;
      row["cause"] = failing.got.cause;
      row["certified"] = file.hunt->certified;
      row["enumerated"] = file.hunt->enumerated;
      row["why"] = file.why;
      row["remark"] = file.remark;
    }
    rows.push_back(std::move(row));
  }
  // A stranger's output need not be UTF-8: what is not becomes U+FFFD.
  return rows.dump(2, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

}  // namespace nimplus::report
