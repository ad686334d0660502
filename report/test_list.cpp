#include "report/test_list.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string_view>

#include "properties/false_claims.hpp"
#include "properties/small_worlds.hpp"
#include "properties/sum_claims.hpp"
#include "rules/ruleset_text.hpp"
#include "rules/sum_text.hpp"

namespace nimplus::report {
namespace {

using properties::Game;
using properties::Kind;
using properties::Property;
using properties::SumClaim;

constexpr std::size_t kColumns = 80;
constexpr std::size_t kIndent = 6;

const char* word(Kind kind) {
  switch (kind) {
    case Kind::Oracle:
      return "oracle";
    case Kind::Metamorphic:
      return "metamorphic";
    case Kind::Exact:
      return "exact";
  }
  return "";
}

/// Columns of a text: the bytes that begin a letter.
std::size_t width(std::string_view text) {
  std::size_t letters = 0;
  for (const char byte : text) letters += (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U;
  return letters;
}

/// The text in indented lines, broken at blanks.
std::string wrapped(std::string_view text) {
  std::string lines;
  std::size_t column = kColumns;
  while (!text.empty()) {
    const std::string_view next = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), next.size() + 1));
    if (column + 1 + width(next) > kColumns) {
      lines += fmt::format("{}{:{}}", lines.empty() ? "" : "\n", "", kIndent);
      column = kIndent;
    } else {
      lines += ' ';
      ++column;
    }
    lines += next;
    column += width(next);
  }
  return lines + '\n';
}

std::string game_text(const Game& game) {
  if (game.heap_max == 0) return to_text(game.ruleset);  // a claim about the game as a whole
  return fmt::format("{} heap {}", to_text(game.ruleset), game.heap_max);
}

std::string row_text(const Property& row) {
  std::string text = fmt::format("{:<18}{:<13}{}, {}\n{}", row.name, row.id,
                                 status_word(row.status), word(row.kind), wrapped(row.claim));
  if (!row.source.empty()) text += wrapped("source: " + row.source);
  return text;
}

nlohmann::ordered_json row_json(const Property& row) {
  return {{"name", row.name},
          {"id", row.id},
          {"claim", row.claim},
          {"source", row.source},
          {"status", status_word(row.status)},
          {"kind", word(row.kind)}};
}

const char* status_word(properties::SumStatus status) {
  return status == properties::SumStatus::Theorem ? "theorem" : "false";
}

/// A false claim's "false: R01" without what its status says already.
std::string source_of(const SumClaim& claim) {
  constexpr std::string_view kFalse = "false: ";
  return claim.source.starts_with(kFalse) ? claim.source.substr(kFalse.size()) : claim.source;
}

std::string row_text(const SumClaim& row) {
  std::string text =
      fmt::format("{:<29}{:<6}{}, sums\n{}{}", row.name, row.id, status_word(row.status),
                  wrapped(row.sentence), wrapped("source: " + source_of(row)));
  if (row.listed) text += wrapped("counterexample: " + to_text(*row.listed));
  return text;
}

nlohmann::ordered_json row_json(const SumClaim& row) {
  nlohmann::ordered_json json{{"name", row.name},
                              {"id", row.id},
                              {"claim", row.sentence},
                              {"source", source_of(row)},
                              {"status", status_word(row.status)},
                              {"kind", "sums"}};
  if (row.listed) json["listed"] = to_text(*row.listed);
  return json;
}

Property small_worlds() {
  return {std::string(properties::kSmallWorlds), std::string(properties::kSmallWorldsClaim), "I1",
          "definition"};
}

}  // namespace

const char* status_word(properties::Status status) {
  switch (status) {
    case properties::Status::Theorem:
      return "theorem";
    case properties::Status::Conjecture:
      return "conjecture";
    case properties::Status::False:
      return "false";
  }
  return "";
}

std::string property_list() {
  std::string text = row_text(small_worlds());
  for (const Property& property : properties::all()) text += row_text(property);
  for (const auto& claim : properties::false_claims()) {
    text += row_text(claim.property);
    text += wrapped("counterexample: " + game_text(claim.smallest));
  }
  for (const SumClaim& claim : properties::sum_claims()) text += row_text(claim);
  return text;
}

std::string property_list_json() {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  rows.push_back(row_json(small_worlds()));
  for (const Property& property : properties::all()) rows.push_back(row_json(property));
  for (const auto& claim : properties::false_claims()) {
    nlohmann::ordered_json row = row_json(claim.property);
    row["smallest"] = game_text(claim.smallest);
    row["printed"] = to_text(claim.printed.ruleset);
    rows.push_back(std::move(row));
  }
  for (const SumClaim& claim : properties::sum_claims()) rows.push_back(row_json(claim));
  return rows.dump(2) + '\n';
}

}  // namespace nimplus::report
