#pragma once

#include <span>

#include "report/ratios.hpp"

namespace nimplus::cli {

/// What nimplus promises about its speed: nine targets, several lines each, in their order.
std::span<const report::Target> targets();

}  // namespace nimplus::cli
