#pragma once

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

}  // namespace nimplus::corpus
