#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "properties/property.hpp"

namespace nimplus::properties {

/// A game on which a property once failed: tried before anything is drawn.
struct Replay {
  std::string property;
  Game game;
  friend bool operator==(const Replay&, const Replay&) = default;
};

/// Reads lines `PROPERTY RULESET heap N`; empty lines and those that start with # say nothing.
/// Heaps are at most kReplayedHeapMost. `file` names the text in messages. Throws InputError.
constexpr Size kReplayedHeapMost = 100'000;
std::vector<Replay> parse_replays(std::string_view text, const std::string& file);

/// The line that parse_replays() reads back.
std::string to_text(const Replay& replay);

/// The replays that come with nimplus: properties/replays.txt as it was when this was built.
std::string_view shipped_replays();

}  // namespace nimplus::properties
