#pragma once

#include <sys/types.h>

#include "judge/boxinit/filter.hpp"
#include "judge/protocol.hpp"

namespace nimplus::boxinit {

/// A program to be started, with everything made ready beforehand.
struct Plan {
  judge::protocol::Request limits;
  char* argument[64];    ///< ended by a null pointer
  int standard[3];       ///< become descriptors 0, 1 and 2
  const Filter* filter;  ///< installed last; null: none
};

struct Child {
  pid_t pid = -1;
  int error = 0;  ///< errno when it could not be started; then pid is -1
};

/// Starts the program in a process group of its own, under its limits, with default signals, three
/// descriptors and a small fixed environment.
Child spawn(const Plan& plan);

}  // namespace nimplus::boxinit
