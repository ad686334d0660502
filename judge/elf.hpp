#pragma once

#include <cstddef>
#include <string_view>

namespace nimplus::judge {

/// What a program asks for before it runs.
struct Image {
  std::size_t bytes = 0;      ///< code and static data, zeroed data included
  bool needs_loader = false;  ///< dynamically linked: it needs the system's libraries
};

/// Of an ELF file of 64 bits. Anything else: no bytes, and with a loader.
Image image_of(std::string_view program);

}  // namespace nimplus::judge
