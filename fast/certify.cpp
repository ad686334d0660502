#include "fast/certify.hpp"

#include <algorithm>
#include <functional>
#include <ranges>
#include <set>

#include "fast/dp.hpp"
#include "fast/fastest.hpp"
#include "rules/expects.hpp"

namespace nimplus::fast {
namespace {

/// The heaps in which a player will be asked to move and can, the largest first.
using Asked = std::set<Size, std::greater<>>;

/// Adds what the opponent of a player with the set `own` can leave of `heap`, by `removals`.
void add_replies(const SubtractionSet& removals, Size heap, const SubtractionSet& own,
                 Asked& asked) {
  for (const Size removal : removals) {
    if (removal > heap) break;
    if (!own.empty() && own.smallest() <= heap - removal) asked.insert(heap - removal);
  }
}

/// The largest removal that leaves a heap which `losing` holds, or 0.
Size winning_removal(const SubtractionSet& removals, Size heap, const BitRow& losing) {
  for (const Size removal : removals.removals() | std::views::reverse) {
    if (removal <= heap && losing[heap - removal]) return removal;
  }
  return 0;
}

}  // namespace

TableCertificate certify_table(const Ruleset& ruleset, Size heap_max) {
  return {ruleset, win_table(fastest(ruleset, heap_max), heap_max)};
}

std::optional<WinCertificate> certify_win(const Ruleset& ruleset, Position position,
                                          std::size_t moves_max) {
  const auto [heap, mover] = position;
  const LosingRows rows = fastest(ruleset, heap);
  const auto losing = [&](Player player) -> const BitRow& {
    return player == Player::Left ? *rows.left : *rows.right;
  };
  WinCertificate certificate{ruleset, position, losing(mover)[heap] ? opponent(mover) : mover, {}};
  const Player loser = opponent(certificate.winner);
  const SubtractionSet& own = ruleset.of(certificate.winner);
  Asked asked;
  if (mover == loser) {
    add_replies(ruleset.of(loser), heap, own, asked);
  } else if (!own.empty() && own.smallest() <= heap) {
    asked.insert(heap);
  }
  while (!asked.empty()) {
    if (asked.size() + certificate.moves.size() > moves_max) return std::nullopt;
    const Size here = asked.extract(asked.begin()).value();
    const Size removal = winning_removal(own, here, losing(loser));
    expects(removal > 0, "a winner who can move has a winning move");
    certificate.moves.push_back({here, removal});
    add_replies(ruleset.of(loser), here - removal, own, asked);
  }
  std::ranges::reverse(certificate.moves);
  return certificate;
}

}  // namespace nimplus::fast
