// Every certificate of the search for periods, of removals too large for the property, by the
// oracle's checker.

#include <gtest/gtest.h>

#include "corpus/random.hpp"
#include "fast/period.hpp"
#include "oracle/verify.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::properties {
namespace {

constexpr Size kHeapMax = 60'000;

/// 1 when a period was found.
int expect_proved(const Ruleset& ruleset, Sequence sequence) {
  const auto certificate = fast::find_period(ruleset, kHeapMax, sequence);
  if (!certificate) return 0;
  EXPECT_EQ(oracle::verify(*certificate).value_or("proved"), "proved") << to_text(ruleset);
  return 1;
}

TEST(Certificates, of_random_sets_and_pairs_are_proved_by_the_oracle) {
  corpus::Random random = corpus::Random::stream(1, "certificates");
  int found = 0;
  for (int game = 0; game < 60; ++game) {
    const Size largest = random.between(20, 200);
    const SubtractionSet left(random.distinct(random.between(1, 10), 1, largest));
    const SubtractionSet right(random.distinct(random.between(1, 10), 1, largest));
    found += expect_proved(shared(left), Sequence::OutcomeClasses);
    found += expect_proved(shared(left), Sequence::GrundyValues);
    found += expect_proved(shared(right, Convention::Misere), Sequence::OutcomeClasses);
    found += expect_proved({left, right}, Sequence::OutcomeClasses);
    found += expect_proved({left, right, Convention::Misere}, Sequence::OutcomeClasses);
  }
  EXPECT_GT(found, 200);  // of 300
}

}  // namespace
}  // namespace nimplus::properties
