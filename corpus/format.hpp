#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/corpus.hpp"

namespace nimplus::corpus {

/// A file of a package: its path in it ('/' between folders) and its bytes.
struct PackageFile {
  std::string path;
  std::string bytes;
};

/// A layout of a corpus that some judge reads.
struct PackageFormat {
  std::string name;     ///< "plain"
  std::string summary;  ///< one line for --help
  /// Every file of the package, in order of path.
  std::function<std::vector<PackageFile>(const Corpus&)> files;
  /// The corpus in a package at that directory. Throws InputError when it is none or was changed.
  std::function<Corpus(const std::filesystem::path&)> read;
};

/// Every package format, the default first.
std::span<const PackageFormat> formats();

/// The format called `name`; throws InputError (place `--format`) listing the known ones.
const PackageFormat& format_called(std::string_view name);

/// One value for the corpus, whatever the format: the one of its plain manifest. It is what commit
/// messages name.
std::string fingerprint(const Corpus& corpus);

}  // namespace nimplus::corpus
