#pragma once

#include <string_view>

namespace nimplus::judge {

/// The bytes of the static supervisor (boxinit/), which this library carries.
std::string_view supervisor_image();

}  // namespace nimplus::judge
