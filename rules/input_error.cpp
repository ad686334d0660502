#include "rules/input_error.hpp"

#include <string_view>
#include <utility>

#include "rules/escaped.hpp"

namespace nimplus {
namespace {

/// At most 40 bytes of the token.
std::string quoted(std::string_view token) {
  constexpr std::size_t kShown = 40;
  const std::string text = '\'' + escaped(token, kShown) + '\'';
  return token.size() > kShown ? text + " (" + std::to_string(token.size()) + " bytes)" : text;
}

std::string at(const Place& place) {
  return escaped(place.file, place.file.size()) + ':' + std::to_string(place.line) + ':' +
         std::to_string(place.column) + ": ";
}

std::string message(std::string_view token, std::string_view expected) {
  std::string text = "read ";
  text += token.empty()   ? "the end of the text"
          : token == "\n" ? "the end of the line"
                          : quoted(token);
  text += ", expected ";
  text += expected;
  return text;
}

}  // namespace

InputError::InputError(Place place, std::string token, std::string expected)
    : std::runtime_error(at(place) + message(token, expected)),
      place_(std::move(place)),
      token_(std::move(token)),
      expected_(std::move(expected)) {}

InputError::InputError(Place place, const std::string& problem)
    : std::runtime_error(at(place) + problem), place_(std::move(place)) {}

}  // namespace nimplus
