#include "corpus/output_text.hpp"

#include <fmt/format.h>

#include <algorithm>

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
  for (auto token = cut_token(text); !token.empty(); token = cut_token(text)) {
    if (!line.empty()) line += ' ';
    for (const char c : token) {
      if (line.size() >= kShown) return line + "…";
      const auto byte = static_cast<unsigned char>(c);
      if (byte >= 0x20 && byte < 0x7f) {
        line += c;
      } else {
        line += fmt::format("\\x{:02x}", byte);
      }
    }
  }
  return line;
}

}  // namespace nimplus::corpus
