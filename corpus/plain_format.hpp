#pragma once

#include <filesystem>
#include <vector>

#include "corpus/format.hpp"
#include "corpus/manifest.hpp"

namespace nimplus::corpus {

/// `tests/01.in` and `tests/01.out` a case, numbered from 1 in as many digits as the count has, at
/// least two, and `manifest`.
std::vector<PackageFile> plain_files(const Corpus& corpus);

/// That manifest.
Manifest plain_manifest(const Corpus& corpus);

/// What plain_files() made, from a directory. Throws InputError when the manifest cannot be read,
/// names what is unknown or does not fit the files.
Corpus read_plain(const std::filesystem::path& directory);

}  // namespace nimplus::corpus
