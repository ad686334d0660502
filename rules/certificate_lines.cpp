#include "rules/certificate_lines.hpp"

#include <charconv>

#include "rules/ruleset_text.hpp"

namespace nimplus {

CertificateLines::CertificateLines(std::string_view text, const std::string& file)
    : rest_(text), place_{file, 0, 1} {}

std::string_view CertificateLines::value_of(std::string_view key) {
  ++place_.line;
  place_.column = 1;
  const std::size_t end = rest_.find('\n');
  value_ = rest_.substr(0, end);
  if (!value_.starts_with(key)) fail("'" + std::string(key) + "'");
  place_.column += key.size();
  value_.remove_prefix(key.size());
  if (end == std::string_view::npos) fail("a line that ends");
  rest_.remove_prefix(end + 1);
  return value_;
}

void CertificateLines::expect_version(std::string_view version) {
  if (!value_of(version).empty()) fail("the line '" + std::string(version) + "'");
}

Ruleset CertificateLines::ruleset() {
  const std::string_view text = value_of("ruleset ");
  Ruleset ruleset = parse_ruleset(text, place_);
  const std::string canonical = to_text(ruleset);
  if (canonical != text) fail("the canonical text " + canonical);
  return ruleset;
}

Player CertificateLines::player_of(std::string_view key) {
  const std::string_view called = value_of(key);
  for (const Player player : {Player::Left, Player::Right}) {
    if (word_of(player) == called) return player;
  }
  fail("'Left' or 'Right'");
}

Size CertificateLines::number_of(std::string_view key) { return number(value_of(key), 0); }

Size CertificateLines::number(std::string_view digits, std::size_t columns) {
  Size value = 0;
  const auto [stop, error] = std::from_chars(digits.begin(), digits.end(), value);
  const bool plain = digits.size() == 1 || !digits.starts_with('0');
  if (error != std::errc{} || stop != digits.end() || !plain) {
    fail("a number from 0 to 2^64-1 in plain digits", columns);
  }
  return value;
}

void CertificateLines::expect_end() {
  if (rest_.empty()) return;
  value_ = rest_;
  place_ = {place_.file, place_.line + 1, 1};
  fail("the end of the certificate");
}

void CertificateLines::fail(std::string expected, std::size_t columns) const {
  Place place = place_;
  place.column += columns;
  throw InputError(place, std::string(value_.substr(columns)), std::move(expected));
}

std::string_view word_of(Player player) { return kLeftAndRight[player == Player::Left ? 0 : 1]; }

}  // namespace nimplus
