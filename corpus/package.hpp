#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "corpus/format.hpp"

namespace nimplus::corpus {

/// Writes the files as the directory `target`: beside it first, under `target.partial-XXXXXX`, then
/// renamed, so that `target` is whole or not there; parents that are missing are made. An existing
/// target is refused (InputError, place `--out`) unless `replace`, and then too unless it is a
/// directory with a `manifest`: nothing but a package is ever replaced. Throws
/// std::filesystem::filesystem_error when it cannot be written; then nothing of it is left.
/// SIGINT, SIGTERM and SIGHUP to this thread wait until the package stands: only SIGKILL or a power
/// cut can leave a `.partial-XXXXXX`, which is safe to delete.
void write_package(const std::vector<PackageFile>& files, const std::filesystem::path& target,
                   bool replace);

/// What differs between the files and the directory, as lines "missing PATH", "extra PATH" and
/// "differs PATH", by path; empty when they are the same byte for byte. Throws InputError when
/// there is no such directory.
std::vector<std::string> compare_package(const std::vector<PackageFile>& files,
                                         const std::filesystem::path& directory);

/// No file of a package comes near this.
constexpr std::uintmax_t kPackageFileBytesMax = std::uintmax_t{64} << 20U;

/// The bytes of a regular file. Throws InputError, with the reason, when it cannot be read.
std::string read_file(const std::filesystem::path& path);

}  // namespace nimplus::corpus
