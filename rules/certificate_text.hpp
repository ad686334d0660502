#pragma once

#include <string>
#include <string_view>

#include "rules/certificate.hpp"

namespace nimplus {

/// What a sequence is called in texts: "outcome classes", "Grundy values".
std::string_view name(Sequence sequence);

/// A certificate as a small text of five lines, each with its line feed:
///     nimplus period certificate 1
///     ruleset {2,4,7}
///     sequence outcome classes
///     preperiod 4
///     period 3
/// The first names the version of this form; the ruleset is its canonical text.
std::string to_text(const Certificate& certificate);

/// Reads exactly what to_text writes: to_text(parse_certificate(t, f)) == t. The period is at least
/// 1; whether the claim is true is for others to say. Throws InputError; `file` names the text.
Certificate parse_certificate(std::string_view text, const std::string& file);

}  // namespace nimplus
