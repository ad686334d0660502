// SHA-256 alone: its successor EVP brings all of libcrypto, 5 MB, into a command linked statically.
#define OPENSSL_SUPPRESS_DEPRECATED

#include "corpus/manifest.hpp"

#include <fmt/format.h>
#include <openssl/sha.h>

#include <array>
#include <charconv>

#include "rules/expects.hpp"
#include "rules/input_error.hpp"

namespace nimplus::corpus {
namespace {

constexpr std::string_view kQuick = "quick";
constexpr std::string_view kFull = "full";

/// The first line.
std::string version() { return fmt::format("{} 1", kManifestMark); }

std::string body(const Manifest& manifest) {
  std::string text = fmt::format("{}\nproblem {}\ncontract {}\nseed {}\nextent {}\n", version(),
                                 manifest.problem, manifest.contract, manifest.seed,
                                 manifest.extent == Extent::Quick ? kQuick : kFull);
  for (const ManifestEntry& file : manifest.files) {
    text += fmt::format("{} {} {}", file.sha256, file.bytes, file.path);
    if (!file.family.empty()) text += fmt::format(" {} {}", file.family, file.reason);
    text += '\n';
  }
  return text;
}

/// Cuts a text into lines and these into words, and knows where it is.
class Lines {
 public:
  Lines(std::string_view text, const std::string& file) : rest_(text), place_{file, 0, 1} {}

  bool next() {
    ++place_.line;
    line_ = {};
    if (rest_.empty()) return false;
    const std::size_t end = rest_.find('\n');
    line_ = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    return true;
  }
  std::string word() {
    const std::size_t end = std::min(line_.find(' '), line_.size());
    const std::string word(line_.substr(0, end));
    line_.remove_prefix(std::min(end + 1, line_.size()));
    return word;
  }
  std::string rest_of_line() { return std::string(line_); }
  std::string value_of(std::string_view key) {
    if (!next() || word() != key) fail(rest_of_line(), fmt::format("a line '{} …'", key));
    return rest_of_line();
  }
  std::uint64_t number(const std::string& word) const {
    std::uint64_t value = 0;
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, value);
    if (error != std::errc{} || stop != end) fail(word, "a number");
    return value;
  }
  [[noreturn]] void fail(std::string read, std::string expected) const {
    throw InputError(place_, std::move(read), std::move(expected));
  }

 private:
  std::string_view rest_;
  std::string_view line_;
  Place place_;
};

}  // namespace

std::string sha256(std::string_view bytes) {
  std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
  SHA256_CTX context;
  const bool done = SHA256_Init(&context) == 1 &&
                    SHA256_Update(&context, bytes.data(), bytes.size()) == 1 &&
                    SHA256_Final(digest.data(), &context) == 1;
  expects(done, "libcrypto to know SHA-256");
  std::string text;
  for (const unsigned char byte : digest) text += fmt::format("{:02x}", byte);
  return text;
}

std::string fingerprint(const Manifest& manifest) { return sha256(body(manifest)); }

std::string to_text(const Manifest& manifest) {
  return body(manifest) + "fingerprint " + fingerprint(manifest) + '\n';
}

Manifest parse_manifest(std::string_view text, const std::string& file) {
  Lines lines(text, file);
  if (!lines.next() || lines.rest_of_line() != version()) {
    lines.fail(lines.rest_of_line(), fmt::format("the line '{}'", version()));
  }
  Manifest manifest;
  manifest.problem = lines.value_of("problem");
  manifest.contract = lines.value_of("contract");
  manifest.seed = lines.number(lines.value_of("seed"));
  const std::string extent = lines.value_of("extent");
  if (extent != kQuick && extent != kFull) lines.fail(extent, "'quick' or 'full'");
  manifest.extent = extent == kQuick ? Extent::Quick : Extent::Full;
  while (lines.next()) {
    ManifestEntry entry;
    entry.sha256 = lines.word();
    if (entry.sha256 == "fingerprint") {
      if (text != to_text(manifest)) {
        lines.fail(lines.rest_of_line(), "the fingerprint of the lines above, as the last line");
      }
      return manifest;
    }
    entry.bytes = lines.number(lines.word());
    entry.path = lines.word();
    entry.family = lines.word();
    entry.reason = lines.rest_of_line();
    manifest.files.push_back(std::move(entry));
  }
  lines.fail("", "a last line 'fingerprint …'");
}

}  // namespace nimplus::corpus
