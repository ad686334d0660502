#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "corpus/contract.hpp"
#include "corpus/question.hpp"
#include "rules/input_error.hpp"

namespace nimplus::corpus {

/// How a problem's statement calls what its input lists.
struct Wording {
  std::string list_size;            ///< the letter: "m"
  std::vector<std::string> owners;  ///< one per list: "Long Long"; empty when it is shared
};

/// Reads `n SIZE` and then the lists, tokens strictly, white space (blank, tab, CR, LF) freely, and
/// checks them against the contract. Throws InputError at the first fault in the order of the text.
/// Cost: linear in the text before the fault.
Question read_question(std::string_view text, const std::string& file, const Contract& contract,
                       const Wording& wording);

/// The canonical layout: a line `n SIZE`, a line a list, single blanks, LF, final newline.
std::string write_question(const Question& question);

}  // namespace nimplus::corpus
