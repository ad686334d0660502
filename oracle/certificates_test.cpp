#include "oracle/certificates.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "oracle/every_set.hpp"
#include "oracle/least_period.hpp"
#include "oracle/oracle.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::oracle {
namespace {

constexpr auto kProved = Finding::Verdict::Proved;
constexpr auto kRefuted = Finding::Verdict::Refuted;

std::string heap_text(Size heap) { return "heap " + std::to_string(heap) + ' '; }

TEST(Certificates, refuse_every_flipped_cell_of_the_tables_of_pairs_up_to_3) {
  int flips = 0;
  for (const Ruleset& ruleset : every_pair(3)) {
    const TableCertificate truth{ruleset, solve(ruleset, 12)};
    ASSERT_EQ(examine(truth), Finding{});
    for (Size heap = 0; heap <= 12; ++heap) {
      for (const Outcome planted : {Outcome::L, Outcome::R, Outcome::N, Outcome::P}) {
        if (planted == truth.table.outcome[heap]) continue;
        TableCertificate tampered = truth;
        tampered.table.outcome[heap] = planted;
        const auto [verdict, why_not] = examine(tampered);
        ASSERT_EQ(verdict, kRefuted) << to_text(ruleset) << heap;
        ASSERT_TRUE(why_not.starts_with(heap_text(heap))) << why_not;
        ++flips;
      }
    }
  }
  EXPECT_EQ(flips, 2 * 64 * 13 * 3);
}

void expect_no_other_period(const Ruleset& ruleset, Sequence sequence, Period least) {
  const auto verdict = [&](Size preperiod, Size period) {
    return examine(Certificate{ruleset, sequence, {preperiod, period}}).verdict;
  };
  const auto [preperiod, period] = least;
  ASSERT_EQ(verdict(preperiod, period), kProved);
  for (const Size factor : {2U, 3U, 4U, 5U, 7U, 30U}) {
    ASSERT_EQ(verdict(preperiod, factor * period), kRefuted) << factor;
  }
  for (Size divisor = 2; divisor <= period; ++divisor) {
    if (period % divisor != 0) continue;
    ASSERT_EQ(verdict(preperiod, period / divisor), kRefuted) << divisor;
  }
  ASSERT_EQ(verdict(preperiod + 1, period), kRefuted);
  if (preperiod > 0) {
    ASSERT_EQ(verdict(preperiod - 1, period), kRefuted);
  }
}

TEST(Certificates, refuse_periods_that_are_multiples_or_divisors_of_sets_up_to_6) {
  for (const Ruleset& ruleset : every_shared(6)) {
    SCOPED_TRACE(to_text(ruleset));
    expect_no_other_period(ruleset, Sequence::OutcomeClasses,
                           least_period(solve(ruleset, 300).outcome));
    if (ruleset.convention == Convention::Misere) continue;
    expect_no_other_period(ruleset, Sequence::GrundyValues,
                           least_period(grundy(ruleset, 300).value));
    if (HasFailure()) return;
  }
}

TEST(Certificates, are_neither_proved_nor_refuted_beyond_the_heaps_to_be_walked) {
  const Certificate certificate{shared({1, 2}), Sequence::OutcomeClasses, {0, 3}};
  EXPECT_EQ(examine(certificate, 5), Finding{});
  EXPECT_EQ(examine(certificate, 4).verdict, Finding::Verdict::TooLong);
}

std::string complaint(const AnyCertificate& certificate) { return examine(certificate).why_not; }

TEST(Certificates, say_what_is_wrong_in_a_sentence) {
  const auto outcomes = [](const Ruleset& ruleset, std::vector<Outcome> outcome) {
    return complaint(TableCertificate{ruleset, {std::move(outcome)}});
  };
  using enum Outcome;
  EXPECT_EQ(outcomes(shared({1, 2}), {P, N, N, N}),
            "heap 3 has N, but Left to move leaves, by any move, what Right wins");
  EXPECT_EQ(outcomes(shared({1, 2}), {P, N, R}),
            "heap 2 has R, but Left to move wins by leaving 0, which has P");
  EXPECT_EQ(outcomes(shared({1}), {R}), "heap 0 has R, but Right to move is stuck and so loses");
  EXPECT_EQ(outcomes(shared({1}, Convention::Misere), {L}),
            "heap 0 has L, but Right to move is stuck and so wins");
  const WinCertificate truth{
      shared({1, 2}), {5, Player::Left}, Player::Left, {{1, 1}, {2, 2}, {5, 2}}};
  ASSERT_EQ(complaint(truth), "");
  const auto with = [&](std::vector<WinningMove> moves) {
    WinCertificate changed = truth;
    changed.moves = std::move(moves);
    return complaint(changed);
  };
  EXPECT_EQ(with({{1, 1}, {2, 1}, {5, 2}}), "heap 0: Left cannot move and so loses");
  EXPECT_EQ(with({{1, 1}, {2, 3}, {5, 2}}), "heap 2: Left may not take 3");
  EXPECT_EQ(with({{2, 2}, {5, 2}}),
            "heap 1: Left can be asked to move there, and no move is listed");
  EXPECT_EQ(with({{1, 1}, {2, 2}, {4, 1}, {5, 2}}),
            "heap 4 is listed, but Left is never asked to move there");
  EXPECT_EQ(with({{2, 2}, {1, 1}, {5, 2}}), "heap 1 is listed behind heap 2");
  EXPECT_EQ(with({{1, 1}, {1, 1}, {2, 2}, {5, 2}}), "heap 1 is listed behind heap 1");
  const WinCertificate misere{
      shared({1}, Convention::Misere), {1, Player::Left}, Player::Left, {{1, 1}}};
  EXPECT_EQ(complaint(misere), "heap 0: Right cannot move and so wins");
}

}  // namespace
}  // namespace nimplus::oracle
