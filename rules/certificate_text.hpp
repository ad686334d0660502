#pragma once

#include <string>
#include <string_view>

#include "rules/certificate.hpp"

namespace nimplus {

/// What a sequence is called in texts: "outcome classes", "Grundy values".
std::string_view name(Sequence sequence);

/// A period certificate as a small text of five lines, each with its line feed:
///     nimplus period certificate 1
///     ruleset {2,4,7}
///     sequence outcome classes
///     preperiod 4
///     period 3
/// The first names the version of this form; the ruleset is its canonical text.
std::string to_text(const Certificate& certificate);

/// A table certificate, a hundred heaps a line:
///     nimplus table certificate 1
///     ruleset {1}|{2}
///     heap_max 11
///     PLNPLNPLNPLN
/// The table must not be empty.
std::string to_text(const TableCertificate& certificate);

/// A win certificate, a move a line:
///     nimplus win certificate 1
///     ruleset {1,2}
///     heap 5
///     mover Left
///     winner Left
///     moves 3
///     1 take 1
///     2 take 2
///     5 take 2
std::string to_text(const WinCertificate& certificate);

std::string to_text(const AnyCertificate& certificate);

/// Reads exactly what to_text writes: to_text(parse_certificate(t, f)) == t. The period is at least
/// 1; whether the claim is true is for others to say. Throws InputError; `file` names the text.
Certificate parse_certificate(std::string_view text, const std::string& file);

/// The same of a certificate of any kind; the first line says which it is. The heaps of a win
/// certificate's moves increase; nothing else about them is promised. Memory: linear in the text,
/// whatever it claims to hold.
AnyCertificate parse_any_certificate(std::string_view text, const std::string& file);

}  // namespace nimplus
