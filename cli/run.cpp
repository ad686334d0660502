#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdio>
#include <string_view>

#include "cli/command.hpp"
#include "cli/whole_number.hpp"
#include "rules/row_called.hpp"

namespace nimplus::cli {
namespace {

std::string fault_of_number(const Word& word, const std::string& text) {
  const std::string fault = whole_number(text);
  const bool within = fault.empty() && word.min <= number_of(text) && number_of(text) <= word.max;
  if (!fault.empty() || within) return fault;
  return "expected a number from " + std::to_string(word.min) + " to " + std::to_string(word.max);
}

CLI::Option* declare_number(CLI::App& app, const Word& word,
                            const std::function<void(std::uint64_t)>& put) {
  return app
      .add_option_function<std::string>(
          word.name, [put](const std::string& text) { put(number_of(text)); }, word.help)
      ->type_name("NUMBER")
      ->check([word](const std::string& text) { return fault_of_number(word, text); });
}

/// Declares a word by the type of its value.
struct Declare {
  CLI::App& app;
  const Word& word;

  CLI::Option* operator()(std::string* value) const {
    CLI::Option* option = app.add_option(word.name, *value, word.help);
    if (!value->empty()) option->capture_default_str();
    return option;
  }
  CLI::Option* operator()(std::vector<std::string>* value) const {
    return app.add_option(word.name, *value, word.help);
  }
  CLI::Option* operator()(std::uint64_t* value) const {
    CLI::Option* option =
        declare_number(app, word, [value](std::uint64_t number) { *value = number; });
    return word.required ? option : option->default_str(std::to_string(*value));
  }
  CLI::Option* operator()(std::optional<std::uint64_t>* value) const {
    return declare_number(app, word, [value](std::uint64_t number) { *value = number; });
  }
  CLI::Option* operator()(bool* value) const { return app.add_flag(word.name, *value, word.help); }
};

void declare(CLI::App& app, const std::vector<Word>& words) {
  for (const Word& word : words) {
    CLI::Option* option = std::visit(Declare{app, word}, word.value);
    option->required(word.required);
    if (!word.one_of.empty()) option->check(CLI::IsMember(word.one_of));
  }
  for (const Word& word : words) {
    CLI::Option* option = app.get_option(word.name);
    if (!word.excludes.empty()) option->excludes(app.get_option(word.excludes));
    if (!word.needs.empty()) option->needs(app.get_option(word.needs));
  }
}

}  // namespace

int run(std::span<const CommandRow> commands, int argc, const char* const* argv) {
  const std::string_view first = argc > 1 ? argv[1] : "";
  if (argc == 2 && first == "--version") {  // CLI11 would throw, which a static program does slowly
    return std::puts("nimplus " NIMPLUS_VERSION) < 0 ? kCouldNot : kHeld;
  }
  CLI::App app{"Property tests, judge corpora and validation of solutions for subtraction games"};
  app.require_subcommand(1);
  app.set_version_flag("--version", "nimplus " NIMPLUS_VERSION);
  Command called;
  if (first.empty() || first.starts_with('-')) {  // for the help
    for (const CommandRow& row : commands) app.add_subcommand(row.name, row.summary);
  } else {
    const CommandRow& row = row_called(commands, &CommandRow::name, first, {"COMMAND"});
    called = row.command();
    declare(*app.add_subcommand(row.name, row.summary), called.words);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kHeld : kBadInput;
  }
  return called.run ? called.run() : kBadInput;
}

}  // namespace nimplus::cli
