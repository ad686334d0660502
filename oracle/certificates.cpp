#include "oracle/certificates.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <variant>
#include <vector>

namespace nimplus::oracle {
namespace {

using Complaint = std::optional<std::string>;

std::string_view called(Player player) { return kLeftAndRight[player == Player::Left ? 0 : 1]; }

bool is_stuck(const Ruleset& ruleset, Position position) {
  const SubtractionSet& removals = ruleset.of(position.to_move);
  return removals.empty() || removals.smallest() > position.heap;
}

/// Plays a strategy against every move of the opponent, from the largest heap down: every move
/// lowers the heap, so when a heap's turn comes all play that could lead there has been looked at.
class Walk {
 public:
  explicit Walk(const WinCertificate& certificate)
      : claim_(certificate), asked_(certificate.moves.size()) {}

  Complaint complaint() {
    const auto& moves = claim_.moves;
    for (std::size_t i = 1; i < moves.size(); ++i) {
      if (moves[i - 1].heap < moves[i].heap) continue;
      return fmt::format("heap {} is listed behind heap {}", moves[i].heap, moves[i - 1].heap);
    }
    const auto [heap, mover] = claim_.position;
    Complaint found = mover == claim_.winner ? ask(heap) : answer(heap);
    for (std::size_t i = moves.size(); !found && i > 0; --i) found = play(i - 1);
    return found;
  }

 private:
  Complaint play(std::size_t index) {
    const auto [heap, removal] = claim_.moves[index];
    if (!asked_[index]) {
      return fmt::format("heap {} is listed, but {} is never asked to move there", heap, winner());
    }
    if (removal > heap || !claim_.ruleset.of(claim_.winner).contains(removal)) {
      return fmt::format("heap {}: {} may not take {}", heap, winner(), removal);
    }
    return answer(heap - removal);
  }

  /// The opponent is to move.
  Complaint answer(Size heap) {
    const Position here{heap, opponent(claim_.winner)};
    if (is_stuck(claim_.ruleset, here)) {
      if (claim_.ruleset.convention == Convention::Normal) return std::nullopt;
      return fmt::format("heap {}: {} cannot move and so wins", heap, called(here.to_move));
    }
    for (const Position option : options(claim_.ruleset, here)) {
      if (Complaint found = ask(option.heap)) return found;
    }
    return std::nullopt;
  }

  /// The winner is to move.
  Complaint ask(Size heap) {
    if (is_stuck(claim_.ruleset, {heap, claim_.winner})) {
      if (claim_.ruleset.convention == Convention::Misere) return std::nullopt;
      return fmt::format("heap {}: {} cannot move and so loses", heap, winner());
    }
    const auto at =
        std::lower_bound(claim_.moves.begin(), claim_.moves.end(), WinningMove{heap, 0});
    if (at == claim_.moves.end() || at->heap != heap) {
      return fmt::format("heap {}: {} can be asked to move there, and no move is listed", heap,
                         winner());
    }
    asked_[static_cast<std::size_t>(at - claim_.moves.begin())] = true;
    return std::nullopt;
  }

  std::string_view winner() const { return called(claim_.winner); }

  const WinCertificate& claim_;
  std::vector<bool> asked_;  // of moves
};

Finding finding(const Complaint& complaint) {
  if (!complaint) return {};
  return {Finding::Verdict::Refuted, *complaint};
}

}  // namespace

std::optional<std::string> verify(const TableCertificate& certificate) {
  const auto& [ruleset, table] = certificate;
  const auto refutation = refute(ruleset, table);
  if (!refutation) return std::nullopt;
  const auto [heap, mover] = refutation->position;
  const char claimed = letter(table.outcome[heap]);
  const auto& shown = refutation->shown_by;
  if (shown.empty()) {
    return fmt::format("heap {} has {}, but {} to move is stuck and so {}", heap, claimed,
                       called(mover), refutation->claimed_win ? "loses" : "wins");
  }
  if (refutation->claimed_win) {
    return fmt::format("heap {} has {}, but {} to move leaves, by any move, what {} wins", heap,
                       claimed, called(mover), called(opponent(mover)));
  }
  return fmt::format("heap {} has {}, but {} to move wins by leaving {}, which has {}", heap,
                     claimed, called(mover), shown.front().heap,
                     letter(table.outcome[shown.front().heap]));
}

std::optional<std::string> verify(const WinCertificate& certificate) {
  return Walk(certificate).complaint();
}

Finding examine(const AnyCertificate& certificate, Size cells_max) {
  if (const auto* period = std::get_if<Certificate>(&certificate)) {
    if (auto why = too_long(*period, cells_max)) return {Finding::Verdict::TooLong, *why};
    return finding(verify(*period, cells_max));
  }
  if (const auto* table = std::get_if<TableCertificate>(&certificate)) {
    return finding(verify(*table));
  }
  return finding(verify(std::get<WinCertificate>(certificate)));
}

}  // namespace nimplus::oracle
