#include "rules/sum.hpp"

#include <gtest/gtest.h>

#include "rules/expects.hpp"
#include "rules/sum_text.hpp"

namespace nimplus {
namespace {

using Moves = std::vector<SumMove>;

TEST(Sum, has_the_moves_of_each_heap_by_increasing_removal) {
  const Sum sum{{{{1, 3}, {2}}, {{2}, {2}}}};
  EXPECT_EQ(options(sum, {{3, 2}, Player::Left}), (Moves{{0, 1}, {0, 3}, {1, 2}}));
  EXPECT_EQ(options(sum, {{3, 2}, Player::Right}), (Moves{{0, 2}, {1, 2}}));
  EXPECT_EQ(options(sum, {{2, 1}, Player::Left}), (Moves{{0, 1}}));
  EXPECT_EQ(options(sum, {{1, 1}, Player::Right}), Moves{});
  EXPECT_THROW(options(sum, {{1}, Player::Left}), ContractViolation);
}

TEST(Sum, a_move_lowers_one_heap_and_turns_the_mover) {
  EXPECT_EQ(after({{3, 2}, Player::Left}, {0, 3}), (SumPosition{{0, 2}, Player::Right}));
  EXPECT_EQ(after({{3, 2}, Player::Right}, {1, 1}), (SumPosition{{3, 1}, Player::Left}));
  EXPECT_THROW(after({{3, 2}, Player::Left}, {1, 3}), ContractViolation);
  EXPECT_THROW(after({{3, 2}, Player::Left}, {2, 1}), ContractViolation);
}

TEST(Sum, of_one_heap_has_the_moves_of_the_single_heap) {
  const Sum sum{{{{3, 7, 10}, {2, 6, 7}}}};
  EXPECT_EQ(options(sum, {{10}, Player::Left}), (Moves{{0, 3}, {0, 7}, {0, 10}}));
  EXPECT_EQ(options(sum, {{6}, Player::Right}), (Moves{{0, 2}, {0, 6}}));
}

TEST(Sum, is_impartial_when_each_heap_is) {
  EXPECT_TRUE((Sum{{{{1}, {1}}, {{2}, {2}}}}.impartial()));
  EXPECT_FALSE((Sum{{{{1}, {1}}, {{2}, {3}}}}.impartial()));
  EXPECT_EQ((Sum{{{{1}, {1}}, {{2}, {3}}}}.largest_removal()), 3U);
  EXPECT_EQ(Sum{}.largest_removal(), 0U);
  EXPECT_EQ(mirrored({{{{1}, {2}}, {{}, {3}}}, Convention::Misere}),
            (Sum{{{{2}, {1}}, {{3}, {}}}, Convention::Misere}));
}

SumGame read(const char* text) { return parse_sum(text, {"SUM"}); }

TEST(SumText, reads_the_grammar) {
  const HeapSets a{{1, 3, 4}, {1, 3, 4}};
  const HeapSets b{{3, 7}, {2, 6}};
  EXPECT_EQ(read("{1,3,4}:7"), (SumGame{{{a}}, {7}}));
  EXPECT_EQ(read("{1,3,4}:7 + {3,7}|{2,6}:4"), (SumGame{{{a, b}}, {7, 4}}));
  EXPECT_EQ(read(" { 4,1,3 } : 7+{3,7} | {6,2}:4\tmisere "),
            (SumGame{{{a, b}, Convention::Misere}, {7, 4}}));
  EXPECT_EQ(read("{}:0"), (SumGame{{{{}}}, {0}}));
  EXPECT_EQ(read("{}:1000000000000000000").heaps.front(), 1'000'000'000'000'000'000U);
  EXPECT_TRUE(looks_like_sum("{1}:2"));
  EXPECT_FALSE(looks_like_sum("{1}|{2} misere"));
}

TEST(SumText, writes_what_it_reads_back) {
  for (const char* text :
       {"{}:0", "{1,3,4}:7 + {1,3,4}:4", "{1}|{2}:3 + {}|{1}:0 + {2}:9 misere", "{5}:1 misere"}) {
    EXPECT_EQ(to_text(read(text)), text);
  }
  EXPECT_THROW(to_text(SumGame{}), ContractViolation);
  EXPECT_THROW(to_text(SumGame{{{{}}}, {1, 2}}), ContractViolation);
}

struct Fault {
  const char* text;
  std::size_t column;
  const char* token;
  const char* expected;
};

TEST(SumText, says_where_and_what_is_wrong) {
  const Fault faults[] = {
      {"", 1, "", "'{' before the removals of a set"},
      {"{1}", 4, "", "':' and a heap after the sets"},
      {"{1}:", 5, "", "a heap from 0 to 10^18"},
      {"{1}:x + {1}:2", 5, "x", "a heap from 0 to 10^18"},
      {"{1}:-1", 5, "-1", "a heap from 0 to 10^18"},
      {"{1}:1000000000000000001", 5, "1000000000000000001", "a heap from 0 to 10^18"},
      {"{1}:2 +", 8, "", "'{' before the removals of a set"},
      {"{1}:2 + {0}:3", 10, "0", "a removal from 1 to 10^18"},
      {"{1+2}:3", 2, "1+2", "a removal from 1 to 10^18"},
      {"{1}:2 {1}:3", 7, "{1}:3", "'+', 'misere' or the end of the sum"},
      {"{1}:2 misere + {1}:3", 7, "misere", "'+', 'misere' or the end of the sum"},
      {"{1}:2 + {1} misere:3", 13, "misere", "the convention at the end of the whole sum"},
      {"{1}:2 misere twice", 14, "twice", "'+', 'misere' or the end of the sum"},
  };
  for (const Fault& fault : faults) {
    try {
      read(fault.text);
      ADD_FAILURE() << fault.text;
    } catch (const InputError& error) {
      EXPECT_EQ(error.place(), (Place{"SUM", 1, fault.column})) << fault.text << error.what();
      EXPECT_EQ(error.token(), fault.token) << fault.text;
      EXPECT_EQ(error.expected(), fault.expected) << fault.text;
    }
  }
}

TEST(SumText, counts_lines_from_the_start_it_was_given) {
  try {
    parse_sum("{1}:2 +\n {1}:z", {"sums.txt", 7, 1});
    FAIL();
  } catch (const InputError& error) {
    EXPECT_STREQ(error.what(), "sums.txt:8:6: read 'z', expected a heap from 0 to 10^18");
  }
}

}  // namespace
}  // namespace nimplus
