#pragma once

#include <optional>
#include <string>

#include "oracle/verify.hpp"
#include "rules/certificate.hpp"

namespace nimplus::oracle {

/// What is wrong with a table certificate, as a sentence that begins with the smallest heap whose
/// class is not what the recurrence makes of the classes below it; std::nullopt when all of it is
/// proved. Cost: as refute().
std::optional<std::string> verify(const TableCertificate& certificate);

/// What is wrong with a win certificate, as a sentence that begins with the heap where play goes
/// wrong; std::nullopt when it is proved: from the position on, by the moves listed and every move
/// of the opponent, the winner is asked to move in all heaps that are listed and in no others, each
/// listed move is legal, and whoever is stuck when play ends, it is the opponent (under misère play
/// the winner). Play ends: every move takes something. Cost: moves times the opponent's removals
/// times a search among the moves; memory: a bit a move.
std::optional<std::string> verify(const WinCertificate& certificate);

/// What was found out about a certificate of any kind.
struct Finding {
  enum class Verdict { Proved, Refuted, TooLong };
  Verdict verdict = Verdict::Proved;
  std::string why_not;  ///< a sentence; empty when proved
  friend bool operator==(const Finding&, const Finding&) = default;
};

/// Verifies a certificate of any kind. A period that needs more heaps than `cells_max` is TooLong,
/// neither proved nor refuted.
Finding examine(const AnyCertificate& certificate, Size cells_max = 100'000'000);

}  // namespace nimplus::oracle
