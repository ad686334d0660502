#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace nimplus {

/// A place in a text: `line` and `column` count from 1; a column is a byte of its line.
struct Place {
  std::string file;
  std::size_t line = 1;
  std::size_t column = 1;
  friend bool operator==(const Place&, const Place&) = default;
};

/// Bad input in a text, a file or a flag. what() is "FILE:LINE:COLUMN: read TOKEN, expected THIS",
/// or "FILE:LINE:COLUMN: PROBLEM" where nothing could be read.
class InputError : public std::runtime_error {
 public:
  /// `token` is what was read, shortened for the message (empty: the end of the text); `expected`
  /// completes the sentence "expected …".
  InputError(Place place, std::string token, std::string expected);

  /// Where nothing was read: "there is no such file". token() and expected() are empty.
  InputError(Place place, const std::string& problem);

  const Place& place() const { return place_; }
  const std::string& token() const { return token_; }
  const std::string& expected() const { return expected_; }

 private:
  Place place_;
  std::string token_;
  std::string expected_;
};

}  // namespace nimplus
