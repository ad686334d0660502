#include "properties/checks_series.hpp"
#include "properties/series.hpp"

namespace nimplus::properties {
namespace {

constexpr Domain kNormal{.normal_only = true};
constexpr Domain kTwoSets{.needs_partizan = true};
constexpr Domain kTwoSetsNormal{.normal_only = true, .needs_partizan = true};
constexpr Domain kScaled{.headroom = 3};
constexpr Domain kPeriodic{.removal_max = kPeriodicRemovalMax};
constexpr Domain kShortPeriod{
    .normal_only = true, .removal_max = kPeriodicRemovalMax, .heap_least = kPeriodWithin};
constexpr Domain kWindows{.heap_max = 1000};
constexpr Domain kBothConventions{.normal_only = true, .needs_misere = true};

}  // namespace

std::vector<Property> general_properties() {
  return {
      {"agreement",
       "the classes are those of minimax over the explicit game graph",
       "I1",
       "definition",
       Kind::Oracle,
       {},
       differs_from_minimax},
      {"recurrence",
       "the mover wins exactly where a move leads to a heap that the opponent loses",
       "I2",
       "kernel certificate, standard (attributed)",
       Kind::Oracle,
       {},
       breaks_the_recurrence},
      {"transitions",
       "a move to a heap that the opponent loses, moving first, makes the class L or N for Left, R "
       "or N for Right",
       "Z8",
       "",
       Kind::Oracle,
       {},
       breaks_the_transitions},
      {"never-emptied",
       "where nobody may empty the heap, play is that of one heap less",
       "I39",
       "",
       Kind::Oracle,
       {},
       differs_from_a_shorter_heap},
      {"swapping-players", "swapping the players mirrors the outcomes", "Z1, Y5", "",
       Kind::Metamorphic, kTwoSets, differs_when_mirrored},
      {"further-removal", "a further removal for me never hurts me in normal play", "Z3",
       "standard", Kind::Metamorphic, kTwoSetsNormal, is_hurt_by_a_further_removal},
      {"beyond-the-heap",
       "removals above the heap change nothing",
       "I35, Y5",
       "",
       Kind::Metamorphic,
       {},
       heeds_removals_above_the_heap},
      {"listing",
       "a problem's input gets the answer of minimax in whatever order, and however often, its "
       "removals are listed",
       "I35", "", Kind::Oracle, kNormal, answers_a_listing_wrongly},
      {"prefix",
       "the class of a heap does not depend on how far the table goes",
       "I35",
       "",
       Kind::Metamorphic,
       {},
       changes_with_the_range},
      {"scaling", "all removals times g: heap n plays like heap floor(n/g) before", "I17, Z21, Y5",
       "standard", Kind::Metamorphic, kScaled, differs_when_scaled},
      {"repeated-window",
       "a repeated window proves the period: the oracle verifies it, the table keeps it", "I4, Z11",
       "folklore", Kind::Oracle, kPeriodic, leaves_a_proved_period},
      {"own-window",
       "max B equal values of Left's row and max A of Right's, ending together, as they were p "
       "heaps before, prove period p from there on",
       "Z11, I4", "folklore", Kind::Metamorphic, kWindows, breaks_after_a_repeated_window,
       Status::Theorem, 4},
      {"period-bound",
       "preperiod and period together are at most 2^(max A + max B), 2^(max S) of a shared set",
       "I3, Z10", "Golomb 1966; Fraenkel and Kotzig 1987", Kind::Exact, kShortPeriod,
       exceeds_the_bound_of_periods, Status::Theorem, 4},
      {"far-heaps",
       "a heap near 10^18, answered by preperiod and period, keeps the recurrence with the heaps "
       "below it",
       "I36", "", Kind::Oracle, kShortPeriod, breaks_far_out, Status::Theorem, 4},
      {"misere-shift", "with equal smallest removals m, misère play is normal play m heaps later",
       "M1, Y1", "", Kind::Metamorphic, kBothConventions, differs_from_the_misere_shift},
  };
}

}  // namespace nimplus::properties
