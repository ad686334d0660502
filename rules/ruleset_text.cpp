#include "rules/ruleset_text.hpp"

#include <charconv>
#include <vector>

namespace nimplus {
namespace {

constexpr Size kLargestRemoval = 1'000'000'000'000'000'000;

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
bool is_word(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
         c == '+' || c == '.';
}

class Reader {
 public:
  Reader(std::string_view text, const Place& start) : text_(text), start_(start) {}

  Ruleset ruleset() {
    Ruleset result;
    result.left = set();
    result.right = next() == "|" ? (take(), set()) : result.left;
    if (next() == "misere") {
      take();
      result.convention = Convention::Misere;
    }
    if (!next().empty()) fail("'|', 'misere' or the end of the ruleset");
    return result;
  }

 private:
  SubtractionSet set() {
    if (next() != "{") fail("'{' before the removals of a set");
    take();
    std::vector<Size> removals;
    if (next() != "}") {
      removals.push_back(removal());
      while (next() == ",") {
        take();
        removals.push_back(removal());
      }
    }
    if (next() != "}") fail("',' or '}' in a set");
    take();
    return SubtractionSet(std::move(removals));
  }

  Size removal() {
    const auto token = next();
    Size value = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), value);
    if (error != std::errc{} || end != token.data() + token.size() || value < 1 ||
        value > kLargestRemoval) {
      fail("a removal from 1 to 10^18");
    }
    take();
    return value;
  }

  /// The token at the cursor: a run of word characters, or one other byte; empty at the end.
  std::string_view next() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
    std::size_t end = at_;
    while (end < text_.size() && is_word(text_[end])) ++end;
    if (end == at_ && at_ < text_.size()) end = at_ + 1;
    return text_.substr(at_, end - at_);
  }

  void take() { at_ += next().size(); }

  [[noreturn]] void fail(const char* expected) {
    const std::string token(next());
    Place place = start_;
    for (const char c : text_.substr(0, at_)) {
      place.column = c == '\n' ? 1 : place.column + 1;
      place.line += c == '\n' ? 1 : 0;
    }
    throw InputError(place, token, expected);
  }

  std::string_view text_;
  Place start_;
  std::size_t at_ = 0;
};

}  // namespace

Ruleset parse_ruleset(std::string_view text, const Place& start) {
  return Reader(text, start).ruleset();
}

std::string to_text(const SubtractionSet& set) {
  std::string text = "{";
  for (const Size removal : set) {
    if (text.size() > 1) text += ',';
    text += std::to_string(removal);
  }
  return text + '}';
}

std::string to_text(const Ruleset& ruleset) {
  std::string text = to_text(ruleset.left);
  if (!ruleset.impartial()) text += '|' + to_text(ruleset.right);
  if (ruleset.convention == Convention::Misere) text += " misere";
  return text;
}

}  // namespace nimplus
