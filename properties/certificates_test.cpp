// Every certificate that fast/ writes, of removals too large for the properties, by the oracle's
// checkers.

#include <gtest/gtest.h>

#include "corpus/random.hpp"
#include "fast/certify.hpp"
#include "fast/period.hpp"
#include "oracle/certificates.hpp"
#include "oracle/every_set.hpp"
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

/// The moves of the strategies of both movers.
std::size_t expect_strategies_proved(const Ruleset& ruleset, Size heap) {
  std::size_t moves = 0;
  for (const Player mover : {Player::Left, Player::Right}) {
    const auto certificate = fast::certify_win(ruleset, {heap, mover}, heap + 1);
    EXPECT_TRUE(certificate.has_value());
    if (!certificate) continue;
    EXPECT_EQ(oracle::examine(*certificate).why_not, "") << to_text(ruleset) << ' ' << heap;
    moves += certificate->moves.size();
  }
  return moves;
}

TEST(Certificates, of_strategies_of_all_pairs_up_to_3_and_of_random_pairs_are_proved) {
  for (const Ruleset& ruleset : oracle::every_pair(3)) {
    for (Size heap = 0; heap <= 12; ++heap) expect_strategies_proved(ruleset, heap);
  }
  corpus::Random random = corpus::Random::stream(1, "strategies");
  std::size_t moves = 0;
  for (int game = 0; game < 60; ++game) {
    const SubtractionSet left(random.distinct(random.between(1, 10), 1, 100));
    const SubtractionSet right(random.distinct(random.between(1, 10), 1, 100));
    for (const auto convention : {Convention::Normal, Convention::Misere}) {
      const Size heap = random.between(0, 2000);
      moves += expect_strategies_proved(shared(left, convention), heap);
      moves += expect_strategies_proved({left, right, convention}, heap);
    }
  }
  EXPECT_GT(moves, 50'000U);
}

TEST(Certificates, of_tables_are_proved_and_refused_with_any_one_heap_changed) {
  corpus::Random random = corpus::Random::stream(1, "tables");
  for (int game = 0; game < 20; ++game) {
    const SubtractionSet left(random.distinct(random.between(1, 10), 1, 100));
    const SubtractionSet right(random.distinct(random.between(1, 10), 1, 100));
    TableCertificate certificate = fast::certify_table({left, right}, 1000);
    ASSERT_EQ(oracle::examine(certificate).why_not, "");
    const Size heap = random.between(0, 1000);
    Outcome& changed = certificate.table.outcome[heap];
    changed = changed == Outcome::N ? Outcome::P : Outcome::N;
    const std::string why_not = oracle::examine(certificate).why_not;
    EXPECT_TRUE(why_not.starts_with("heap " + std::to_string(heap) + " has")) << why_not;
  }
}

}  // namespace
}  // namespace nimplus::properties
