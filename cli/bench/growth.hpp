#pragma once

#include <string>

#include "report/ratios.hpp"

namespace nimplus::cli {

/// The picture of the figures growth/ROUTE/HEAP_MAX: a curve a route.
std::string growth_picture(const report::Figures& figures, const std::string& machine);

}  // namespace nimplus::cli
