#pragma once

#include <string>
#include <vector>

#include "judge/box.hpp"

namespace nimplus::judge {

/// bwrap's arguments for the plan: a root of its own that holds the plan's files in `home`, nothing
/// else of the host unless asked for, and nothing writable unless asked for. File i is expected on
/// descriptor `first_file + i`, the supervisor on `first_file - 1`.
std::vector<std::string> bubblewrap_arguments(const BoxPlan& plan, const std::string& home,
                                              int first_file);

}  // namespace nimplus::judge
