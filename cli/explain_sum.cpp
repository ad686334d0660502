#include "cli/explain_sum.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "fast/sums.hpp"
#include "oracle/sum.hpp"
#include "report/play_text.hpp"
#include "rules/sum_text.hpp"

namespace nimplus::cli {
namespace {

constexpr std::size_t kMovesShown = 20;
constexpr std::size_t kLineShown = 12;            // moves
constexpr std::size_t kLineWalked = 1'000;        // moves, where no graph was built
constexpr Size kLargestValuedHeap = 100'000'000;  // Grundy values in 400 MB a set

struct Told {
  oracle::SumExplanation play;
  std::vector<std::uint32_t> values;  // of impartial sums
  bool by_values = false;             // no graph was built; `losing` has no replies
};

/// Can it be answered by Grundy values?
bool has_values(const SumGame& game) {
  return game.sum.impartial() &&
         *std::max_element(game.heaps.begin(), game.heaps.end()) <= kLargestValuedHeap;
}

oracle::SumExplanation explain_by(const fast::SumValues& values, const Sum& sum,
                                  const SumPosition& position) {
  oracle::SumExplanation told{position, values.outcome(position.heaps), {}, {}, {position}};
  told.winning = values.winning_moves(position.heaps);
  for (const SumMove move : options(sum, position)) {
    if (!std::binary_search(told.winning.begin(), told.winning.end(), move)) {
      told.losing.push_back({move, std::nullopt});
    }
  }
  while (told.line.size() <= kLineWalked) {
    const SumPosition& at = told.line.back();
    const auto winning = values.winning_moves(at.heaps);
    const auto moves = winning.empty() ? options(sum, at) : winning;
    if (moves.empty()) break;
    told.line.push_back(after(at, moves.front()));
  }
  return told;
}

Told tell(const SumGame& game, const SumPosition& position) {
  Told told;
  std::optional<fast::SumValues> values;
  if (has_values(game)) {
    values.emplace(game.sum, game.heaps);
    for (std::size_t heap = 0; heap < game.heaps.size(); ++heap) {
      told.values.push_back(values->value(heap, game.heaps[heap]));
    }
  }
  try {
    told.play = oracle::explain(game.sum, position);
  } catch (const oracle::TooLarge&) {
    if (!values) throw;
    told.play = explain_by(*values, game.sum, position);
    told.by_values = true;
  }
  return told;
}

SumMove move_between(const SumPosition& from, const SumPosition& to) {
  std::size_t heap = 0;
  while (from.heaps[heap] == to.heaps[heap]) ++heap;
  return {heap, from.heaps[heap] - to.heaps[heap]};
}

std::string said(SumMove move) {
  return fmt::format("{} from heap {}", move.removal, move.heap + 1);
}

std::string line_text(const std::vector<SumPosition>& line) {
  std::string text = fmt::format("{}", fmt::join(line.front().heaps, " "));
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (i > kLineShown) return text + fmt::format(" … ({} more)", line.size() - i);
    const SumMove move = move_between(line[i - 1], line[i]);
    text += fmt::format(", {} from heap {}: {}", move.removal, move.heap + 1,
                        fmt::join(line[i].heaps, " "));
  }
  return text;
}

std::string why_lost(const Told& told) {
  const std::string_view mover = report::name(told.play.position.to_move);
  const std::string_view other = report::name(opponent(told.play.position.to_move));
  if (told.by_values) return fmt::format("{} loses: no move wins\n", mover);
  std::string text = fmt::format("{} loses: every move has its reply\n", mover);
  for (std::size_t i = 0; i < told.play.losing.size(); ++i) {
    const auto& [move, reply] = told.play.losing[i];
    if (i == kMovesShown)
      return text + fmt::format("  … and {} more\n", told.play.losing.size() - i);
    text += fmt::format("  take {}: {}\n", said(move),
                        reply ? fmt::format("{} takes {}", other, said(*reply))
                              : fmt::format("{} cannot move and so wins", other));
  }
  return text;
}

std::string text(const SumGame& game, const Told& told) {
  const auto& play = told.play;
  const Player mover = play.position.to_move;
  std::string text = fmt::format("{}, {} to move\n", to_text(game), report::name(mover));
  text += fmt::format("class {}: {}\n", letter(play.outcome), report::meaning(play.outcome));
  if (!told.values.empty()) {
    std::uint32_t together = 0;
    for (const std::uint32_t value : told.values) together ^= value;
    text += fmt::format("Grundy values {}, together {}{}\n", fmt::join(told.values, ", "), together,
                        told.by_values ? "; the graph is too large, the values decide" : "");
  }
  const Position stuck{0, play.line.back().to_move};
  const bool ended = options(game.sum, play.line.back()).empty();
  const std::string end = ended ? report::end_text(game.sum.convention, stuck) : "and so on";
  if (play.winning.empty() && play.losing.empty()) return text + end + '\n';
  if (play.winning.empty()) {
    text += why_lost(told);
  } else {
    std::vector<std::string> moves;
    for (const SumMove move : play.winning) moves.push_back(said(move));
    text += fmt::format("{} wins by taking {}\n", report::name(mover), fmt::join(moves, " or "));
  }
  return text + fmt::format("a line of play: {}; {}\n", line_text(play.line), end);
}

nlohmann::ordered_json json_of(SumMove move) {
  return {{"heap", move.heap + 1}, {"removal", move.removal}};
}

std::string json(const SumGame& game, const Told& told) {
  const auto& play = told.play;
  nlohmann::ordered_json document;
  document["sum"] = to_text(game);
  document["heaps"] = game.heaps;
  document["mover"] = report::name(play.position.to_move);
  document["outcome"] = std::string(1, letter(play.outcome));
  document["mover_wins"] = wins_moving_first(play.outcome, play.position.to_move);
  if (!told.values.empty()) document["grundy_values"] = told.values;
  document["by"] = told.by_values ? "grundy values" : "graph";
  document["winning_moves"] = nlohmann::ordered_json::array();
  for (const SumMove move : play.winning) document["winning_moves"].push_back(json_of(move));
  document["losing_moves"] = nlohmann::ordered_json::array();
  for (const auto& [move, reply] : play.losing) {
    nlohmann::ordered_json shown = json_of(move);
    shown["reply"] = reply ? json_of(*reply) : nlohmann::ordered_json(nullptr);
    document["losing_moves"].push_back(shown);
  }
  document["line"] = nlohmann::ordered_json::array();
  for (const SumPosition& position : play.line) document["line"].push_back(position.heaps);
  return document.dump() + '\n';
}

}  // namespace

std::string explained(const SumGame& game, Player mover, bool as_json) {
  const Told told = tell(game, {game.heaps, mover});
  return as_json ? json(game, told) : text(game, told);
}

}  // namespace nimplus::cli
