#include "corpus/question_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>

namespace nimplus::corpus {
namespace {

struct Token {
  const std::string* file = nullptr;
  std::size_t line = 0;
  std::size_t column = 0;
  std::string_view text;  // empty: the end of the input
};

/// Cuts a text at white space and knows where it is.
class Tokens {
 public:
  Tokens(std::string_view text, const std::string& file) : rest_(text), file_(file) {}

  Token next() {
    while (!rest_.empty() && kWhiteSpace.find(rest_.front()) != std::string_view::npos) {
      if (rest_.front() == '\n') {
        ++line_;
        column_ = 1;
      } else {
        ++column_;
      }
      rest_.remove_prefix(1);
    }
    const std::size_t length = std::min(rest_.find_first_of(kWhiteSpace), rest_.size());
    const Token token{&file_, line_, column_, rest_.substr(0, length)};
    rest_.remove_prefix(length);
    column_ += length;
    return token;
  }

 private:
  static constexpr std::string_view kWhiteSpace = " \t\r\n";
  std::string_view rest_;
  const std::string& file_;
  std::size_t line_ = 1;
  std::size_t column_ = 1;
};

[[noreturn]] void fail(const Token& token, std::string expected) {
  throw InputError({*token.file, token.line, token.column}, std::string(token.text),
                   std::move(expected));
}

/// The number that the token is; `what()` says what was expected if it is none.
template <typename What>
Size number(const Token& token, const What& what) {
  Size value = 0;
  const char* end = token.text.data() + token.text.size();
  const auto [stop, error] = std::from_chars(token.text.data(), end, value);
  if (token.text.empty() || error != std::errc{} || stop != end) fail(token, what());
  if (token.text.front() == '0' && token.text.size() > 1) {
    fail(token, what() + ", no leading zeros");
  }
  return value;
}

Size bounded_number(Tokens& tokens, const Bounds& bounds, std::string_view name) {
  const Token token = tokens.next();
  const auto what = [&] { return fmt::format("{} from {} to {}", name, bounds.min, bounds.max); };
  const Size value = number(token, what);
  if (!bounds.contains(value)) fail(token, what());
  return value;
}

/// " (removal 2 of 3 of Mao Mao)"
std::string numbered(std::size_t number, std::size_t size, const std::string& owner) {
  return fmt::format(" (removal {} of {}{}{})", number, size, owner.empty() ? "" : " of ", owner);
}

std::vector<Size> read_list(Tokens& tokens, const Contract& contract, Size heap, std::size_t size,
                            const std::string& owner) {
  std::vector<Size> list;
  Token token;
  while (list.size() < size) {
    token = tokens.next();
    const auto which = [&, place = list.size() + 1] { return numbered(place, size, owner); };
    list.push_back(number(token, [&] {
      return fmt::format("a removal from {} to {}", contract.removal.min, contract.removal.max) +
             which();
    }));
    if (const auto expected = breach_of_last(contract, heap, list)) {
      fail(token, *expected + which());
    }
  }
  if (const auto expected = breach_of_list(contract, list)) {
    fail(token, *expected + numbered(size, size, owner));
  }
  return list;
}

}  // namespace

Question read_question(std::string_view text, const std::string& file, const Contract& contract,
                       const Wording& wording) {
  Tokens tokens(text, file);
  Question question;
  question.heap = bounded_number(tokens, contract.heap, "n");
  const std::size_t size = bounded_number(tokens, contract.list_size, wording.list_size);
  for (const std::string& owner : wording.owners) {
    question.listed.push_back(read_list(tokens, contract, question.heap, size, owner));
  }
  const Token rest = tokens.next();
  if (!rest.text.empty()) {
    fail(rest, fmt::format("the end of the input after {} removal{}{}", size, size == 1 ? "" : "s",
                           wording.owners.size() == 1 ? "" : " each"));
  }
  return question;
}

std::string write_question(const Question& question) {
  std::string text = fmt::format("{} {}\n", question.heap, question.listed.front().size());
  for (const std::vector<Size>& list : question.listed) {
    text += fmt::format("{}\n", fmt::join(list, " "));
  }
  return text;
}

}  // namespace nimplus::corpus
