#include "corpus/output_text.hpp"

#include <algorithm>

#include "rules/escaped.hpp"

namespace nimplus::corpus {

std::string_view cut_token(std::string_view& rest) {
  constexpr std::string_view kWhiteSpace = " \t\r\n\v\f";
  rest.remove_prefix(std::min(rest.find_first_not_of(kWhiteSpace), rest.size()));
  const std::string_view token = rest.substr(0, rest.find_first_of(kWhiteSpace));
  rest.remove_prefix(token.size());
  return token;
}

std::size_t count_tokens(std::string_view text) {
  std::size_t count = 0;
  while (!cut_token(text).empty()) ++count;
  return count;
}

std::string shown(std::string_view text) {
  constexpr std::size_t kShown = 40;
  std::string line;
  while (line.size() <= kShown) {
    const std::string_view token = cut_token(text);
    if (token.empty()) break;
    if (!line.empty()) line += ' ';
    line += token.substr(0, kShown + 1);
  }
  return escaped(line, kShown);
}

}  // namespace nimplus::corpus
