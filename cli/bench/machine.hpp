#pragma once

#include <string>

namespace nimplus::cli {

/// What the figures of a run depend on: "AMD EPYC, 2 cores, vectors of 64 bytes, g++ 12.2.0".
std::string machine_name();

}  // namespace nimplus::cli
