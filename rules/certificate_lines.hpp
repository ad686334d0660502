#pragma once

#include <string>
#include <string_view>

#include "rules/input_error.hpp"
#include "rules/ruleset.hpp"

namespace nimplus {

/// Goes through the text of a certificate line by line, each of which must end; nothing but what
/// the writers write is read. What it throws is an InputError.
class CertificateLines {
 public:
  /// The text must outlive it; `file` names it in messages.
  CertificateLines(std::string_view text, const std::string& file);

  /// What stands behind `key` in the next line, which must begin with it.
  std::string_view value_of(std::string_view key);
  /// The next line must be `version`.
  void expect_version(std::string_view version);
  /// A line of a ruleset in its canonical text.
  Ruleset ruleset();
  /// A line of Left or Right.
  Player player_of(std::string_view key);
  /// A line of a number from 0 to 2^64-1 in plain decimal digits, no zero in front.
  Size number_of(std::string_view key);
  /// As number_of, of digits that begin `columns` behind the beginning of the value last read.
  Size number(std::string_view digits, std::size_t columns);
  /// There must be no further line.
  void expect_end();

  /// Refuses the value last read, from `columns` behind its beginning on.
  [[noreturn]] void fail(std::string expected, std::size_t columns = 0) const;

 private:
  std::string_view rest_;
  std::string_view value_;
  Place place_;  // of value_
};

/// "Left" or "Right".
std::string_view word_of(Player player);

}  // namespace nimplus
