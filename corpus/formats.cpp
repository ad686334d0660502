#include <fmt/format.h>

#include <array>

#include "corpus/format.hpp"
#include "corpus/plain_format.hpp"
#include "rules/input_error.hpp"

namespace nimplus::corpus {

std::span<const PackageFormat> formats() {
  static const std::array rows{
      PackageFormat{"plain", "tests/01.in, tests/01.out and a manifest of hashes", plain_files,
                    read_plain},
  };
  return rows;
}

const PackageFormat& format_called(std::string_view name) {
  std::string names;
  for (const PackageFormat& format : formats()) {
    if (format.name == name) return format;
    names += (names.empty() ? "" : ", ") + format.name;
  }
  throw InputError({"--format"}, std::string(name), "one of " + names);
}

}  // namespace nimplus::corpus
