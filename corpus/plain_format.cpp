#include "corpus/plain_format.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "corpus/package.hpp"
#include "rules/input_error.hpp"

namespace nimplus::corpus {
namespace {

namespace fs = std::filesystem;

std::vector<PackageFile> test_files(const Corpus& corpus) {
  const std::size_t digits =
      std::max<std::size_t>(2, fmt::formatted_size("{}", corpus.cases.size()));
  std::vector<PackageFile> files;
  for (std::size_t i = 0; i < corpus.cases.size(); ++i) {
    const std::string stem = fmt::format("tests/{:0{}}", i + 1, digits);
    files.push_back({stem + ".in", corpus.cases[i].input});
    files.push_back({stem + ".out", corpus.cases[i].answer});
  }
  return files;
}

/// The manifest's files must be pairs of a question and its answer, inside the package.
void expect_pairs(const Manifest& manifest, const std::string& file) {
  if (manifest.files.empty()) throw InputError({file}, "there are no tests in this package");
  for (std::size_t i = 0; i < manifest.files.size(); ++i) {
    const fs::path path = manifest.files[i].path;
    fs::path partner = manifest.files[i / 2 * 2].path;
    if (i % 2 == 1) partner.replace_extension(".out");
    const bool last_alone = i + 1 == manifest.files.size() && i % 2 == 0;
    if (path.parent_path() != "tests" || path != partner || last_alone) {
      throw InputError({file}, path.string(), "pairs of tests/NAME.in and tests/NAME.out");
    }
  }
}

Manifest manifest_of(const Corpus& corpus, const std::vector<PackageFile>& files) {
  Manifest manifest{corpus.problem, corpus.contract, corpus.seed, corpus.extent, {}};
  for (std::size_t i = 0; i < files.size(); ++i) {
    ManifestEntry entry{files[i].path, sha256(files[i].bytes), files[i].bytes.size(), "", ""};
    if (i % 2 == 0) {
      entry.family = corpus.cases[i / 2].family;
      entry.reason = corpus.cases[i / 2].reason;
    }
    manifest.files.push_back(std::move(entry));
  }
  return manifest;
}

std::string checked_file(const fs::path& directory, const ManifestEntry& entry) {
  const fs::path path = directory / entry.path;
  std::string bytes = read_file(path);
  if (sha256(bytes) != entry.sha256) {
    throw InputError({path.string()}, sha256(bytes),
                     "the SHA-256 in the manifest, " + entry.sha256);
  }
  return bytes;
}

}  // namespace

std::vector<PackageFile> plain_files(const Corpus& corpus) {
  std::vector<PackageFile> files = test_files(corpus);
  std::string manifest = to_text(manifest_of(corpus, files));
  files.insert(files.begin(), {"manifest", std::move(manifest)});
  return files;
}

Corpus read_plain(const fs::path& directory) {
  const std::string manifest_path = (directory / "manifest").string();
  const Manifest manifest = parse_manifest(read_file(manifest_path), manifest_path);
  expect_pairs(manifest, manifest_path);
  const Problem& problem = problem_called(manifest.problem);
  const Contract& contract = contract_called(problem, manifest.contract);
  Corpus corpus{manifest.problem, manifest.contract, manifest.seed, {}, manifest.extent};
  for (std::size_t i = 0; i < manifest.files.size(); i += 2) {
    const ManifestEntry& in = manifest.files[i];
    Case next{in.family,
              in.reason,
              {},
              checked_file(directory, in),
              checked_file(directory, manifest.files[i + 1])};
    next.question = problem.read(next.input, (directory / in.path).string(), contract);
    corpus.cases.push_back(std::move(next));
  }
  return corpus;
}

Manifest plain_manifest(const Corpus& corpus) { return manifest_of(corpus, test_files(corpus)); }

}  // namespace nimplus::corpus
