#pragma once

#include <string>
#include <vector>

#include "corpus/families.hpp"

namespace nimplus::corpus {

// The rows of families().
std::vector<Family> nim_plus_families();
std::vector<Family> nim_plus_large_families();
std::vector<Family> stick_game_families();

// What both problems draw.

/// first, first + step, …, last.
std::vector<Size> progression(Size first, Size last, Size step = 1);

/// `list` the other way round.
std::vector<Size> descending(std::vector<Size> list);

/// `count` distinct removals 1..max, in random order; increasing and with a 1 where the contract
/// promises it. max is at least count.
std::vector<Size> draw_list(Random& random, const Contract& contract, std::size_t count, Size max);

/// `question` with its lists made increasing where the contract promises it.
Question arranged(const Contract& contract, Question question);

/// The questions in which the problem's mutants first go wrong, each once.
std::vector<Draft> known_mistakes(const std::string& problem, const Contract& contract);

}  // namespace nimplus::corpus
