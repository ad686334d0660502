#include "properties/search.hpp"

#include <rapidcheck.h>
#include <rapidcheck/detail/TestListenerAdapter.h>

#include <string>
#include <unordered_map>
#include <utility>

namespace nimplus::properties {
namespace {

/// RapidCheck supplies the numbers, the growth and the descent; what is drawn and what is smaller
/// is ours, because a local cut of a game must stay within the reach.
rc::Gen<Game> games(const Reach& reach, const Family& family) {
  return [reach, family](const rc::Random& random, int size) {
    rc::Random numbers = random;
    const Draw draw = [&](Size lo, Size hi) { return lo + numbers.next() % (hi - lo + 1); };
    return rc::shrinkable::shrinkRecur(draw_game(reach, size, draw, family),
                                       [reach, family](const Game& game) {
                                         return rc::seq::fromContainer(shrunk(game, reach, family));
                                       });
  };
}

struct Quiet : rc::detail::TestListenerAdapter {};

}  // namespace

Finding search_games(const Reach& reach, const Search& search, const Trial& trial,
                     const Family& family) {
  Finding finding;
  const auto claim = [&, generator = games(reach, family)] {
    const Game game = *generator;
    if (!finding.counterexample) {
      ++finding.cases;
      if (at_an_edge(game, reach)) ++finding.at_an_edge;
    }
    if (auto failure = trial(game)) {
      finding.counterexample = std::move(failure);  // the last one kept is the accepted shrink
      RC_FAIL("falsified");
    }
  };
  rc::detail::TestParams parameters;
  parameters.seed = search.seed;
  parameters.maxSuccess = search.cases;
  parameters.maxSize = kSizeMost;
  Quiet quiet;
  const auto result =
      rc::detail::checkTestable(claim, rc::detail::TestMetadata{}, parameters, quiet,
                                std::unordered_map<std::string, rc::detail::Reproduce>{});
  if (result.template is<rc::detail::GaveUpResult>()) finding.gave_up = "too many discarded games";
  if (result.template is<rc::detail::Error>()) {
    finding.gave_up = result.template get<rc::detail::Error>().description;
  }
  if (finding.cases == 0) finding.gave_up = "no game was tried";
  return finding;
}

}  // namespace nimplus::properties
