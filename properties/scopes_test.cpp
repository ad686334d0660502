// Closed forms and periods, whole families as far as the theory's catalogue verified them.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "fast/dp.hpp"
#include "fast/grundy.hpp"
#include "oracle/every_set.hpp"
#include "properties/property.hpp"
#include "properties/sequence.hpp"
#include "properties/set_families.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

const Solver kTables{"tables", {kAnyRemoval, 100'000, true, true}, fast::dp, fast::grundy};

std::vector<Ruleset> shared_with(Size removal_max, const Family& family) {
  std::vector<Ruleset> rulesets;
  for (const SubtractionSet& set : oracle::every_set(removal_max)) {
    if (family.has(shared(set))) rulesets.push_back(shared(set));
  }
  return rulesets;
}

/// Every ruleset that `make` gives for numbers first < second <= most, and is of the family.
std::vector<Ruleset> numbered(Size most, const Family& family,
                              const std::function<Ruleset(Size, Size)>& make) {
  std::vector<Ruleset> rulesets;
  for (Size second = 1; second <= most; ++second) {
    for (Size first = 1; first < second; ++first) {
      Ruleset ruleset = make(first, second);
      if (family.has(ruleset)) rulesets.push_back(std::move(ruleset));
    }
  }
  return rulesets;
}

/// What `make` gives for each number first..last.
std::vector<Ruleset> counted(Size first, Size last, const std::function<Ruleset(Size)>& make) {
  std::vector<Ruleset> rulesets;
  for (Size number = first; number <= last; ++number) rulesets.push_back(make(number));
  return rulesets;
}

SubtractionSet interval(Size lo, Size hi) {
  std::vector<Size> removals(hi - lo + 1);
  std::iota(removals.begin(), removals.end(), lo);
  return SubtractionSet(std::move(removals));
}

/// A set over 1..9 against one removal of up to 12.
std::vector<Ruleset> single_rights() {
  std::vector<Ruleset> rulesets;
  for (const SubtractionSet& set : oracle::every_set(9)) {
    for (Size c = 1; c <= 12 && !set.empty(); ++c) rulesets.push_back({set, {c}});
  }
  return rulesets;
}

/// p - B against B, for every B below p <= 12.
std::vector<Ruleset> complements() {
  std::vector<Ruleset> rulesets;
  for (Size p = 2; p <= 12; ++p) {
    for (const SubtractionSet& set : oracle::every_set(p - 1)) {
      std::vector<Size> left;
      for (const Size removal : set) left.push_back(p - removal);
      if (!set.empty()) rulesets.push_back({SubtractionSet(std::move(left)), set});
    }
  }
  return rulesets;
}

std::vector<Ruleset> triples(Size most, const Family& family) {
  std::vector<Ruleset> rulesets;
  for (Size a = 1; a <= most; ++a) {
    for (Size b = a + 1; b <= most; ++b) {
      for (Size c = b + 1; c <= most; ++c) {
        if (family.has(shared({a, b, c}))) rulesets.push_back(shared({a, b, c}));
      }
    }
  }
  return rulesets;
}

/// Every set over 1..5 and one removal of 60..112.
std::vector<Ruleset> small_and_one_far() {
  std::vector<Ruleset> rulesets;
  for (const SubtractionSet& set : oracle::every_set(5)) {
    for (Size far = 60; far <= 112 && !set.empty(); ++far) {
      rulesets.push_back(shared(adjoined(set, far)));
    }
  }
  return rulesets;
}

/// 1..kAllBut but for the removals 1..6 that are bits of `without`.
Ruleset all_but(Size without) {
  std::vector<Size> removals;
  for (Size removal = 1; removal <= kAllBut; ++removal) {
    if (removal > 6 || (without >> (removal - 1) & 1U) == 0) removals.push_back(removal);
  }
  return shared(SubtractionSet(std::move(removals)));
}

Ruleset quartet(Size s) { return shared({s, 4 * s, 12 * s + 1, 16 * s + 1}); }

struct Scope {
  const char* property;
  std::vector<Ruleset> rulesets;
  Size heap_max;
  std::size_t games;  ///< how many that are: an empty scope proves nothing
};

const auto additive = [](Size a, Size b) { return shared({a, b, a + b}); };
const auto additive_to_64 = [](Size a, Size b) {
  return a + b <= 64 ? additive(a, b) : Ruleset{};  // which is not of the family
};
const auto one_and_two = [](Size b, Size c) { return shared({1, b, c}); };
const auto two = [](Size a, Size b) { return shared({a, b}); };
const auto two_intervals = [](Size b, Size a) -> Ruleset {
  return {interval(1, a), interval(1, b)};
};
const auto several = [](Size c, Size d) { return shared(interval(c, d)); };

const Scope kScopes[] = {
    {"one-to-k", counted(1, 60, [](Size k) { return shared(interval(1, k)); }), 300, 60},
    {"interval", numbered(40, kInterval, several), 300, 780},
    {"one-to-k-more", shared_with(12, kOneToKAndMore), 200, 320},
    {"odd-with-one", shared_with(15, kOddWithOne), 100, 128},
    {"two-removals", numbered(60, kTwoRemovals, two), 300, 1770},
    {"symmetric-set", shared_with(13, kSymmetric), 200, 607},
    {"powers", shared_with(16, kPowers), 300, 20},
    {"additive-set", numbered(63, kAdditive, additive_to_64), 0, 992},
    {"cubic-period", counted(1, 5, quartet), 0, 5},
    {"subset", numbered(7, kSubset, [](Size a, Size b) -> Ruleset { return {{a}, {a, b}}; }), 120,
     21},
    {"complement", complements(), 200, 4083},
    {"one-each", numbered(40, kSingles, [](Size a, Size b) -> Ruleset { return {{a}, {b}}; }), 300,
     780},
    {"semigroup", single_rights(), 120, 6132},
    {"far-semigroup", single_rights(), 0, 6132},
    {"two-intervals", numbered(16, kTwoIntervals, two_intervals), 100, 120},
    {"late-decision", counted(2, 60, [](Size m) -> Ruleset { return {{m}, {m - 1, m}}; }), 0, 59},
    {"reverse-mex", counted(3, 40, [](Size n) { return shared({2, 4 * n, 4 * n + 2}); }), 300, 38},
    {"reverse-mex-more", shared_with(12, kSelfMirrored), 300, 443},
    {"one-b-c", numbered(64, kOneAndTwo, one_and_two), 0, 1953},
    {"sum-of-two", triples(64, kThreeRemovals), 0, 34'574},
    {"period-two-odd", triples(40, kThreeAny), 0, 9880},
    {"late-period-two", triples(40, kPeriodTwo), 0, 10},
    {"affine-far-out", small_and_one_far(), 0, 31 * 53},
    {"all-but-a-few", counted(0, 63, all_but), kAllBut, 64},
    {"sink", numbered(15, kAdditive, additive), 0, 105},
};

TEST(Scopes, hold_as_far_as_the_theory_verified_them) {
  for (const Scope& scope : kScopes) {
    const auto property = std::ranges::find(all(), scope.property, &Property::name);
    ASSERT_NE(property, all().end()) << scope.property;
    EXPECT_EQ(scope.rulesets.size(), scope.games) << scope.property;
    for (const Ruleset& ruleset : scope.rulesets) {
      EXPECT_TRUE(property->domain.family.has(ruleset)) << scope.property << to_text(ruleset);
      const auto failure = refute(*property, kTables, {ruleset, scope.heap_max});
      EXPECT_FALSE(failure) << scope.property << ' ' << to_text(ruleset) << ": "
                            << failure->expected << "; got " << failure->got;
    }
  }
}

/// The figures that the catalogue prints.
TEST(Scopes, have_the_printed_periods) {
  const Size printed[] = {118, 675, 2008, 4453, 8346};
  for (Size s = 1; s <= 5; ++s) {
    EXPECT_EQ(class_period(kTables, quartet(s), 50'000), (Period{0, printed[s - 1]}));
  }
  EXPECT_EQ(class_period(kTables, shared({2, 5, 7}), 400), (Period{0, 22}));
  EXPECT_EQ(class_period(kTables, shared({5, 11, 16}), 1000), (Period{0, 115}));
}

}  // namespace
}  // namespace nimplus::properties
