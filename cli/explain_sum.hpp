#pragma once

#include <string>

#include "rules/sum.hpp"

namespace nimplus::cli {

/// What `nimplus explain` says of a sum of heaps: who wins, the Grundy values of the heaps when the
/// sum is impartial, every winning move, or why each loses, one line of play. Of impartial sums
/// whose graph is too large the Grundy values decide alone, and the line of play is theirs.
/// `as_json`: one object. Throws oracle::TooLarge.
std::string explained(const SumGame& game, Player mover, bool as_json);

}  // namespace nimplus::cli
