#include "judge/printable.hpp"

#include "rules/escaped.hpp"

namespace nimplus::judge {
namespace {

constexpr std::string_view kBlank = " \t\r\n";

}  // namespace

std::string printable(std::string_view text, std::size_t bytes_max) {
  const auto line_end = text.substr(0, bytes_max).rfind('\n');
  if (text.size() > bytes_max && line_end != text.npos) bytes_max = line_end + 1;
  return escaped(text, bytes_max, "\n\t");
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
