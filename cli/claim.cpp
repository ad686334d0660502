#include "cli/claim.hpp"

#include <fmt/format.h>

#include "report/play_text.hpp"
#include "rules/certificate_text.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::cli {
namespace {

struct Claim {
  std::string operator()(const TableCertificate& table) const {
    return fmt::format("outcome classes of {}, heaps 0..{}", to_text(table.ruleset),
                       table.table.outcome.size() - 1);
  }
  std::string operator()(const Certificate& certificate) const {
    const auto& [ruleset, sequence, period] = certificate;
    return fmt::format("{} of {}: preperiod {} period {}", name(sequence), to_text(ruleset),
                       period.preperiod, period.period);
  }
  std::string operator()(const WinCertificate& win) const {
    return fmt::format("{}, moving {}, wins heap {} of {}: {} move{}", report::name(win.winner),
                       win.winner == win.position.to_move ? "first" : "second", win.position.heap,
                       to_text(win.ruleset), win.moves.size(), win.moves.size() == 1 ? "" : "s");
  }
};

}  // namespace

std::string_view kind(const AnyCertificate& certificate) {
  constexpr std::string_view kKinds[] = {"table", "period", "win"};
  static_assert(std::variant_size_v<AnyCertificate> == std::size(kKinds));
  return kKinds[certificate.index()];
}

const Ruleset& ruleset_of(const AnyCertificate& certificate) {
  return std::visit([](const auto& kind) -> const Ruleset& { return kind.ruleset; }, certificate);
}

std::string claim(const AnyCertificate& certificate) { return std::visit(Claim{}, certificate); }

}  // namespace nimplus::cli
