#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "cli/claim.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "oracle/certificates.hpp"
#include "rules/certificate_text.hpp"
#include "rules/escaped.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::cli {
namespace {

using Verdict = oracle::Finding::Verdict;

struct Words {
  std::vector<std::string> files;
  bool json = false;
};

struct NamedCertificate {
  std::string file;
  AnyCertificate certificate;
};

const char* word_of(Verdict verdict) {
  if (verdict == Verdict::Proved) return "proved";
  return verdict == Verdict::Refuted ? "refuted" : "not checked";
}

int exit_of(Verdict verdict) {
  if (verdict == Verdict::Proved) return kHeld;
  return verdict == Verdict::Refuted ? kFalsified : kCouldNot;
}

std::string json(const NamedCertificate& read, const oracle::Finding& found) {
  nlohmann::ordered_json document{{"file", read.file},
                                  {"kind", kind(read.certificate)},
                                  {"ruleset", to_text(ruleset_of(read.certificate))},
                                  {"claim", claim(read.certificate)},
                                  {"verdict", word_of(found.verdict)}};
  if (!found.why_not.empty()) document["why_not"] = found.why_not;
  return document.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

int say(const NamedCertificate& read, bool as_json) {
  const oracle::Finding found = oracle::examine(read.certificate);
  if (as_json) {
    fmt::print("{}\n", json(read, found));
  } else {
    fmt::print("{}: {}: {}\n", escaped(read.file, read.file.size()), word_of(found.verdict),
               found.verdict == Verdict::Proved ? claim(read.certificate) : found.why_not);
  }
  return exit_of(found.verdict);
}

int run(const Words& words) {
  std::vector<NamedCertificate> all;
  for (const std::string& file : words.files) {
    const InputText input = read_input(file);
    all.push_back({input.name, parse_any_certificate(input.text, input.name)});
  }
  int status = kHeld;
  for (const NamedCertificate& read : all) status = std::max(status, say(read, words.json));
  return status;
}

}  // namespace

Command check() {
  const auto words = std::make_shared<Words>();
  return {{{.name = "FILE",
            .help = "A certificate of any kind ('-': standard input)",
            .value = &words->files,
            .required = true},
           {"--json", "One JSON object a file", &words->json}},
          [words] { return run(*words); }};
}

}  // namespace nimplus::cli
