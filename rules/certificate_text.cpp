#include "rules/certificate_text.hpp"

#include <algorithm>

#include "rules/certificate_lines.hpp"
#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus {
namespace {

constexpr std::string_view kTableVersion = "nimplus table certificate 1";
constexpr std::string_view kPeriodVersion = "nimplus period certificate 1";
constexpr std::string_view kWinVersion = "nimplus win certificate 1";

constexpr Size kHeapsALine = 100;
constexpr std::string_view kTake = " take ";

/// The first lines, which every kind has.
std::string head(std::string_view version, const Ruleset& ruleset) {
  return std::string(version) + "\nruleset " + to_text(ruleset) + '\n';
}

void append(std::string& text, std::string_view key, Size number) {
  text += key;
  text += std::to_string(number);
  text += '\n';
}

void append(std::string& text, std::string_view key, Player player) {
  text += key;
  text += word_of(player);
  text += '\n';
}

Sequence sequence_called(std::string_view called, const CertificateLines& lines) {
  for (const Sequence sequence : {Sequence::OutcomeClasses, Sequence::GrundyValues}) {
    if (name(sequence) == called) return sequence;
  }
  lines.fail("'outcome classes' or 'Grundy values'");
}

Outcome outcome_called(char called, const CertificateLines& lines, std::size_t column) {
  for (const Outcome outcome : {Outcome::L, Outcome::R, Outcome::N, Outcome::P}) {
    if (letter(outcome) == called) return outcome;
  }
  lines.fail("L, R, N or P", column);
}

TableCertificate parse_table(std::string_view text, const std::string& file) {
  CertificateLines lines(text, file);
  lines.expect_version(kTableVersion);
  TableCertificate certificate;
  certificate.ruleset = lines.ruleset();
  const Size heap_max = lines.number_of("heap_max ");
  auto& classes = certificate.table.outcome;
  for (Size first = 0;; first += kHeapsALine) {
    const std::string_view line = lines.value_of("");
    const Size count = std::min(heap_max - first, kHeapsALine - 1) + 1;
    for (std::size_t i = 0; i < std::min<std::size_t>(line.size(), count); ++i) {
      classes.push_back(outcome_called(line[i], lines, i));
    }
    if (line.size() != count) {
      lines.fail(std::to_string(count) + " classes in this line", std::min(line.size(), count));
    }
    if (heap_max - first < kHeapsALine) break;
  }
  lines.expect_end();
  return certificate;
}

WinningMove parse_move(CertificateLines& lines) {
  const std::string_view line = lines.value_of("");
  const std::size_t end = line.find(kTake);
  if (end == std::string_view::npos) lines.fail("'HEAP take REMOVAL'");
  const std::size_t begin = end + kTake.size();
  return {lines.number(line.substr(0, end), 0), lines.number(line.substr(begin), begin)};
}

WinCertificate parse_win(std::string_view text, const std::string& file) {
  CertificateLines lines(text, file);
  lines.expect_version(kWinVersion);
  WinCertificate certificate;
  certificate.ruleset = lines.ruleset();
  certificate.position.heap = lines.number_of("heap ");
  certificate.position.to_move = lines.player_of("mover ");
  certificate.winner = lines.player_of("winner ");
  const Size count = lines.number_of("moves ");
  while (certificate.moves.size() < count) {
    const WinningMove move = parse_move(lines);
    if (!certificate.moves.empty() && move.heap <= certificate.moves.back().heap) {
      lines.fail("a heap above " + std::to_string(certificate.moves.back().heap));
    }
    certificate.moves.push_back(move);
  }
  lines.expect_end();
  return certificate;
}

}  // namespace

std::string_view name(Sequence sequence) {
  return sequence == Sequence::OutcomeClasses ? "outcome classes" : "Grundy values";
}

std::string to_text(const TableCertificate& certificate) {
  const auto& classes = certificate.table.outcome;
  expects(!classes.empty(), "a table of one heap at least");
  std::string text = head(kTableVersion, certificate.ruleset);
  append(text, "heap_max ", classes.size() - 1);
  for (Size heap = 0; heap < classes.size(); ++heap) {
    text += letter(classes[heap]);
    if (heap % kHeapsALine == kHeapsALine - 1 || heap == classes.size() - 1) text += '\n';
  }
  return text;
}

std::string to_text(const Certificate& certificate) {
  std::string text = head(kPeriodVersion, certificate.ruleset) + "sequence ";
  text += name(certificate.sequence);
  append(text, "\npreperiod ", certificate.period.preperiod);
  append(text, "period ", certificate.period.period);
  return text;
}

std::string to_text(const WinCertificate& certificate) {
  std::string text = head(kWinVersion, certificate.ruleset);
  append(text, "heap ", certificate.position.heap);
  append(text, "mover ", certificate.position.to_move);
  append(text, "winner ", certificate.winner);
  append(text, "moves ", certificate.moves.size());
  for (const auto& [heap, removal] : certificate.moves) {
    text += std::to_string(heap);
    append(text, kTake, removal);
  }
  return text;
}

std::string to_text(const AnyCertificate& certificate) {
  return std::visit([](const auto& kind) { return to_text(kind); }, certificate);
}

Certificate parse_certificate(std::string_view text, const std::string& file) {
  CertificateLines lines(text, file);
  lines.expect_version(kPeriodVersion);
  Certificate certificate;
  certificate.ruleset = lines.ruleset();
  certificate.sequence = sequence_called(lines.value_of("sequence "), lines);
  certificate.period.preperiod = lines.number_of("preperiod ");
  certificate.period.period = lines.number_of("period ");
  if (certificate.period.period == 0) lines.fail("a period of at least 1");
  lines.expect_end();
  return certificate;
}

AnyCertificate parse_any_certificate(std::string_view text, const std::string& file) {
  const std::string_view version = text.substr(0, text.find('\n'));
  if (version == kTableVersion) return parse_table(text, file);
  if (version == kPeriodVersion) return parse_certificate(text, file);
  if (version == kWinVersion) return parse_win(text, file);
  throw InputError({file}, std::string(version),
                   "'nimplus table certificate 1', 'nimplus period certificate 1' or 'nimplus win "
                   "certificate 1'");
}

}  // namespace nimplus
