#pragma once

#include <cstddef>
#include <string>

namespace nimplus::report {

/// 4096 as "4,096".
std::string grouped(std::size_t number);

}  // namespace nimplus::report
