#pragma once

#include <functional>
#include <ranges>
#include <string>
#include <string_view>

#include "rules/input_error.hpp"

namespace nimplus {

/// The names of a table's rows for a sentence: "nim-plus, stick-game". `name` projects a row to its
/// name: &Problem::id.
template <std::ranges::input_range Rows, typename Name>
std::string names(Rows&& rows, Name name) {
  std::string text;
  for (const auto& row : rows) {
    if (!text.empty()) text += ", ";
    text += std::invoke(name, row);
  }
  return text;
}

/// The first row called `wanted`, a reference into the table. Throws InputError, listing the known
/// names, when there is none; `place` is where the name was read: {"--problem"} for a flag.
template <std::ranges::borrowed_range Rows, typename Name>
decltype(auto) row_called(Rows&& rows, Name name, std::string_view wanted, Place place) {
  for (auto&& row : rows) {
    if (std::invoke(name, row) == wanted)
      return static_cast<std::ranges::range_reference_t<Rows>>(row);
  }
  const std::string expected = "one of " + names(rows, name);
  if (wanted.empty()) throw InputError(std::move(place), "a name is missing, expected " + expected);
  throw InputError(std::move(place), std::string(wanted), expected);
}

}  // namespace nimplus
