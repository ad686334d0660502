#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace nimplus::judge {

/// Accepted, wrong answer, time, memory or output limit exceeded, run-time error, compile error;
/// JE: the judge itself failed, so nothing is said about the submission.
enum class Verdict : std::uint8_t { AC, WA, TLE, MLE, OLE, RTE, CE, JE };

/// "AC", "WA", …
std::string_view name(Verdict verdict);

/// The verdict that a folder of submissions promises ("accepted", "wrong_answer", …), as listed in
/// one table with name(); std::nullopt when the folder's name is none of them.
std::optional<Verdict> verdict_of_folder(std::string_view folder);

}  // namespace nimplus::judge
