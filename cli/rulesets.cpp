#include "cli/rulesets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "rules/certificate_text.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::cli {
namespace {

std::vector<Ruleset> read_lines(const InputText& input) {
  std::vector<Ruleset> rulesets;
  std::string_view rest = input.text;
  for (std::size_t number = 1; !rest.empty(); ++number) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    const std::string_view said = line.substr(0, line.find('#'));
    const std::size_t begin = said.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) continue;
    const std::size_t end = said.find_last_not_of(" \t\r") + 1;
    rulesets.push_back(
        parse_ruleset(said.substr(begin, end - begin), {input.name, number, begin + 1}));
  }
  return rulesets;
}

}  // namespace

int each_ruleset(const std::string& text, const std::string& path,
                 const std::function<int(const Ruleset&)>& answer) {
  if (text.empty() == path.empty()) {
    throw InputError({"RULESET"}, path.empty() ? "no ruleset is given"
                                               : "a ruleset and --rulesets: give one of them");
  }
  if (path.empty()) return answer(parse_ruleset(text, {"RULESET"}));
  int status = kHeld;
  for (const Ruleset& ruleset : read_lines(read_input(path))) {
    status = std::max(status, answer(ruleset));
  }
  return status;
}

void expect_grundy_values(const Ruleset& ruleset) {
  if (ruleset.impartial() && ruleset.convention == Convention::Normal) return;
  throw InputError({"--grundy"}, to_text(ruleset), "one shared set under normal play");
}

Size heaps_searched(Sequence sequence) {
  return sequence == Sequence::OutcomeClasses ? 100'000'000 : 10'000'000;
}

std::string no_period(const Ruleset& ruleset, Sequence sequence, Size heap_max) {
  return fmt::format("no period of the {} of {} shows itself within heaps 0..{} (--heap-max)",
                     name(sequence), to_text(ruleset), heap_max);
}

}  // namespace nimplus::cli
