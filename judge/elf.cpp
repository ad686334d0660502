#include "judge/elf.hpp"

#include <elf.h>

#include <cstring>

namespace nimplus::judge {

Image image_of(std::string_view program) {
  Elf64_Ehdr header;
  if (program.size() < sizeof header) return {0, true};
  std::memcpy(&header, program.data(), sizeof header);
  if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64) {
    return {0, true};
  }
  Image image;
  for (std::size_t i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    const std::size_t place = header.e_phoff + i * sizeof segment;
    if (place > program.size() || program.size() - place < sizeof segment) return {0, true};
    std::memcpy(&segment, program.data() + place, sizeof segment);
    if (segment.p_type == PT_LOAD) image.bytes += segment.p_memsz;
    if (segment.p_type == PT_INTERP) image.needs_loader = true;
  }
  return image;
}

}  // namespace nimplus::judge
