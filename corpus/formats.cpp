#include "corpus/format.hpp"

#include <array>

#include "corpus/plain_format.hpp"
#include "rules/row_called.hpp"

namespace nimplus::corpus {

std::span<const PackageFormat> formats() {
  static const std::array rows{
      PackageFormat{"plain", "tests/01.in, tests/01.out and a manifest of hashes", plain_files,
                    read_plain},
  };
  return rows;
}

const PackageFormat& format_called(std::string_view name) {
  return row_called(formats(), &PackageFormat::name, name, {"--format"});
}

std::string fingerprint(const Corpus& corpus) { return fingerprint(plain_manifest(corpus)); }

}  // namespace nimplus::corpus
