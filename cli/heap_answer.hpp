#pragma once

#include <optional>
#include <string>

#include "fast/periodic.hpp"
#include "rules/certificate.hpp"
#include "rules/outcome.hpp"

namespace nimplus::cli {

/// What is said of one heap, and the period by which it was found, if it was.
struct HeapAnswer {
  std::optional<Outcome> outcome;
  std::optional<std::uint32_t> grundy;
  std::optional<Period> period;
};

/// What `periodic` says of `heap`. Whatever found the period, the recurrence at the heap itself is
/// checked by the oracle (theory I36); throws ContractViolation where it fails.
HeapAnswer answer_by_period(const fast::Periodic& periodic, Size heap);

/// Prints a line, or a JSON object in a line.
void print_answer(const Ruleset& ruleset, Size heap, const HeapAnswer& answer, bool as_json);

/// The period certificate in the file at `path`, proved by the oracle. std::nullopt when it is not,
/// which is said on standard error; `status` is then the Exit. Throws InputError.
std::optional<Certificate> proved_certificate(const std::string& path, int& status);

}  // namespace nimplus::cli
