#include "oracle/local.hpp"

#include <gtest/gtest.h>

#include "oracle/every_set.hpp"
#include "oracle/oracle.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::oracle {
namespace {

TEST(Local, holds_of_the_true_class_and_of_no_other_of_pairs_up_to_3) {
  for (const Ruleset& ruleset : every_pair(3)) {
    const WinTable table = solve(ruleset, 20);
    for (Size heap = 0; heap <= 20; ++heap) {
      for (const Outcome claimed : {Outcome::L, Outcome::R, Outcome::N, Outcome::P}) {
        const auto outcome = [&](Size at) { return at == heap ? claimed : table.outcome.at(at); };
        ASSERT_EQ(recurrence_holds(ruleset, heap, outcome), claimed == table.outcome[heap])
            << to_text(ruleset) << ' ' << heap;
      }
    }
  }
}

TEST(Local, holds_of_the_true_grundy_value_and_of_no_other_of_sets_up_to_5) {
  for (const SubtractionSet& set : every_set(5)) {
    const auto values = grundy(shared(set), 30).value;
    for (Size heap = 0; heap <= 30; ++heap) {
      for (std::uint32_t claimed = 0; claimed <= 7; ++claimed) {
        const auto value = [&](Size at) { return at == heap ? claimed : values.at(at); };
        ASSERT_EQ(mex_holds(set, heap, value), claimed == values[heap])
            << to_text(set) << ' ' << heap;
      }
    }
  }
}

}  // namespace
}  // namespace nimplus::oracle
