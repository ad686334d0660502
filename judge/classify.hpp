#pragma once

#include "judge/box.hpp"
#include "judge/run.hpp"

namespace nimplus::judge {

/// The verdict on one run, by the first of these that is so: the box failed (JE), too much output,
/// too much CPU time, too much wall time, too much memory, killed by a signal, an exit code.
/// `image_bytes`: what the program asks for before it runs (elf.hpp), 0 when not known.
Run classify(Ending ending, const Limits& limits, std::size_t image_bytes);

}  // namespace nimplus::judge
