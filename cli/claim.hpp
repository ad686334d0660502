#pragma once

#include <string>
#include <string_view>

#include "rules/certificate.hpp"

namespace nimplus::cli {

/// "table", "period" or "win".
std::string_view kind(const AnyCertificate& certificate);

const Ruleset& ruleset_of(const AnyCertificate& certificate);

/// What a certificate claims, in one line: "Left, moving first, wins heap 5 of {1,2}: 3 moves".
std::string claim(const AnyCertificate& certificate);

}  // namespace nimplus::cli
