#pragma once

#include <optional>
#include <span>
#include <string>

#include "corpus/question.hpp"

namespace nimplus::corpus {

/// An inclusive range.
struct Bounds {
  Size min = 0;
  Size max = 0;
  bool contains(Size value) const { return min <= value && value <= max; }
};

/// What a problem promises about its inputs, as data. Lists always have equal sizes.
struct Contract {
  std::string name;
  std::string summary;                ///< one line for --help and for remarks
  Bounds heap;                        ///< tokens
  Bounds list_size;                   ///< removals per list
  Bounds removal;                     ///< tokens
  bool removals_within_heap = false;  ///< no removal exceeds the heap
  bool distinct = false;
  bool increasing = false;
  bool contains_one = false;
};

/// Does the last removal of `list` break the contract? What was expected instead, as the end of the
/// sentence "expected …"; std::nullopt when it is allowed behind the others. `list` is not empty.
std::optional<std::string> breach_of_last(const Contract& contract, Size heap,
                                          std::span<const Size> list);

/// The same for what only a whole list can break.
std::optional<std::string> breach_of_list(const Contract& contract, std::span<const Size> list);

/// Is this a question that the contract allows?
bool admits(const Contract& contract, const Question& question);

}  // namespace nimplus::corpus
