#include "rules/sum_text.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "rules/expects.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus {
namespace {

constexpr Size kLargestHeap = 1'000'000'000'000'000'000;
constexpr std::string_view kBlanks = " \t\r\n";

/// A part of a text, which knows where it stands.
class Part {
 public:
  Part(std::string_view text, Place start) : text_(text), start_(std::move(start)) {}

  std::string_view text() const { return text_; }

  Part from(std::size_t offset) const {
    Place place = start_;
    for (const char c : text_.substr(0, offset)) {
      place.column = c == '\n' ? 1 : place.column + 1;
      place.line += c == '\n' ? 1 : 0;
    }
    return {text_.substr(offset), place};
  }

  Part until(std::size_t offset) const { return {text_.substr(0, offset), start_}; }

  Part without_leading_blanks() const {
    return from(std::min(text_.find_first_not_of(kBlanks), text_.size()));
  }

  /// The first word is what was read.
  [[noreturn]] void fail(const char* expected) const {
    const Part rest = without_leading_blanks();
    const std::size_t end = rest.text_.find_first_of(kBlanks);
    throw InputError(rest.start_, std::string(rest.text_.substr(0, end)), expected);
  }

  const Place& start() const { return start_; }

 private:
  std::string_view text_;
  Place start_;
};

/// Where the first heap of the text ends: at a '+' outside of a set.
std::size_t heap_end(std::string_view text) {
  bool in_set = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '{') in_set = true;
    if (text[at] == '}') in_set = false;
    if (text[at] == '+' && !in_set) return at;
  }
  return text.size();
}

HeapSets sets_of(const Part& part) {
  const Ruleset ruleset = parse_ruleset(part.text(), part.start());
  if (ruleset.convention == Convention::Misere) {
    part.from(part.text().find("misere")).fail("the convention at the end of the whole sum");
  }
  return {ruleset.left, ruleset.right};
}

/// Takes a whole number off the part.
Size take_heap(Part& part) {
  const Part rest = part.without_leading_blanks();
  const char* begin = rest.text().data();
  const char* end = begin + std::min(rest.text().find_first_of(kBlanks), rest.text().size());
  Size heap = 0;
  const auto [stop, error] = std::from_chars(begin, end, heap);
  if (error != std::errc{} || stop != end || heap > kLargestHeap) {
    rest.fail("a heap from 0 to 10^18");
  }
  part = rest.from(static_cast<std::size_t>(stop - begin));
  return heap;
}

}  // namespace

SumGame parse_sum(std::string_view text, const Place& start) {
  SumGame game;
  for (Part rest(text, start);;) {
    const std::size_t end = heap_end(rest.text());
    Part heap = rest.until(end);
    const std::size_t colon = heap.text().find(':');
    if (colon == std::string_view::npos) {
      sets_of(heap);  // names what is wrong with the sets, if anything is
      heap.from(heap.text().size()).fail("':' and a heap after the sets");
    }
    game.sum.sets.push_back(sets_of(heap.until(colon)));
    Part after = heap.from(colon + 1);
    game.heaps.push_back(take_heap(after));
    const bool last = end == rest.text().size();
    after = after.without_leading_blanks();
    if (last && after.text().starts_with("misere")) {
      game.sum.convention = Convention::Misere;
      after = after.from(6).without_leading_blanks();
    }
    if (!after.text().empty()) after.fail("'+', 'misere' or the end of the sum");
    if (last) return game;
    rest = rest.from(end + 1);
  }
}

bool looks_like_sum(std::string_view text) { return text.find(':') != std::string_view::npos; }

std::string to_text(const SumGame& game) {
  expects(game.heaps.size() == game.sum.sets.size() && !game.heaps.empty(),
          "one heap or more, as many as the sum has");
  std::string text;
  for (std::size_t heap = 0; heap < game.heaps.size(); ++heap) {
    const auto& [left, right] = game.sum.sets[heap];
    if (!text.empty()) text += " + ";
    text += to_text(Ruleset{left, right}) + ':' + std::to_string(game.heaps[heap]);
  }
  if (game.sum.convention == Convention::Misere) text += " misere";
  return text;
}

}  // namespace nimplus
