#include "properties/property.hpp"

namespace nimplus::properties {

std::span<const Property> all() { return {}; }

}  // namespace nimplus::properties
