#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace nimplus::report {

/// What one run measured: seconds, or whatever is counted, by the benchmark's name.
using Figures = std::map<std::string, double>;

/// One line of the table of targets: a quotient of two figures that should reach `aim`, and in a
/// noisy run at least `bar`.
struct Target {
  enum class Wanted : unsigned char {
    AtLeast,
    AtMost,
    Near
  };  ///< Near: the quotient or its inverse is at most

  int number = 0;                  ///< several lines may share one
  std::string claim;               ///< a sentence without the figures
  std::vector<std::string> above;  ///< names; the least of their figures counts
  std::vector<std::string> below;  ///< the same; empty: 1
  double scale = 1;                ///< what the quotient is multiplied with
  std::string unit;                ///< "x" for a ratio
  Wanted wanted = Wanted::AtLeast;
  double aim = 0;
  double bar = 0;
};

enum class Reached : unsigned char { Aim, Bar, Neither, NotMeasured };

/// The quotient, or std::nullopt when one of the names has no figure.
std::optional<double> measured(const Target& target, const Figures& figures);

Reached reached(const Target& target, std::optional<double> value);

/// For people: a line a target, the figure between its bar and its aim, and a closing line that
/// counts them. Where a figure is missing the line says so and names it.
std::string targets_text(std::span<const Target> targets, const Figures& figures);

/// For machines: an object with `machine`, `targets` (number, claim, value or null, unit, wanted,
/// aim, bar, reached) and `figures`, two blanks a level and a final newline.
std::string targets_json(std::span<const Target> targets, const Figures& figures,
                         const std::string& machine);

}  // namespace nimplus::report
