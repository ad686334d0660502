#include "rules/escaped.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace nimplus {
namespace {

struct Letter {
  char32_t code = 0;
  std::size_t bytes = 1;
};

/// The least code that needs this many bytes; what is below it was written longer than it must.
constexpr std::array<char32_t, 5> kLeastOfBytes{0, 0, 0x80, 0x800, 0x10000};

std::uint8_t byte_at(std::string_view text, std::size_t i) {
  return static_cast<std::uint8_t>(text[i]);
}

/// The first letter of `text`, which is not empty; std::nullopt where it is no valid UTF-8.
std::optional<Letter> first_letter(std::string_view text) {
  const std::uint8_t lead = byte_at(text, 0);
  if (lead < 0x80) return Letter{lead, 1};
  const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc0 || lead > 0xf7 || text.size() < bytes) return std::nullopt;
  char32_t code = lead & (0x7fU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte_at(text, i) & 0xc0U) != 0x80U) return std::nullopt;
    code = code << 6U | (byte_at(text, i) & 0x3fU);
  }
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  if (code < kLeastOfBytes.at(bytes) || code > 0x10ffff || surrogate) return std::nullopt;
  return Letter{code, bytes};
}

bool shows(char32_t code) {
  const auto within = [code](char32_t first, char32_t last) {
    return first <= code && code <= last;
  };
  return !(code < 0x20 || within(0x7f, 0x9f) || within(0x200b, 0x200f) || within(0x2028, 0x202e) ||
           within(0x2060, 0x206f) || code == 0xfeff);
}

std::string hex(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    text += {'\\', 'x', kDigits[byte_at(bytes, i) >> 4U], kDigits[byte_at(bytes, i) & 15U]};
  }
  return text;
}

}  // namespace

std::string escaped(std::string_view text, std::size_t bytes_max, std::string_view kept) {
  const bool lines = kept.find('\n') != kept.npos;
  std::string shown;
  for (std::size_t i = 0; i < text.size();) {
    const std::optional<Letter> letter = first_letter(text.substr(i));
    const std::string_view bytes = text.substr(i, letter ? letter->bytes : 1);
    i += bytes.size();
    if (i > bytes_max) return shown + "…";
    if (lines && bytes == "\r" && text.substr(i, 1) == "\n") continue;
    const bool passes = letter && (shows(letter->code) || kept.find(bytes) != kept.npos);
    shown += passes ? std::string(bytes) : hex(bytes);
  }
  return shown;
}

}  // namespace nimplus
