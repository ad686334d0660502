#include "fast/vector.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "rules/input_error.hpp"

namespace nimplus::fast {
namespace {

constexpr std::array kWidths{16, 32, 64};

std::size_t widths_here() {
#ifdef __x86_64__
  if (!__builtin_cpu_supports("avx2")) return 1;
  const bool wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                    __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
  return wide ? 3 : 2;
#else
  return 1;
#endif
}

int asked_width() {
  const auto widths = vector_widths();
  const char* asked = std::getenv("NIMPLUS_VECTOR");
  if (asked == nullptr || *asked == '\0') return widths.back();
  std::string known;
  for (const int width : widths) {
    if (asked == std::to_string(width)) return width;
    known += (known.empty() ? "" : ", ") + std::to_string(width);
  }
  throw InputError({"NIMPLUS_VECTOR"}, asked, "a width that this machine has: " + known);
}

}  // namespace

std::span<const int> vector_widths() {
  static const std::size_t here = widths_here();
  return std::span(kWidths).first(here);
}

int vector_width() {
  static const int width = asked_width();
  return width;
}

}  // namespace nimplus::fast
