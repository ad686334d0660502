#include "properties/replays.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "rules/input_error.hpp"
#include "rules/row_called.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

constexpr std::string_view kBlanks = " \t\r";

/// One line that is neither empty nor a comment. `place` is where it starts.
Replay parse_line(std::string_view line, Place place) {
  const auto at = [&](std::size_t index) {
    Place there = place;
    there.column += index;
    return there;
  };
  const std::size_t start = line.find_first_not_of(kBlanks);
  const std::size_t name_end = std::min(line.find_first_of(kBlanks, start), line.size());
  const std::string name(line.substr(start, name_end - start));
  row_called(all(), &Property::name, name, at(start));
  // The heap ends the line, so that the ruleset may hold blanks.
  const std::size_t word = line.rfind("heap");
  if (word == std::string_view::npos || word < name_end) {
    throw InputError(at(line.size()), "", "'heap' with the largest heap after the ruleset");
  }
  Replay replay{name, {}};
  replay.game.ruleset = parse_ruleset(line.substr(name_end, word - name_end), at(name_end));
  std::size_t number = line.find_first_not_of(kBlanks, word + 4);
  if (number == std::string_view::npos) number = line.size();
  const std::string_view digits = line.substr(number);
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), replay.game.heap_max);
  const std::string_view rest = digits.substr(static_cast<std::size_t>(end - digits.data()));
  if (error != std::errc{} || rest.find_first_not_of(kBlanks) != std::string_view::npos ||
      replay.game.heap_max > kReplayedHeapMost) {
    throw InputError(at(number), std::string(digits),
                     fmt::format("a heap from 0 to {}", kReplayedHeapMost));
  }
  return replay;
}

}  // namespace

std::vector<Replay> parse_replays(std::string_view text, const std::string& file) {
  std::vector<Replay> replays;
  Place place{file, 1, 1};
  for (std::size_t start = 0; start < text.size(); ++place.line) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    const std::size_t first = line.find_first_not_of(kBlanks);
    if (first != std::string_view::npos && line[first] != '#') {
      replays.push_back(parse_line(line, place));
    }
    start = end + 1;
  }
  return replays;
}

std::string to_text(const Replay& replay) {
  return fmt::format("{} {} heap {}", replay.property, nimplus::to_text(replay.game.ruleset),
                     replay.game.heap_max);
}

}  // namespace nimplus::properties
