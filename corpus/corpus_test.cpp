#include "corpus/corpus.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "corpus/format.hpp"
#include "corpus/mutants.hpp"
#include "rules/expects.hpp"

namespace nimplus::corpus {
namespace {

/// The outcomes by pushing: every lost heap makes its predecessors won.
WinTable pushed(const Ruleset& ruleset, Size heap_max) {
  std::vector<char> left(heap_max + 1);
  std::vector<char> right(heap_max + 1);
  WinTable table;
  for (Size heap = 0; heap <= heap_max; ++heap) {
    for (const Size removal : ruleset.left) {
      if (removal > heap_max - heap) break;
      if (right[heap] == 0) left[heap + removal] = 1;
    }
    for (const Size removal : ruleset.right) {
      if (removal > heap_max - heap) break;
      if (left[heap] == 0) right[heap + removal] = 1;
    }
    table.outcome.push_back(outcome_of(left[heap] != 0, right[heap] != 0));
  }
  return table;
}

Reference pushing() {
  return {pushed, [](const Ruleset&, const WinTable&) { return std::nullopt; }};
}

const Corpus& full(const char* id) {
  static std::map<std::string, Corpus> made;
  const auto found = made.find(id);
  if (found != made.end()) return found->second;
  const Problem& problem = problem_called(id);
  return made[id] = generate(problem, problem.contracts.front(), 1, Extent::Full, pushing());
}

Corpus quick(const Problem& problem, const Contract& contract, std::uint64_t seed = 1) {
  return generate(problem, contract, seed, Extent::Quick, pushing());
}

std::set<std::string> survivors(const Corpus& corpus, const std::string& without_family) {
  std::set<std::string> alive;
  const Problem& problem = problem_called(corpus.problem);
  for (const Mutant& mutant : mutants()) {
    if (mutant.problem != corpus.problem) continue;
    const bool killed = std::ranges::any_of(corpus.cases, [&](const Case& c) {
      return c.family != without_family && problem.compare(c.answer, mutant.answer(c.question));
    });
    if (!killed) alive.insert(mutant.id);
  }
  return alive;
}

TEST(QuickCorpus, kills_every_mutant_whatever_the_seed) {
  for (const Problem& problem : problems()) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const Corpus corpus = quick(problem, problem.contracts.front(), seed);
      EXPECT_THAT(survivors(corpus, ""), testing::IsEmpty()) << problem.id << " seed " << seed;
    }
  }
}

TEST(FullCorpus, kills_every_mutant_also_without_the_questions_made_for_them) {
  for (const char* id : {"nim-plus", "stick-game"}) {
    EXPECT_THAT(survivors(full(id), "known-mistakes"), testing::IsEmpty()) << id;
  }
}

TEST(Survivors, are_found_where_the_questions_are_poor) {
  Corpus poor = full("nim-plus");
  std::erase_if(poor.cases, [](const Case& c) { return c.family != "samples"; });
  EXPECT_THAT(survivors(poor, ""), testing::Contains("P27"));
}

TEST(EveryCorpus, stays_inside_its_contract_and_repeats_nothing) {
  for (const Problem& problem : problems()) {
    for (const Contract& contract : problem.contracts) {
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Corpus corpus = quick(problem, contract, seed);
        EXPECT_GE(corpus.cases.size(), 25U) << contract.name;
        EXPECT_LE(corpus.cases.size(), 60U) << contract.name;
        std::set<std::string> inputs;
        for (const Case& c : corpus.cases) {
          EXPECT_TRUE(admits(contract, c.question)) << c.input;
          EXPECT_EQ(problem.read(c.input, "f", contract), c.question);
          EXPECT_TRUE(inputs.insert(c.input).second) << c.input;
          EXPECT_FALSE(c.reason.empty());
        }
      }
    }
  }
}

TEST(FullCorpus, is_of_moderate_size_with_both_answers) {
  const Corpus& nim = full("nim-plus");
  EXPECT_GE(nim.cases.size(), 100U);
  EXPECT_LE(nim.cases.size(), 140U);
  const auto first_wins = std::ranges::count(nim.cases, "Long Long nb!\n", &Case::answer);
  EXPECT_GE(first_wins * 3, static_cast<std::ptrdiff_t>(nim.cases.size()));
  EXPECT_LE(first_wins * 3, static_cast<std::ptrdiff_t>(2 * nim.cases.size()));
  const Corpus& stick = full("stick-game");
  EXPECT_GE(stick.cases.size(), 100U);
  EXPECT_LE(stick.cases.size(), 140U);
  EXPECT_LE(
      std::ranges::count_if(stick.cases, [](const Case& c) { return c.question.heap > 100'000; }),
      12);
}

TEST(FullCorpus, begins_with_the_statement_and_then_grows) {
  const Corpus& nim = full("nim-plus");
  EXPECT_EQ(nim.cases.at(0).input, "5 1\n6\n7\n");
  EXPECT_EQ(nim.cases.at(0).answer, "Mao Mao nb!\n");
  EXPECT_EQ(nim.cases.at(1).input, "20 3\n3 7 10\n2 6 7\n");
  EXPECT_EQ(nim.cases.at(1).answer, "Long Long nb!\n");
  EXPECT_EQ(nim.cases.at(2).answer, "Long Long nb!\n");
  const Corpus& stick = full("stick-game");
  EXPECT_EQ(stick.cases.at(0).answer, "WWLWWLWWLW\n");
  EXPECT_EQ(stick.cases.at(1).answer, "WLWWWWLWLW\n");
  for (const Corpus* corpus : {&nim, &stick}) {
    for (std::size_t i = 4; i < corpus->cases.size(); ++i) {
      EXPECT_TRUE(smaller(corpus->cases[i - 1].question, corpus->cases[i].question)) << i;
    }
  }
}

TEST(Generating, gives_the_same_for_the_same_seed_only) {
  const Problem& problem = problem_called("nim-plus");
  const auto inputs = [&](std::uint64_t seed) {
    std::vector<std::string> all;
    for (const Case& c : quick(problem, problem.contracts.front(), seed).cases) {
      all.push_back(c.input + c.answer + c.family + c.reason);
    }
    return all;
  };
  EXPECT_EQ(inputs(1), inputs(1));
  EXPECT_NE(inputs(1), inputs(2));
}

// The same bytes on every platform and for ever; a commit that means to change them names the new
// value in its message.
TEST(Generating, has_known_fingerprints) {
  EXPECT_EQ(fingerprint(full("nim-plus")),
            "5d0635521fbffd4120137b210ac9adb9acf0891619f7ab1ffbeede26ac827b0e");
  EXPECT_EQ(fingerprint(full("stick-game")),
            "51ab3019ccb8b0b1a19aef5643c06cfcf6761674b306c5aa05eaa14dc769762d");
}

TEST(Generating, refuses_an_answer_that_the_second_route_refutes) {
  const Problem& problem = problem_called("nim-plus");
  const Reference torn{pushed, [](const Ruleset&, const WinTable&) {
                         return std::optional<std::string>("heap 0 is not lost");
                       }};
  EXPECT_THROW(generate(problem, problem.contracts.front(), 1, Extent::Quick, torn),
               ContractViolation);
}

// Theory Z18: {M} against {M-1,M} is a win for Right whoever starts from (M-1)(2M-1) on, not
// before.
TEST(LatePreperiod, stands_on_both_sides_of_the_last_change) {
  int seen = 0;
  for (const Case& c : full("nim-plus").cases) {
    if (c.family != "late-preperiod") continue;
    const Size large = c.question.listed.back().back();
    const Size settled = (large - 1) * (2 * large - 1);
    const Outcome outcome = pushed(ruleset_of(c.question), c.question.heap).outcome.back();
    EXPECT_EQ(outcome == Outcome::R, c.question.heap == settled) << c.input;
    EXPECT_LE(c.question.heap, settled);
    ++seen;
  }
  EXPECT_GE(seen, 8);
}

}  // namespace
}  // namespace nimplus::corpus
