#include "corpus/families.hpp"

#include <gtest/gtest.h>

#include <set>

#include "corpus/corpus.hpp"

namespace nimplus::corpus {
namespace {

TEST(EveryFamily, proposes_only_what_the_default_contract_admits) {
  std::set<std::string> names;
  for (const Family& family : families()) {
    EXPECT_TRUE(names.insert(family.problem + '/' + family.name).second) << family.name;
    const Contract& contract = problem_called(family.problem).contracts.front();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      Random random(seed);
      const std::vector<Draft> drafts = family.questions(random, contract);
      EXPECT_FALSE(drafts.empty()) << family.name;
      for (const Draft& draft : drafts) {
        EXPECT_TRUE(admits(contract, draft.question))
            << family.name << '\n'
            << problem_called(family.problem).write(draft.question);
      }
    }
  }
}

TEST(EveryFamily, has_something_for_the_narrower_contracts_too) {
  for (const Problem& problem : problems()) {
    for (const Contract& contract : problem.contracts) {
      std::set<std::string> seen;
      for (const Case& c : generate(problem, contract, 1, Extent::Full,
                                    {[](const Ruleset&, Size heap) {
                                       return WinTable{std::vector<Outcome>(heap + 1, Outcome::P)};
                                     },
                                     [](const Ruleset&, const WinTable&) { return std::nullopt; }})
                               .cases) {
        seen.insert(c.family);
      }
      for (const Family& family : families()) {
        if (family.problem == problem.id) {
          EXPECT_TRUE(seen.contains(family.name)) << contract.name << ' ' << family.name;
        }
      }
    }
  }
}

}  // namespace
}  // namespace nimplus::corpus
