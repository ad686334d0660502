#pragma once

#include "corpus/problem.hpp"

namespace nimplus::corpus {

// The rows of problems(), one file each.
Problem nim_plus_problem();
Problem stick_game_problem();

}  // namespace nimplus::corpus
