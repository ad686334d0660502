#pragma once

#include <optional>
#include <string>

#include "judge/box.hpp"
#include "judge/languages.hpp"
#include "judge/source.hpp"

namespace nimplus::judge {

struct Compiled {
  std::optional<std::string> error;  ///< the first errors, printable and bounded
  std::string program;               ///< the compiled program, or the source that was checked
};

/// Compiles in a box of its own, since what a source includes or computes is the stranger's doing.
/// `walls` tells what the box is made of; its files are added. Throws BoxFailure.
Compiled compile(const Language& language, const Source& source, BoxPlan walls);

}  // namespace nimplus::judge
