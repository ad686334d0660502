#pragma once

#include <vector>

#include "properties/property.hpp"

namespace nimplus::properties {

// The rows of all(), a file to each series of the theory.
std::vector<Property> general_properties();    ///< one and two sets, both conventions
std::vector<Property> grundy_properties();     ///< Grundy values, and forms of them
std::vector<Property> impartial_properties();  ///< classes of one shared set
std::vector<Property> partizan_properties();   ///< classes of two sets
std::vector<Property> conjectures();           ///< nobody has proved them

}  // namespace nimplus::properties
