#include "rules/certificate_text.hpp"

#include <charconv>

#include "rules/ruleset_text.hpp"

namespace nimplus {
namespace {

constexpr std::string_view kVersion = "nimplus period certificate 1";

/// Goes through a text line by line.
class Lines {
 public:
  Lines(std::string_view text, const std::string& file) : rest_(text), place_{file, 0, 1} {}

  /// What stands behind `key` in the next line, which must begin with it.
  std::string_view value_of(std::string_view key) {
    ++place_.line;
    place_.column = 1;
    const std::size_t end = rest_.find('\n');
    line_ = rest_.substr(0, end);
    if (!line_.starts_with(key)) fail("'" + std::string(key) + "'");
    place_.column += key.size();
    line_.remove_prefix(key.size());
    if (end == std::string_view::npos) fail("a line that ends");
    rest_.remove_prefix(end + 1);
    return line_;
  }

  Size number_of(std::string_view key) {
    const std::string_view digits = value_of(key);
    Size value = 0;
    const auto [stop, error] = std::from_chars(digits.begin(), digits.end(), value);
    if (error != std::errc{} || stop != digits.end() || std::to_string(value) != digits) {
      fail("a number from 0 to 2^64-1 in plain digits");
    }
    return value;
  }

  void expect_end() {
    if (rest_.empty()) return;
    line_ = rest_;
    place_ = {place_.file, place_.line + 1, 1};
    fail("the end of the certificate");
  }

  [[noreturn]] void fail(std::string expected) const {
    throw InputError(place_, std::string(line_), std::move(expected));
  }
  const Place& place() const { return place_; }

 private:
  std::string_view rest_;
  std::string_view line_;
  Place place_;
};

Sequence sequence_called(std::string_view called, const Lines& lines) {
  for (const Sequence sequence : {Sequence::OutcomeClasses, Sequence::GrundyValues}) {
    if (name(sequence) == called) return sequence;
  }
  lines.fail("'outcome classes' or 'Grundy values'");
}

}  // namespace

std::string_view name(Sequence sequence) {
  return sequence == Sequence::OutcomeClasses ? "outcome classes" : "Grundy values";
}

std::string to_text(const Certificate& certificate) {
  std::string text(kVersion);
  text += "\nruleset " + to_text(certificate.ruleset) + "\nsequence ";
  text += name(certificate.sequence);
  return text + "\npreperiod " + std::to_string(certificate.period.preperiod) + "\nperiod " +
         std::to_string(certificate.period.period) + '\n';
}

Certificate parse_certificate(std::string_view text, const std::string& file) {
  Lines lines(text, file);
  if (!lines.value_of(kVersion).empty()) lines.fail("the line '" + std::string(kVersion) + "'");
  Certificate certificate;
  const std::string_view ruleset = lines.value_of("ruleset ");
  certificate.ruleset = parse_ruleset(ruleset, lines.place());
  const std::string canonical = to_text(certificate.ruleset);
  if (canonical != ruleset) lines.fail("the canonical text " + canonical);
  certificate.sequence = sequence_called(lines.value_of("sequence "), lines);
  certificate.period.preperiod = lines.number_of("preperiod ");
  certificate.period.period = lines.number_of("period ");
  if (certificate.period.period == 0) lines.fail("a period of at least 1");
  lines.expect_end();
  return certificate;
}

}  // namespace nimplus
