#include "report/ratios.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace nimplus::report {
namespace {

/// The least figure; std::nullopt when one of the names has none.
std::optional<double> least(const std::vector<std::string>& names, const Figures& figures) {
  std::optional<double> found;
  for (const std::string& name : names) {
    const auto at = figures.find(name);
    if (at == figures.end()) return std::nullopt;
    found = std::min(found.value_or(at->second), at->second);
  }
  return found;
}

std::string without_figure(const Target& target, const Figures& figures) {
  std::string missing;
  for (const auto* names : {&target.above, &target.below}) {
    for (const std::string& name : *names) {
      if (!figures.contains(name)) missing += (missing.empty() ? "" : ", ") + name;
    }
  }
  return missing;
}

std::string shown(double value, const std::string& unit) {
  const int digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3;
  return fmt::format("{:.{}f}{}", value, digits, unit == "x" ? unit : " " + unit);
}

/// The fewest digits that say it.
std::string wanted_text(const Target& target, double value) {
  return fmt::format("{} {:g}", target.wanted == Target::Wanted::AtLeast ? ">=" : "<=", value);
}

constexpr const char* kReached[]{"aim met", "bar met", "MISSED", "not measured"};
constexpr const char* kWanted[]{"at least", "at most", "near"};

const char* text(Reached reached) { return kReached[static_cast<unsigned>(reached)]; }

std::string closing(std::span<const Target> targets, const Figures& figures) {
  int counts[4] = {};
  for (const Target& target : targets) {
    ++counts[static_cast<unsigned>(reached(target, measured(target, figures)))];
  }
  return fmt::format(
      "{} lines: {} reach their aim, {} more their bar, {} missed, {} not measured\n",
      targets.size(), counts[0], counts[1], counts[2], counts[3]);
}

}  // namespace

std::optional<double> measured(const Target& target, const Figures& figures) {
  const auto above = least(target.above, figures);
  const auto below = target.below.empty() ? 1.0 : least(target.below, figures);
  if (!above || !below) return std::nullopt;
  const double quotient = *above / *below;
  const bool inverse = target.wanted == Target::Wanted::Near && quotient < 1;
  return target.scale * (inverse ? 1 / quotient : quotient);
}

Reached reached(const Target& target, std::optional<double> value) {
  if (!value) return Reached::NotMeasured;
  const auto good = [&](double limit) {
    return target.wanted == Target::Wanted::AtLeast ? *value >= limit : *value <= limit;
  };
  if (good(target.aim)) return Reached::Aim;
  return good(target.bar) ? Reached::Bar : Reached::Neither;
}

std::string targets_text(std::span<const Target> targets, const Figures& figures) {
  std::string lines =
      fmt::format("{:<3}{:<66}{:>10}  {:<9}{:<9}\n", "", "target", "measured", "bar", "aim");
  for (const Target& target : targets) {
    const auto value = measured(target, figures);
    lines += fmt::format("{:<3}{:<66}{:>10}  {:<9}{:<9}{}", target.number, target.claim,
                         value ? shown(*value, target.unit) : "-", wanted_text(target, target.bar),
                         wanted_text(target, target.aim), text(reached(target, value)));
    if (!value) lines += ": no " + without_figure(target, figures);
    lines += '\n';
  }
  return lines + closing(targets, figures);
}

std::string targets_json(std::span<const Target> targets, const Figures& figures,
                         const std::string& machine) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const Target& target : targets) {
    const auto value = measured(target, figures);
    rows.push_back({{"number", target.number},
                    {"claim", target.claim},
                    {"value", value ? nlohmann::ordered_json(*value) : nullptr},
                    {"unit", target.unit},
                    {"wanted", kWanted[static_cast<unsigned>(target.wanted)]},
                    {"aim", target.aim},
                    {"bar", target.bar},
                    {"reached", text(reached(target, value))}});
  }
  const nlohmann::ordered_json run{{"machine", machine}, {"targets", rows}, {"figures", figures}};
  return run.dump(2) + '\n';
}

}  // namespace nimplus::report
