#pragma once

#include <string>

#include "properties/property.hpp"

namespace nimplus::report {

/// "theorem", "conjecture" or "false".
const char* status_word(properties::Status status);

/// Every claim about one heap, the false ones last, then those about sums: its name, its ids in the
/// theory, its status and what it is held against, the sentence, the source. No line is longer than
/// 80 columns.
std::string property_list();

/// The same as one JSON array.
std::string property_list_json();

}  // namespace nimplus::report
