#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/corpus.hpp"

namespace nimplus::corpus {

/// The first word of every manifest.
constexpr std::string_view kManifestMark = "nimplus-corpus";

/// One file of a package.
struct ManifestEntry {
  std::string path;  ///< relative to the package, '/' between folders
  std::string sha256;
  std::size_t bytes = 0;
  std::string family;  ///< empty for what is no question
  std::string reason;
  friend bool operator==(const ManifestEntry&, const ManifestEntry&) = default;
};

/// What a package holds and what made it. As text: a version line, `problem`, `contract`, `seed`
/// and `extent` (quick or full) lines, a line `SHA256 BYTES PATH[ FAMILY REASON]` a file, and last
/// the fingerprint.
struct Manifest {
  std::string problem;
  std::string contract;
  std::uint64_t seed = 0;
  Extent extent = Extent::Full;
  std::vector<ManifestEntry> files;
  friend bool operator==(const Manifest&, const Manifest&) = default;
};

/// SHA-256 as 64 hexadecimal digits.
std::string sha256(std::string_view bytes);

/// One value for everything in the package: the SHA-256 of the manifest's lines above its own.
std::string fingerprint(const Manifest& manifest);

std::string to_text(const Manifest& manifest);

/// Reads what to_text() wrote; `file` names it in messages. Throws InputError, also when the
/// fingerprint does not fit. to_text(parse_manifest(t, f)) == t.
Manifest parse_manifest(std::string_view text, const std::string& file);

}  // namespace nimplus::corpus
