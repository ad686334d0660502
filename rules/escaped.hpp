#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nimplus {

/// A stranger's text for a message on a terminal. Letters of valid UTF-8 pass; written as \xNN, a
/// byte at a time, is what a terminal or a reader could be fooled by: control characters (C0, DEL,
/// C1), characters of no width that join or reorder a line (U+200B-200F, U+2028-202E, U+2060-206F,
/// U+FEFF), and bytes that are no valid UTF-8. Control characters named in `kept` pass; where the
/// line feed is, CR LF becomes LF. Of a text longer than `bytes_max` bytes the first ones are
/// shown, no letter cut in two, and then "…". Cost: linear in what is shown.
std::string escaped(std::string_view text, std::size_t bytes_max, std::string_view kept = "");

}  // namespace nimplus
