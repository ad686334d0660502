#include "report/test_junit.hpp"

#include <fmt/format.h>

#include <pugixml.hpp>
#include <sstream>

#include "report/test_sums.hpp"
#include "report/test_text.hpp"
#include "rules/escaped.hpp"
#include "rules/ruleset_text.hpp"
#include "rules/sum_text.hpp"

namespace nimplus::report {
namespace {

using properties::Search;
using properties::Stage;
using properties::SuiteRow;
using properties::SumRow;

constexpr std::size_t kMost = 10'000;

/// What XML cannot carry is written as \xNN.
void set(pugi::xml_node node, const char* name, const std::string& value) {
  node.append_attribute(name).set_value(escaped(value, kMost).c_str());
}

/// Suites, each with the counts that its readers want.
class Suites {
 public:
  explicit Suites(const Search& search)
      : search_(search), root_(document_.append_child("testsuites")) {
    set(root_, "name", "nimplus test");
  }

  pugi::xml_node add_case(const std::string& stage, const std::string& property,
                          const std::string& name) {
    if (!suite_ || stage != suite_.attribute("name").value()) {
      suite_ = root_.append_child("testsuite");
      set(suite_, "name", stage);
      for (const char* count : {"tests", "failures", "errors", "skipped"}) set(suite_, count, "0");
      const pugi::xml_node properties = suite_.append_child("properties");
      add_property(properties, "seed", std::to_string(search_.seed));
      add_property(properties, "cases", std::to_string(search_.cases));
    }
    count("tests");
    pugi::xml_node node = suite_.append_child("testcase");
    set(node, "classname", stage + "." + property);
    set(node, "name", name);
    return node;
  }

  void fail(pugi::xml_node node, const std::string& message, const std::string& text) {
    count("failures");
    pugi::xml_node failure = node.append_child("failure");
    set(failure, "message", message);
    set(failure, "type", "falsified");
    failure.text().set(escaped(text, kMost, "\n").c_str());
  }

  void skip(pugi::xml_node node, const std::string& why) {
    count("skipped");
    set(node.append_child("skipped"), "message", why);
  }

  void tell(pugi::xml_node node, const std::string& text) {
    node.append_child("system-out").text().set(escaped(text, kMost, "\n").c_str());
  }

  std::string text() const {
    std::ostringstream stream;
    document_.save(stream, "  ");
    return stream.str();
  }

 private:
  void count(const char* name) {
    pugi::xml_attribute attribute = suite_.attribute(name);
    attribute.set_value(attribute.as_uint() + 1);
  }

  void add_property(pugi::xml_node properties, const char* name, const std::string& value) {
    pugi::xml_node property = properties.append_child("property");
    set(property, "name", name);
    set(property, "value", value);
  }

  Search search_;
  pugi::xml_document document_;
  pugi::xml_node root_;
  pugi::xml_node suite_;
};

/// A solver walks through several small worlds.
std::string case_name(const SuiteRow& row) {
  if (row.stage != Stage::SmallWorlds) return row.solver;
  return fmt::format("{}, {} over 1..{}", row.solver,
                     row.scope.world.shared_only ? "shared sets" : "pairs",
                     row.scope.world.removal_max);
}

std::string message(const SuiteRow& row) {
  if (!row.finding.counterexample) return "gave up: " + row.finding.gave_up;
  const auto& [game, expected, got] = *row.finding.counterexample;
  return fmt::format("smallest {} heap {}: expected {}, got {}", to_text(game.ruleset),
                     game.heap_max, expected, got);
}

std::string message(const SumRow& row) {
  if (!row.finding.counterexample) return fault_text(row);
  const auto& [game, expected, got] = *row.finding.counterexample;
  return fmt::format("{}: expected {}, got {}", to_text(game), expected, got);
}

void add(Suites& suites, const SuiteRow& row, const Search& search) {
  const pugi::xml_node node = suites.add_case(heading(row.stage), row.property, case_name(row));
  const std::string text =
      row.finding.counterexample ? '\n' + counterexample_text(row, search) : std::string();
  if (!row.beyond_reach.empty()) {
    suites.skip(node, row.beyond_reach);
  } else if (row.falsified()) {
    suites.fail(node, message(row), text);
  } else if (row.news()) {
    suites.tell(node, "NEWS: " + message(row) + text);
  }
}

}  // namespace

std::string test_junit(const properties::Results& results, const Search& search) {
  Suites suites(search);
  for (const SuiteRow& row : results.rows) add(suites, row, search);
  for (const SumRow& row : results.sums) {
    const pugi::xml_node node =
        suites.add_case("sums of heaps", row.claim.name, solver_of(row.claim));
    if (row.falsified()) suites.fail(node, message(row), '\n' + counterexample_text(row, search));
  }
  return suites.text();
}

}  // namespace nimplus::report
