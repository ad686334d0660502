#include <array>

#include "properties/checks.hpp"

namespace nimplus::properties {
namespace {

constexpr Domain kEverything{};
constexpr Domain kNormal{.normal_only = true};
constexpr Domain kShared{.shared_only = true};
constexpr Domain kSharedNormal{.shared_only = true, .normal_only = true};
constexpr Domain kTwoSets{.needs_partizan = true};
constexpr Domain kTwoSetsNormal{.normal_only = true, .needs_partizan = true};
constexpr Domain kScaled{.headroom = 3};
constexpr Domain kPeriodic{.removal_max = kPeriodicRemovalMax};
constexpr Domain kBothConventions{.normal_only = true, .needs_misere = true};

}  // namespace

std::span<const Property> all() {
  // Sources: definition; I, M, Z, Y: impartial, misère, partizan, partizan misère theory.
  static const std::array rows{
      Property{"agreement", "the classes are those of minimax over the explicit game graph",
               "definition", kEverything, differs_from_minimax},
      Property{"recurrence",
               "the mover wins exactly where a move leads to a heap that the opponent loses",
               "I2 (kernel certificate)", kEverything, breaks_the_recurrence},
      Property{"identical-sets",
               "with identical sets only N and P occur, and both rows are the impartial game's",
               "Z2, I1, M2", kShared, differs_from_the_impartial_row},
      Property{"positive-value", "the first player wins exactly where the Grundy value is positive",
               "I1 (Sprague, Grundy)", kSharedNormal, differs_from_positive_values},
      Property{"swapping-players", "swapping the players mirrors the outcomes", "Z1, Y5", kTwoSets,
               differs_when_mirrored},
      Property{"further-removal", "a further removal for me never hurts me in normal play", "Z3",
               kTwoSetsNormal, is_hurt_by_a_further_removal},
      Property{"beyond-the-heap", "removals above the heap change nothing", "I35, Y5", kEverything,
               heeds_removals_above_the_heap},
      Property{"listing",
               "a problem's input gets the answer of minimax in whatever order, and however often, "
               "its removals are listed",
               "I35, P27, Q18", kNormal, answers_a_listing_wrongly},
      Property{"prefix", "the class of a heap does not depend on how far the table goes", "I35",
               kEverything, changes_with_the_range},
      Property{"scaling", "all removals times g: heap n plays like heap floor(n/g) before",
               "I17, Z21, Y5", kScaled, differs_when_scaled},
      Property{"repeated-window",
               "a repeated window proves the period: the oracle verifies it, the table keeps it",
               "I4, Z11", kPeriodic, leaves_a_proved_period},
      Property{"misere-shift",
               "with equal smallest removals m, misère play is normal play m heaps later", "M1, Y1",
               kBothConventions, differs_from_the_misere_shift},
  };
  return rows;
}

}  // namespace nimplus::properties
