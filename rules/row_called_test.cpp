#include "rules/row_called.hpp"

#include <gtest/gtest.h>

#include <array>
#include <span>

namespace nimplus {
namespace {

struct Row {
  std::string name;
  int value = 0;
};

const std::array<Row, 3> kRows{{{"one", 1}, {"two", 2}, {"one", 3}}};

std::string fault(std::string_view wanted, const Place& place) {
  try {
    row_called(kRows, &Row::name, wanted, place);
  } catch (const InputError& error) {
    return error.what();
  }
  return "no fault";
}

TEST(RowCalled, is_the_first_of_that_name_in_the_table_itself) {
  EXPECT_EQ(&row_called(kRows, &Row::name, "one", {"--row"}), &kRows[0]);
  EXPECT_EQ(&row_called(std::span(kRows), &Row::name, "two", {"--row"}), &kRows[1]);
}

TEST(RowCalled, may_have_its_name_computed) {
  const auto letter = [](int row) { return std::string(1, "abc"[row]); };
  const std::array rows{0, 1, 2};
  EXPECT_EQ(row_called(rows, letter, "c", {"--row"}), 2);
}

TEST(RowCalled, lists_the_known_names_where_there_is_none) {
  EXPECT_EQ(fault("one", {"f"}), "no fault");
  EXPECT_EQ(fault("On", {"f", 2, 3}), "f:2:3: read 'On', expected one of one, two, one");
  EXPECT_EQ(fault("", {"--row"}), "--row:1:1: a name is missing, expected one of one, two, one");
}

}  // namespace
}  // namespace nimplus
