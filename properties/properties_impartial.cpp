#include "properties/checks_series.hpp"
#include "properties/series.hpp"
#include "properties/set_families.hpp"

namespace nimplus::properties {
namespace {

constexpr Domain kShared{.shared_only = true};
constexpr Domain kSharedNormal{.shared_only = true, .normal_only = true};
constexpr Domain kAnyConvention{.shared_only = true, .normal_only = true, .needs_misere = true};

/// Normal play on the family's shared sets, of which the largest removal is at least so large.
Domain of(const Family& family, Size removal_least = 1) {
  return {
      .shared_only = true, .normal_only = true, .removal_least = removal_least, .family = family};
}

Domain periods_of(const Family& family, Size heap_least) {
  return {.shared_only = true,
          .normal_only = true,
          .removal_max = kPeriodicRemovalMax,
          .heap_least = heap_least,
          .family = family};
}

}  // namespace

std::vector<Property> impartial_properties() {
  return {
      {"identical-sets",
       "with identical sets only N and P occur, and both rows are the impartial game's",
       "Z2, I1, M2", "", Kind::Oracle, kShared, differs_from_the_impartial_row},
      {"losing-runs",
       "at most m lost heaps in a row and at most M won ones, and of heaps 0..X between "
       "(X+1)/(M+1) "
       "and (X+1+m)/2 are lost",
       "I10", "", Kind::Exact, of(kNotEmpty), breaks_the_bounds_of_losses, Status::Theorem, 4},
      {"sieve",
       "marking n+s for each lost heap n gives the won heaps, with at most about (n/2)k marks",
       "I37", "", Kind::Oracle, kSharedNormal, differs_from_the_sieve, Status::Theorem, 4},
      {"all-moves",
       "there are moves and all of them lead to heaps where this is not so: the lost heaps of "
       "misère play",
       "I38, M2", "", Kind::Oracle, kAnyConvention, differs_from_all_moves, Status::Theorem, 4},
      {"adjoined-removal",
       "a removal t more changes nothing in S exactly where no two lost heaps differ by t", "I18",
       "expansion studied by Ho 2015 (attributed)", Kind::Metamorphic, kSharedNormal,
       mistakes_an_adjoined_removal},
      {"adjoined-period",
       "where the classes have period p from heap 0 on, removals s+kp and kp-s change nothing",
       "I19", "Winning Ways, Ho (attributed)", Kind::Metamorphic, of(kNotEmpty),
       heeds_a_removal_of_the_period, Status::Theorem, 2},
      {"scaled-period", "all removals times g: preperiod and period times g", "I17", "standard",
       Kind::Metamorphic, periods_of(kNotEmpty, 2 * kPeriodWithin), has_another_period_when_scaled,
       Status::Theorem, 4},
      {"one-to-k", "{1..k}: the Grundy value is n mod (k+1)", "I11", "Bachet; standard",
       Kind::Exact, of(kOneToK), differs_from_n_mod_k_plus_1, Status::Theorem, 4},
      {"interval", "{c..d}: the Grundy value is floor((n mod (c+d))/c)", "I12",
       "Winning Ways (attributed)", Kind::Exact, of(kInterval), differs_from_the_interval_form,
       Status::Theorem, 4},
      {"one-to-k-more", "{1..k} and no multiple of k+1: the Grundy value is n mod (k+1)", "I13",
       "from adjoined-removal", Kind::Exact, of(kOneToKAndMore), differs_from_n_mod_k_plus_1,
       Status::Theorem, 4},
      {"odd-with-one", "all removals odd, 1 among them: the Grundy value is n mod 2", "I14",
       "standard", Kind::Exact, of(kOddWithOne), differs_from_parity, Status::Theorem, 4},
      {"two-removals",
       "{a,b}, a < b: with x = n mod (a+b) the value is floor(x/a) mod 2 below b, from there on 2 "
       "where floor((x-a)/a) is odd, else 1; period 2a where b/a is odd, else a+b",
       "I16", "Benesh et al., Integers 20 (2020) G5", Kind::Exact, of(kTwoRemovals, 2),
       differs_from_the_two_removals_form, Status::Theorem, 4},
      {"symmetric-set", "S = p-S: classes and Grundy values have period p from heap 0 on", "I21",
       "by a pairing strategy", Kind::Exact, of(kSymmetric), leaves_the_symmetric_period,
       Status::Theorem, 4},
      {"powers",
       "powers of k, k among them: n mod 2 for k odd; for k even 0 1 … 0 1 2 with period k+1",
       "I23", "standard (attributed)", Kind::Exact, of(kPowers, 2), differs_from_the_powers_form,
       Status::Theorem, 4},
      {"additive-set",
       "{a,b,a+b}, gcd 1: period a(2b+r) where b = 2ha+r, 0 <= r <= a; 2b+r where b = 2ha-r, 0 < r "
       "< a; from heap 0 on, and all times the gcd",
       "I27", "Miklos and Post 2024; arXiv 2603.10414 (abstracts)", Kind::Exact, of(kAdditive, 3),
       differs_from_the_additive_period, Status::Theorem, 8},
      {"cubic-period", "{s,4s,12s+1,16s+1}: period 56s³+52s²+9s+1 from heap 0 on", "I28",
       "Althoefer and Bueltermann 1995 (attributed)", Kind::Exact, of(kQuartet, 17),
       differs_from_the_quartet_period, Status::Theorem, 100},
  };
}

}  // namespace nimplus::properties
