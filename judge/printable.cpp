#include "judge/printable.hpp"

#include <fmt/format.h>

namespace nimplus::judge {
namespace {

constexpr std::string_view kBlank = " \t\r\n";

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < ' ' && c != '\n' && c != '\t') || byte == 0x7f;
}

/// Does a byte stand inside a UTF-8 letter, so that the text may not be cut before it?
bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

}  // namespace

std::string printable(std::string_view text, std::size_t bytes_max) {
  const bool cut = text.size() > bytes_max;
  if (cut) {
    while (bytes_max > 0 && continues(text[bytes_max])) --bytes_max;
    text = text.substr(0, bytes_max);
    if (const auto end = text.rfind('\n'); end != text.npos) text = text.substr(0, end + 1);
  }
  std::string shown;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
    if (is_control(c)) {
      shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    } else {
      shown += c;
    }
  }
  return cut ? shown + "…" : shown;
}

std::string last_line(std::string_view text) {
  const auto last = text.find_last_not_of(kBlank);
  if (last == text.npos) return {};
  text = text.substr(0, last + 1);
  if (const auto before = text.rfind('\n'); before != text.npos) text = text.substr(before + 1);
  text = text.substr(text.find_first_not_of(kBlank));
  return printable(text, 200);
}

}  // namespace nimplus::judge
