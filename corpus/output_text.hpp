#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nimplus::corpus {

/// Cuts the first token off `rest`; tokens stand between blanks, tabs, CR, LF, VT and FF. Empty
/// when there is none left.
std::string_view cut_token(std::string_view& rest);

/// How many tokens `text` has. Cost: linear, no memory.
std::size_t count_tokens(std::string_view text);

/// `text` for a message: its tokens with single blanks, escaped(), at most 40 bytes of it.
std::string shown(std::string_view text);

}  // namespace nimplus::corpus
