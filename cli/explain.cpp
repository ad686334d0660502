#include "oracle/explain.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "cli/explain_sum.hpp"
#include "cli/input.hpp"
#include "cli/problem_words.hpp"
#include "corpus/problem.hpp"
#include "report/play_text.hpp"
#include "rules/input_error.hpp"
#include "rules/ruleset_text.hpp"
#include "rules/sum_text.hpp"

namespace nimplus::cli {
namespace {

constexpr std::size_t kLosingMovesShown = 20;
constexpr std::size_t kAnswerShown = 60;  // letters

struct Words {
  std::string subject;  // a ruleset, or the file of a problem
  std::optional<Size> heap;
  std::string problem;
  std::string contract;
  std::string mover = "left";
  bool json = false;
};

/// What is to be explained; of a problem also how it writes its answer.
struct Asked {
  Ruleset ruleset;
  Size heap = 0;
  std::function<std::string(const WinTable&)> answer;
  PlayerNames players;
};

Asked read_problem(const Words& words) {
  const corpus::Problem& problem = corpus::problem_called(words.problem);
  const InputText input = read_input(words.subject);
  const corpus::Question question =
      problem.read(input.text, input.name, corpus::contract_called(problem, words.contract));
  return {corpus::ruleset_of(question), question.heap,
          [&problem, question](const WinTable& table) {
            const std::string text = problem.answer(question, table);
            return text.substr(0, text.find_last_not_of('\n') + 1);
          },
          problem.players};
}

Asked read_words(const Words& words) {
  if (!words.problem.empty()) return read_problem(words);
  const Ruleset ruleset = parse_ruleset(words.subject, {"RULESET"});
  if (!words.heap) throw InputError({"--heap"}, "no heap to explain is given");
  return {ruleset, *words.heap, {}, kLeftAndRight};
}

Size removal(Position from, Position to) { return from.heap - to.heap; }

std::vector<Size> removals(Position from, const std::vector<Position>& options) {
  std::vector<Size> taken;
  for (const Position option : options) taken.push_back(removal(from, option));
  return taken;
}

std::string json(const Asked& asked, const oracle::Explanation& told) {
  nlohmann::ordered_json document;
  if (asked.answer) document["answer"] = asked.answer(told.table);
  document["ruleset"] = to_text(asked.ruleset);
  document["heap"] = asked.heap;
  document["mover"] = report::name(told.position.to_move);
  const Outcome outcome = told.table.outcome.back();
  document["outcome"] = std::string(1, letter(outcome));
  document["mover_wins"] = wins_moving_first(outcome, told.position.to_move);
  document["winning_removals"] = removals(told.position, told.winning);
  document["losing_removals"] = nlohmann::ordered_json::array();
  for (const auto& [option, reply] : told.losing) {
    nlohmann::ordered_json move{{"removal", removal(told.position, option)}, {"reply", nullptr}};
    if (reply) move["reply"] = removal(option, *reply);
    document["losing_removals"].push_back(move);
  }
  document["line"] = nlohmann::ordered_json::array();
  for (const Position position : told.line) document["line"].push_back(position.heap);
  return document.dump() + '\n';
}

void print_why_lost(const oracle::Explanation& told, const PlayerNames& players) {
  const Player mover = told.position.to_move;
  fmt::print("{} loses: every move has its reply\n", report::name(mover, players));
  for (std::size_t i = 0; i < told.losing.size(); ++i) {
    if (i == kLosingMovesShown) {
      fmt::print("  … and {} more\n", told.losing.size() - i);
      return;
    }
    const auto& [option, reply] = told.losing[i];
    const std::string_view other = report::name(opponent(mover), players);
    fmt::print(
        "  take {}, leaving {}: {}\n", removal(told.position, option), option.heap,
        reply ? fmt::format("{} takes {}, leaving {}", other, removal(option, *reply), reply->heap)
              : fmt::format("{} cannot move and so wins", other));
  }
}

void print(const Asked& asked, const oracle::Explanation& told) {
  const Player mover = told.position.to_move;
  const std::string end =
      report::end_text(asked.ruleset.convention, told.line.back(), asked.players);
  fmt::print("{}, heap {}, {} to move\n", to_text(asked.ruleset), asked.heap,
             report::name(mover, asked.players));
  if (asked.answer) {
    const std::string answer = asked.answer(told.table);
    const bool whole = answer.size() <= kAnswerShown;
    fmt::print("answer: {}{}\n", whole ? "" : "…",
               whole ? answer : answer.substr(answer.size() - kAnswerShown));
  }
  const Outcome outcome = told.table.outcome.back();
  fmt::print("class {}: {}\n", letter(outcome), report::meaning(outcome, asked.players));
  if (!told.winning.empty()) {
    fmt::print("{} wins by taking {}\n", report::name(mover, asked.players),
               fmt::join(removals(told.position, told.winning), " or "));
  } else if (told.losing.empty()) {
    fmt::print("{}\n", end);
    return;
  } else {
    print_why_lost(told, asked.players);
  }
  fmt::print("a line of play: {}, {}\n", report::line_text(told.line), end);
}

int run(const Words& words) {
  const Player mover = words.mover == "left" ? Player::Left : Player::Right;
  if (words.problem.empty() && looks_like_sum(words.subject)) {
    if (words.heap) throw InputError({"--heap"}, "a sum has its heaps after the ':' already");
    fmt::print("{}", explained(parse_sum(words.subject, {"RULESET"}), mover, words.json));
    return kHeld;
  }
  const Asked asked = read_words(words);
  const oracle::Explanation told = oracle::explain(asked.ruleset, {asked.heap, mover});
  if (words.json) {
    fmt::print("{}", json(asked, told));
  } else {
    print(asked, told);
  }
  return kHeld;
}

}  // namespace

Command explain() {
  const auto words = std::make_shared<Words>();
  return {{{"RULESET",
            "The game: {1,3,4}, {3,7,10}|{2,6,7}, either with ' misere'; a sum of heaps: "
            "'{1,3,4}:7 + {1}|{2}:4'; with --problem an input FILE (standard input when left out)",
            &words->subject},
           {"--heap", "The heap to explain", &words->heap},
           problem_word("Explain an input of this problem: ", &words->problem),
           contract_word(&words->contract),
           {.name = "--mover",
            .help = "Who is to move: left or right",
            .value = &words->mover,
            .one_of = {"left", "right"}},
           {"--json", "One JSON object instead of sentences", &words->json}},
          [words] { return run(*words); }};
}

}  // namespace nimplus::cli
