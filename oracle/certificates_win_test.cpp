#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "oracle/certificates.hpp"
#include "oracle/every_set.hpp"
#include "oracle/oracle.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::oracle {
namespace {

/// Every play that a strategy leaves open, by recursion.
struct Plays {
  const WinCertificate& strategy;
  std::set<Size> asked{};

  /// Does the winner win all of them?
  bool won(Position at) {
    const auto reached = options(strategy.ruleset, at);
    const bool asks = at.to_move == strategy.winner;
    if (reached.empty()) return asks == (strategy.ruleset.convention == Convention::Misere);
    if (!asks) {
      bool all = true;
      for (const Position option : reached) all = won(option) && all;
      return all;
    }
    asked.insert(at.heap);
    for (const auto& [heap, removal] : strategy.moves) {
      if (heap != at.heap) continue;
      const bool legal = strategy.ruleset.of(at.to_move).contains(removal) && removal <= heap;
      return legal && won({heap - removal, opponent(at.to_move)});
    }
    return false;
  }

  bool prove() {
    std::set<Size> listed;
    for (const auto& [heap, removal] : strategy.moves) listed.insert(heap);
    return won(strategy.position) && asked == listed && listed.size() == strategy.moves.size();
  }
};

/// A strategy of the smallest winning removals, for the heaps that it needs.
WinCertificate strategy_of(const Ruleset& ruleset, Position position) {
  const bool mover_wins = mover_wins_by_tree_search(ruleset, position);
  const Player winner = mover_wins ? position.to_move : opponent(position.to_move);
  WinCertificate certificate{ruleset, position, winner, {}};
  for (Size heap = 0; heap <= position.heap; ++heap) {
    const auto moves = winning_moves(ruleset, {heap, winner});
    if (!moves.empty()) certificate.moves.push_back({heap, heap - moves.front().heap});
  }
  Plays plays{certificate};
  EXPECT_TRUE(plays.won(position));
  std::erase_if(certificate.moves,
                [&](WinningMove move) { return !plays.asked.contains(move.heap); });
  return certificate;
}

/// Returns how many changed strategies were refused.
int changes_refused(const WinCertificate& truth) {
  int refused = 0;
  const auto judge = [&](const WinCertificate& changed) {
    const auto why_not = verify(changed);
    EXPECT_EQ(!why_not, Plays{changed}.prove()) << why_not.value_or("proved");
    refused += why_not ? 1 : 0;
    return !why_not;
  };
  EXPECT_TRUE(judge(truth));
  for (std::size_t i = 0; i < truth.moves.size(); ++i) {
    WinCertificate changed = truth;
    for (Size removal = 0; removal <= truth.position.heap + 1; ++removal) {
      changed.moves[i].removal = removal;
      judge(changed);
    }
    changed = truth;
    changed.moves.erase(changed.moves.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_FALSE(judge(changed));
    changed = truth;
    changed.moves.insert(changed.moves.begin() + static_cast<std::ptrdiff_t>(i), truth.moves[i]);
    EXPECT_FALSE(judge(changed));  // listed twice
  }
  WinCertificate changed = truth;
  changed.winner = opponent(truth.winner);
  EXPECT_FALSE(judge(changed));
  changed = truth;
  changed.moves.push_back({truth.position.heap + 1, 1});
  EXPECT_FALSE(judge(changed));  // never asked there
  return refused;
}

TEST(WinCertificates, prove_strategies_and_refuse_changed_ones_of_pairs_up_to_3) {
  int refused = 0;
  for (const Ruleset& ruleset : every_pair(3)) {
    for (Size heap = 0; heap <= 8; ++heap) {
      for (const Player mover : {Player::Left, Player::Right}) {
        SCOPED_TRACE(to_text(ruleset) + ' ' + std::to_string(heap));
        refused += changes_refused(strategy_of(ruleset, {heap, mover}));
        if (HasFailure()) return;
      }
    }
  }
  EXPECT_GT(refused, 10'000);
}

}  // namespace
}  // namespace nimplus::oracle
