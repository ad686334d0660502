#pragma once

// For the tests of oracle/.

#include <vector>

#include "rules/certificate.hpp"

namespace nimplus::oracle {

/// By the definition, with no window: the smallest period that holds from somewhere in the first
/// half of a long row to its end, and from where on.
template <typename Value>
Period least_period(const std::vector<Value>& row) {
  for (Size period = 1; period < row.size() / 2; ++period) {
    Size preperiod = row.size() - period;
    while (preperiod > 0 && row[preperiod - 1] == row[preperiod - 1 + period]) --preperiod;
    if (preperiod <= row.size() / 2) return {preperiod, period};
  }
  return {};
}

}  // namespace nimplus::oracle
