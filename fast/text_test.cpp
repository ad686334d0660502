#include "fast/text.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace nimplus::fast {
namespace {

constexpr Size kHeapMax = 1000;

BitRow some_row() {
  BitRow row(kHeapMax);
  for (Size word = 0; word <= kHeapMax / 64; ++word) {
    row.words()[word] = (word + 1) * 0x9e3779b97f4a7c15U;
  }
  return row;
}

std::string by_characters(const BitRow& losing, Size first_heap, Size count) {
  std::string letters;
  for (Size heap = first_heap; heap < first_heap + count; ++heap) {
    letters += losing[heap] ? 'L' : 'W';
  }
  return letters;
}

/// Written into the midst of blanks, `indent` behind the start of a line of memory.
std::string between_blanks(const BitRow& losing, Size first_heap, Size count, Size indent,
                           int width) {
  alignas(64) std::array<char, 64 + kHeapMax + 128> out;
  out.fill(' ');
  write_letters(losing, first_heap, count, out.data() + 64 + indent, width);
  return {out.begin(), out.end()};
}

std::string expected_between_blanks(const std::string& letters, Size indent) {
  std::string text(64 + indent, ' ');
  text += letters;
  text.resize(64 + kHeapMax + 128, ' ');
  return text;
}

TEST(Letters, are_those_of_the_bits_from_any_heap_for_any_count_to_any_place) {
  const BitRow row = some_row();
  for (const int width : vector_widths()) {
    for (Size place = 0; place < 64; ++place) {
      for (const Size count : {0U, 1U, 7U, 31U, 63U, 64U, 65U, 128U, 191U, 300U}) {
        const Size first_heap = place * 11 % 130;
        ASSERT_EQ(between_blanks(row, first_heap, count, place, width),
                  expected_between_blanks(by_characters(row, first_heap, count), place))
            << width << " bytes, heap " << first_heap << ", " << count << " to " << place;
      }
    }
  }
}

TEST(Letters, of_every_first_heap_and_count_agree_at_every_width) {
  const BitRow row = some_row();
  for (const int width : vector_widths()) {
    for (Size first_heap = 0; first_heap <= 130; ++first_heap) {
      for (Size count = 0; count <= 130; ++count) {
        std::string out(count, ' ');
        write_letters(row, first_heap, count, out.data(), width);
        ASSERT_EQ(out, by_characters(row, first_heap, count))
            << width << " bytes, heap " << first_heap << ", " << count;
      }
    }
  }
}

TEST(Letters, reach_the_last_heap) {
  const BitRow row = some_row();
  for (const int width : vector_widths()) {
    std::string out(kHeapMax, ' ');
    write_letters(row, 1, kHeapMax, out.data(), width);
    EXPECT_EQ(out, by_characters(row, 1, kHeapMax));
    out.assign(1, ' ');
    write_letters(row, kHeapMax, 1, out.data(), width);
    EXPECT_EQ(out, by_characters(row, kHeapMax, 1));
  }
}

}  // namespace
}  // namespace nimplus::fast
