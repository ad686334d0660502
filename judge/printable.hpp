#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nimplus::judge {

/// The text of a stranger for our own messages: escaped(), with line feeds and tabs kept; at most
/// `bytes_max` bytes of it, whole lines where possible, then "…".
std::string printable(std::string_view text, std::size_t bytes_max);

/// Its last line that is not blank, without blanks around it, printable, at most 200 bytes.
std::string last_line(std::string_view text);

}  // namespace nimplus::judge
